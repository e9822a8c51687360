// What is written to storage with each decision, and never over what another tab has written.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import { counting, idOf, reopened } from './stored';
import { playRandomly, sitDown, startedTable, stateIn, tableWith, turnOne } from './table';

describe('each decision', () => {
  it('writes the head of the game and the last steps only, however long the game is', async () => {
    const { storage, written, forget } = counting();
    const table = startedTable(storage);
    playRandomly(table, 4, 150);
    await table.getState().settled();
    forget();
    playRandomly(table, 5, 1);
    await table.getState().settled();
    expect([...written().keys()]).toEqual([`steps/${idOf(table)}/2`, `game/${idOf(table)}`]);
    const whole = table.getState().exportGame().length;
    const bytes = [...written().values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(JSON.stringify(stateIn(table)).length + whole / 3);
  });

  it('has in storage what another table reads as the same game, at the borders of chunks too', async () => {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    for (const count of [63, 1, 1, 63, 1]) {
      playRandomly(table, count, count);
      await table.getState().settled();
      const later = await reopened(storage);
      expect(later.getState().notice).toBeNull();
      expect(later.getState().exportGame()).toBe(table.getState().exportGame());
    }
  });

  it('that could not be written is written with the next', async () => {
    const memory = createMemoryStorage();
    let full = false;
    const swap: Storage['swap'] = (...args) =>
      full ? Promise.reject(Object.assign(new Error(), { name: 'QuotaExceededError' })) : memory.swap(...args);
    const table = startedTable({ ...memory, swap });
    playRandomly(table, 4, 60);
    await table.getState().settled();
    full = true;
    playRandomly(table, 5, 10);
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBe('full');
    full = false;
    playRandomly(table, 6, 1);
    await table.getState().settled();
    expect(table.getState().storageTrouble).toBeNull();
    const later = await reopened(memory);
    expect(later.getState()).toMatchObject({ notice: null });
    expect(stateIn(later)).toEqual(stateIn(table));
  });
});

describe('a stored game of which a part is gone', () => {
  async function damaged(harm: (storage: Storage, id: string) => Promise<void>): Promise<TableStore> {
    const storage = createMemoryStorage();
    const table = startedTable(storage);
    playRandomly(table, 4, 150);
    await table.getState().settled();
    await harm(storage, idOf(table));
    return reopened(storage);
  }

  it.each<[string, (storage: Storage, id: string) => Promise<void>, number]>([
    ['the last steps', (storage, id) => storage.delete(`steps/${id}/2`), 128],
    ['the middle', (storage, id) => storage.delete(`steps/${id}/1`), 64],
    ['a chunk that is none', (storage, id) => storage.set(`steps/${id}/1`, 'rubbish'), 64],
    [
      'a step that is none',
      async (storage, id) => {
        const steps = (await storage.get(`steps/${id}/1`)) as unknown[];
        await storage.set(`steps/${id}/1`, steps.with(10, { parent: 900, decisions: [] }));
      },
      74,
    ],
  ])('is opened after what is still there: without %s', async (_, harm, kept) => {
    const table = await damaged(harm);
    expect(table.getState().notice).toMatchObject({ kind: 'gameRepaired', kept, lost: 150 - kept });
    expect(JSON.parse(table.getState().exportGame()).decisions).toHaveLength(kept);
    expect(table.getState().saves).toHaveLength(1);
    playRandomly(table, 1, 1);
    await table.getState().settled();
    expect(table.getState().saves).toHaveLength(2);
  });

  it('without its first steps begins anew', async () => {
    const table = await damaged((storage, id) => storage.delete(`steps/${id}/0`));
    expect(table.getState().notice).toMatchObject({ kind: 'gameRepaired', kept: 0, lost: 150 });
    expect(table.getState().timeline?.cursor).toBe(0);
  });
});

describe('a game stored in the older form, whole under one key', () => {
  it('is opened, goes on, and is kept in the new form from then on', async () => {
    const table = startedTable();
    playRandomly(table, 4, 80);
    const { timeline: _, ...save } = JSON.parse(table.getState().exportGame());
    const old = { ...save, schema: 1 };
    const storage = createMemoryStorage({ 'game/old': { updated: 5, turn: 3, at: 'impulse', save: old }, last: 'old' });
    const later = await reopened(storage);
    expect(later.getState()).toMatchObject({ notice: null, game: { id: 'old', name: 'Test' } });
    expect(stateIn(later)).toEqual(stateIn(table));
    playRandomly(later, 5, 1);
    await later.getState().settled();
    const latest = await reopened(storage);
    expect(latest.getState()).toMatchObject({ notice: null, game: { id: 'old' } });
    expect(latest.getState().exportGame()).toBe(later.getState().exportGame());
    expect(await storage.list()).toContain('steps/old/1');
  });
});

describe('two tabs at the same game', () => {
  async function two(): Promise<{ storage: Storage; first: TableStore; second: TableStore }> {
    const storage = createMemoryStorage();
    const first = turnOne(storage);
    await first.getState().settled();
    const second = await reopened(storage, 1_800_000_000_000);
    return { storage, first, second };
  }

  it('the one that comes later goes on as a game of its own, and says so; nothing is overwritten', async () => {
    const { storage, first, second } = await two();
    playRandomly(second, 1, 3);
    await second.getState().settled();
    playRandomly(first, 2, 2);
    const state = stateIn(first);
    await first.getState().settled();
    expect(first.getState()).toMatchObject({
      notice: { kind: 'otherTab', name: 'Test (2)' },
      game: { name: 'Test (2)' },
      storageTrouble: null,
    });
    expect(first.getState().state).toBe(state);
    expect(idOf(first)).not.toBe(idOf(second));
    const later = tableWith(storage);
    await later.getState().openGame(idOf(second));
    expect(stateIn(later)).toEqual(stateIn(second));
    await later.getState().openGame(idOf(first));
    expect(stateIn(later)).toEqual(stateIn(first));
  });

  it('both are in the list, each with its turn', async () => {
    const { storage, first, second } = await two();
    playRandomly(second, 1, 3);
    await second.getState().settled();
    playRandomly(first, 2, 2);
    await first.getState().settled();
    expect(first.getState().saves.map(({ id }) => id)).toEqual([idOf(first), idOf(second)]);
    const later = await reopened(storage);
    expect(new Set(later.getState().saves.map(({ name }) => name))).toEqual(new Set(['Test', 'Test (2)']));
  });

  it('what is decided while storage is slow goes on in the one new game, to the last decision', async () => {
    const memory = createMemoryStorage();
    const slow: Storage['swap'] = async (...args) => {
      for (let wait = 0; wait < 20; wait += 1) await Promise.resolve();
      return memory.swap(...args);
    };
    const first = turnOne({ ...memory, swap: slow });
    await first.getState().settled();
    const second = await reopened(memory, 1_800_000_000_000);
    playRandomly(second, 1, 3);
    await second.getState().settled();
    for (let count = 0; count < 12; count += 1) {
      playRandomly(first, count, 1);
      for (let wait = 0; wait < 7; wait += 1) await Promise.resolve();
    }
    await first.getState().settled();
    expect(first.getState().saves.map(({ name }) => name)).toEqual(['Test (2)', 'Test']);
    const later = tableWith(memory);
    await later.getState().openGame(idOf(first));
    expect(later.getState()).toMatchObject({ notice: null, game: { name: 'Test (2)' } });
    expect(stateIn(later)).toEqual(stateIn(first));
  });

  it('what was decided here is not lost when the game has left the table meanwhile', async () => {
    const { storage, first, second } = await two();
    playRandomly(second, 1, 3);
    await second.getState().settled();
    playRandomly(first, 2, 2);
    const state = stateIn(first);
    first.getState().closeGame();
    await first.getState().settled();
    expect(first.getState()).toMatchObject({ game: null, notice: { kind: 'otherTab', name: 'Test (2)' } });
    const later = await reopened(storage);
    expect(later.getState().game).toBeNull();
    await later.getState().openGame(first.getState().saves.find(({ name }) => name === 'Test (2)')?.id ?? '');
    expect(stateIn(later)).toEqual(state);
  });

  it('what was selected stays so when the game goes on apart', async () => {
    const { first, second } = await two();
    playRandomly(second, 1, 2);
    await second.getState().settled();
    first.getState().nameBranch(1, 'Here');
    sitDown(first);
    const id = Object.keys(first.getState().selectables).find(
      (one) => first.getState().selectables[one as keyof object] === null,
    );
    first.getState().selectUnits([id as never]);
    await first.getState().settled();
    expect(first.getState().notice?.kind).toBe('otherTab');
    expect(first.getState().selection).toEqual([id]);
  });

  it('one that only looks disturbs nobody', async () => {
    const { first, second } = await two();
    sitDown(second);
    second.getState().startReplay();
    second.getState().closeGame();
    await second.getState().settled();
    playRandomly(first, 2, 4);
    await first.getState().settled();
    expect(first.getState()).toMatchObject({ notice: null, game: { name: 'Test' } });
  });

  it('a game that is deleted in the one is kept anew by the other', async () => {
    const { storage, first, second } = await two();
    await second.getState().deleteGame(idOf(second));
    playRandomly(first, 2, 3);
    await first.getState().settled();
    expect(first.getState().notice).toBeNull();
    const later = tableWith(storage);
    await later.getState().openGame(idOf(first));
    expect(later.getState().notice).toBeNull();
    expect(stateIn(later)).toEqual(stateIn(first));
  });
});
