// The queue of writes, and storage that fails.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type Storage } from '../../src/store';
import { createKeeper } from '../../src/store/keeper';
import { troubleOf } from '../../src/store/storage';
import { play, playRandomly, sitDown, startedTable, stateIn, tableWith, turnOne } from './table';

const failing = (error: unknown): Storage => {
  const fail = () => Promise.reject(error);
  return { get: fail, set: fail, delete: fail, list: fail, swap: fail };
};

const named = (name: string): Error => Object.assign(new Error(name), { name });

describe('storage that fails', () => {
  it.each([
    [named('QuotaExceededError'), 'full'],
    [named('SecurityError'), 'blocked'],
    [named('AbortError'), 'failed'],
    ['no reason', 'failed'],
  ])('%s is %s', (error, trouble) => {
    expect(troubleOf(error)).toBe(trouble);
  });

  it('does not stop the game, and is said', async () => {
    const table = startedTable(failing(named('QuotaExceededError')));
    playRandomly(table, 1, 30);
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBe('full');
    expect(stateIn(table).outcome ?? table.getState().game).not.toBeNull();
    expect(JSON.parse(table.getState().exportGame()).decisions.length).toBeGreaterThanOrEqual(30);
  });

  it('at the start leaves an empty table that can be played at', async () => {
    const table = tableWith(failing(named('SecurityError')));
    await table.getState().resume();
    expect(table.getState()).toMatchObject({ ready: true, storageTrouble: 'blocked', saves: [], game: null });
    table.getState().newGame({ seed: 1, name: 'Anyway' });
    sitDown(table);
    expect(table.getState().prompt?.at).toBe('chooseHand');
  });

  it('that throws instead of rejecting is no different', async () => {
    const throwing = (): never => {
      throw named('SecurityError');
    };
    const table = startedTable({ get: throwing, set: throwing, delete: throwing, list: throwing, swap: throwing });
    await table.getState().resume();
    playRandomly(table, 1, 3);
    await table.getState().openGame('other');
    await table.getState().settled();
    expect(table.getState()).toMatchObject({ storageTrouble: 'blocked', game: { name: 'Test' } });
  });

  it('is forgotten once the game can be kept again', async () => {
    const memory = createMemoryStorage();
    let full = true;
    const set: Storage['set'] = (key, value) =>
      full ? Promise.reject(named('QuotaExceededError')) : memory.set(key, value);
    const table = turnOne({ ...memory, set });
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBe('full');
    full = false;
    table.getState().setPreference('counterSize', 40);
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBe('full');
    play(table, { type: 'pass' });
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBeNull();
  });
});

describe('the queue of writes', () => {
  it('writes one after the other, in order, the newest value of a key last', async () => {
    const written: string[] = [];
    let busy = 0;
    const memory = createMemoryStorage();
    const set: Storage['set'] = async (key, value) => {
      busy += 1;
      expect(busy).toBe(1);
      await Promise.resolve();
      written.push(`${key}${String(value)}`);
      busy -= 1;
    };
    const keeper = createKeeper({ ...memory, set }, () => {});
    keeper.write('a', 1);
    keeper.write('b', 1);
    await Promise.resolve();
    keeper.write('a', 2);
    keeper.write('a', 3);
    await keeper.settled();
    expect(written.at(-1)).toBe('a3');
    expect(written).toContain('b1');
    expect(written.indexOf('a1')).toBeLessThan(written.indexOf('b1'));
    expect(written).not.toContain('a2');
  });

  it('writes a value that was replaced while it waited at its new place', async () => {
    const written: string[] = [];
    const set: Storage['set'] = async (key, value) => {
      written.push(`${key}${String(value)}`);
    };
    const keeper = createKeeper({ ...createMemoryStorage(), set }, () => {});
    for (const [key, value] of [
      ['a', 1],
      ['b', 1],
      ['a', 2],
    ] as const) {
      keeper.write(key, value);
    }
    await keeper.settled();
    expect(written).toEqual(['b1', 'a2']);
  });

  it('removes after it has written, never before', async () => {
    const storage = createMemoryStorage();
    const keeper = createKeeper(storage, () => {});
    keeper.write('a', 1);
    keeper.remove('a');
    await keeper.settled();
    expect(await storage.get('a')).toBeUndefined();
    keeper.remove('a');
    keeper.write('a', 2);
    await keeper.settled();
    expect(await storage.get('a')).toBe(2);
  });
});
