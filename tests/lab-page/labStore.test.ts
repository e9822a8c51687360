// The lab's store: strategies and experiments are kept, runs can be stopped and go on, and trouble is told.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type Storage } from '../../src/store';
import { line, planOf, world } from '../lab/toyLab';
import { ended, toyLab } from './labBench';

const plan = planOf({ games: 5, lines: [line('one'), line('other')] });

const full: Storage = {
  ...createMemoryStorage(),
  set: async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
};

describe('experiments', () => {
  it('are played to the end, told and kept', async () => {
    const storage = createMemoryStorage();
    const lab = toyLab(storage);
    await lab.getState().resume();
    lab.getState().begin('First', plan);
    expect(lab.getState().bench).toMatchObject({ running: true, broken: null });
    await ended(lab);
    await lab.getState().settled();
    const { bench, experiments } = lab.getState();
    expect(bench?.report.lines.map(({ games }) => games)).toEqual([5, 5]);
    expect(bench?.report.comparisons).toHaveLength(1);
    expect(experiments).toMatchObject([{ name: 'First', played: 10, total: 10 }]);
    const again = toyLab(storage);
    await again.getState().resume();
    await again.getState().openExperiment(experiments[0]?.id ?? '');
    expect(again.getState().bench?.report).toEqual(bench?.report);
  });

  it('that are stopped keep what has been played, and go on to the same end', async () => {
    const storage = createMemoryStorage();
    const lab = toyLab(storage);
    lab.getState().begin('Stopped', plan);
    for (let looks = 0; (lab.getState().bench?.experiment.results.rows.length ?? 0) < 3 && looks < 500; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    lab.getState().cancel();
    await ended(lab);
    await lab.getState().settled();
    const played = lab.getState().experiments[0]?.played ?? 0;
    expect(played).toBeGreaterThanOrEqual(3);
    expect(played).toBeLessThan(10);
    const again = toyLab(storage);
    await again.getState().resume();
    await again.getState().openExperiment(lab.getState().experiments[0]?.id ?? '');
    again.getState().goOn();
    await ended(again);
    const whole = toyLab();
    whole.getState().begin('Whole', plan);
    await ended(whole);
    expect(again.getState().bench?.report).toEqual(whole.getState().bench?.report);
  });

  it('of which only the last few are kept', async () => {
    const storage = createMemoryStorage();
    const lab = toyLab(storage);
    for (let n = 0; n < 10; n += 1) {
      lab.getState().begin(`Run ${n}`, planOf({ games: 1 }));
      await ended(lab);
    }
    await lab.getState().settled();
    expect(lab.getState().experiments.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Run ${n}`));
    expect((await storage.list()).filter((key) => key.startsWith('lab/experiment/'))).toHaveLength(8);
  });

  it('can be removed, also the one that is looked at', async () => {
    const storage = createMemoryStorage();
    const lab = toyLab(storage);
    lab.getState().begin('Gone', planOf({ games: 1 }));
    await ended(lab);
    lab.getState().removeExperiment(lab.getState().bench?.experiment.id ?? '');
    await lab.getState().settled();
    expect(lab.getState()).toMatchObject({ bench: null, experiments: [] });
    expect((await storage.list()).filter((key) => key.startsWith('lab/experiment/'))).toEqual([]);
  });

  it('of a plan that makes no sense are told to be broken', () => {
    const lab = toyLab();
    expect(() => lab.getState().begin('Empty', planOf({ lines: [] }))).toThrow('no lines');
    expect(lab.getState().bench).toBeNull();
  });

  it('give each game back as a save, and all of them as files', async () => {
    const lab = toyLab();
    expect([lab.getState().reportJson(), lab.getState().gamesCsv(), lab.getState().cardsCsv()]).toEqual(['', '', '']);
    lab.getState().begin('Files', plan);
    await ended(lab);
    const save = await lab.getState().record({ line: 1, n: 2 });
    expect(save?.state.outcome).toEqual(
      expect.objectContaining({
        winner: lab.getState().bench?.experiment.results.rows.find((row) => row.line === 1 && row.n === 2)?.winner,
      }),
    );
    expect(JSON.parse(lab.getState().reportJson())).toMatchObject({ name: 'Files', plan: { games: 5 } });
    expect(lab.getState().gamesCsv().trim().split('\n')).toHaveLength(11);
    expect(lab.getState().cardsCsv().trim().split('\n')).toHaveLength(1 + 2 * world.cards.length);
  });

  it('go on when storage is full, which is told', async () => {
    const lab = toyLab(full);
    await lab.getState().resume();
    lab.getState().begin('Unkept', planOf({ games: 2 }));
    await ended(lab);
    await lab.getState().settled();
    expect(lab.getState()).toMatchObject({ storageTrouble: 'full', bench: { running: false } });
    expect(lab.getState().bench?.report.games).toBe(2);
  });
});

describe('strategies', () => {
  const text =
    '{"schema": 1, "side": "axis", "name": "Mine", "hands": [], "development": [], "diplomacy": [], "play": []}';

  it('are kept as they are written, sound or not', async () => {
    const storage = createMemoryStorage();
    const lab = toyLab(storage);
    await lab.getState().resume();
    const id = lab.getState().writeStrategy(null, text);
    lab.getState().writeStrategy(null, '{"schema": 1,');
    lab.getState().writeStrategy(id, text.replace('Mine', 'Mine again'));
    await lab.getState().settled();
    const again = toyLab(storage);
    await again.getState().resume();
    const own = again.getState().strategies.filter(({ origin }) => origin === 'own');
    expect(own.map(({ names, faults }) => [names?.en ?? null, faults.length])).toEqual(
      expect.arrayContaining([
        ['Mine again', 0],
        [null, 1],
      ]),
    );
    again.getState().removeStrategy(id);
    expect(again.getState().strategies.filter(({ origin }) => origin === 'own')).toHaveLength(1);
  });

  it('an example is never changed', async () => {
    const lab = toyLab();
    await lab.getState().resume();
    const [example] = lab.getState().strategies;
    const id = lab.getState().writeStrategy(example?.id ?? null, text);
    expect(
      lab.getState().strategies.find((strategy) => strategy.id === example?.id && strategy.origin === 'example'),
    ).toEqual(example);
    expect(
      lab.getState().strategies.filter((strategy) => strategy.id === id && strategy.origin === 'own'),
    ).toHaveLength(1);
  });
});
