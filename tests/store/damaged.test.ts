// A damaged file or stored game is opened after its last good decision, and says what is lost.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import { broken, type Loose, text, whole } from './savedText';
import { playRandomly, sitDown, startedTable, stateIn, tableWith } from './table';

/** Files that are damaged, with the decisions that still hold and what is said to be wrong. */
const damagedFiles: [string, (save: Loose) => void, number, { code: string; path?: string }][] = [
  ['has no name', (save) => Reflect.deleteProperty(save, 'name'), 30, { code: 'corrupt', path: 'name' }],
  [
    'has a decision the rules refuse',
    (save) => save.decisions.splice(5, 0, { side: 'axis', decision: { type: 'proclaimVichy' } }),
    5,
    { code: 'corrupt', path: 'decisions[5]' },
  ],
  [
    'has a decision of an unknown kind',
    (save) => save.decisions.splice(3, 0, { side: 'axis', decision: { type: 'surrender' } }),
    3,
    { code: 'corrupt', path: 'decisions[3]' },
  ],
  [
    'has a decision without its units',
    (save) => save.decisions.splice(2, 0, { side: 'axis', decision: { type: 'airAttack' } }),
    2,
    { code: 'corrupt', path: 'decisions[2]' },
  ],
  ['has a hole', (save) => save.decisions.splice(8, 1, null as never), 8, { code: 'corrupt', path: 'decisions[8]' }],
  ['lacks decisions', (save) => save.decisions.splice(-3), 27, { code: 'corrupt' }],
  [
    'has a state that does not follow',
    (save) => {
      save['state'] = { ...(save['state'] as object), turn: 9 };
    },
    30,
    { code: 'corrupt', path: 'state' },
  ],
  ['has no state', (save) => Reflect.deleteProperty(save, 'state'), 30, { code: 'corrupt', path: 'state' }],
  ['has no timeline', (save) => Reflect.deleteProperty(save, 'timeline'), 30, { code: 'corrupt', path: 'timeline' }],
  [
    'has a timeline with a hole',
    (save) => Reflect.set(save, 'timeline', { ...save.timeline, line: save.timeline.line.map((node) => node + 1) }),
    30,
    { code: 'corrupt', path: 'timeline.aside' },
  ],
];

describe('a damaged file', () => {
  it.each(damagedFiles)(
    'that %s is opened after its last good decision, and says so',
    async (_, change, kept, problem) => {
      const table = tableWith();
      const result = await table.getState().importGame(broken(change));
      const { game, notice } = table.getState();
      expect(result).toEqual({ ok: true, value: game?.id });
      expect(notice).toMatchObject({ kind: 'gameRepaired', kept, problem });
      expect(JSON.parse(table.getState().exportGame()).decisions).toEqual(whole.decisions.slice(0, kept));
      sitDown(table);
      playRandomly(table, 1, 1);
      expect(JSON.parse(table.getState().exportGame()).decisions).toHaveLength(kept + 1);
    },
  );

  it('says how much is lost', async () => {
    const table = tableWith();
    await table
      .getState()
      .importGame(
        broken((save) => save.decisions.splice(12, 1, { side: 'axis', decision: { type: 'proclaimVichy' } })),
      );
    expect(table.getState().notice).toMatchObject({ kept: 12, lost: whole.decisions.length - 12 });
  });

  it('of which only another line is damaged keeps the game whole, and says what is lost', async () => {
    const forked = startedTable();
    playRandomly(forked, 4, 12);
    const tip = forked.getState().timeline?.cursor ?? 0;
    forked.getState().goTo(tip - 4);
    forked.getState().answer(true);
    playRandomly(forked, 5, 6);
    const save = JSON.parse(forked.getState().exportGame());
    expect(save.timeline.aside).toHaveLength(4);
    save.timeline.aside[1].decisions[0] = { side: 'axis', decision: { type: 'surrender' } };
    const table = tableWith();
    await table.getState().importGame(JSON.stringify(save));
    expect(table.getState().notice).toMatchObject({
      kind: 'gameRepaired',
      kept: save.decisions.length,
      lost: 3,
      problem: { path: 'timeline.aside[1].decisions[0]' },
    });
    expect(stateIn(table)).toEqual(save.state);
    expect(JSON.parse(table.getState().exportGame()).timeline.aside).toHaveLength(1);
  });
});

/** Storage with one game under the id `old`, in the form before there were timelines beside it. */
const holding = (save: unknown): Storage =>
  createMemoryStorage({ 'game/old': { updated: 5, turn: 3, at: 'impulse', save }, last: 'old' });

async function opened(save: unknown): Promise<TableStore> {
  const table = tableWith(holding(save));
  await table.getState().resume();
  return table;
}

const loose = (change: (save: Loose) => void): unknown => JSON.parse(broken(change));

describe('a damaged game in storage', () => {
  it('is opened after its last good decision, says what was lost, and stays as it is', async () => {
    const damaged = loose((save) =>
      save.decisions.splice(12, 1, { side: 'axis', decision: { type: 'proclaimVichy' } }),
    );
    const table = await opened(damaged);
    expect(table.getState().notice).toMatchObject({
      kind: 'gameRepaired',
      kept: 12,
      lost: whole.decisions.length - 12,
      problem: { code: 'corrupt', path: 'decisions[12]' },
    });
    expect(JSON.parse(table.getState().exportGame()).decisions).toEqual(whole.decisions.slice(0, 12));
    expect(table.getState()).toMatchObject({ seat: null, prompt: null, game: { name: 'Test' } });
    playRandomly(table, 1, 1);
    await table.getState().settled();
    expect(JSON.parse((await table.getState().exportStored('old')) ?? '')).toEqual(damaged);
    expect(table.getState().saves.map(({ id }) => id)).toEqual([table.getState().game?.id, 'old']);
  });

  it.each<[string, (save: Loose) => void, number]>([
    ['a decision is malformed', (save) => save.decisions.splice(8, 1, null as never), 8],
    ['a decision throws', (save) => save.decisions.splice(2, 1, { side: 'axis', decision: { type: 'airAttack' } }), 2],
    [
      'only the state is wrong',
      (save) => {
        save['state'] = null;
      },
      30,
    ],
    ['only the name is missing', (save) => Reflect.deleteProperty(save, 'name'), 30],
  ])('is opened when %s', async (_, change, least) => {
    const table = await opened(loose(change));
    const { notice } = table.getState();
    expect(notice).toMatchObject({ kind: 'gameRepaired' });
    expect(notice?.kind === 'gameRepaired' ? notice.kept : 0).toBeGreaterThanOrEqual(least);
    expect(table.getState().curtain).not.toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['is nothing', undefined, 'notASave'],
    ['is a word', 'rubbish', 'notASave'],
    [
      'is of another pack',
      loose((save) => {
        save['pack'] = { id: 'other', hash: '0' };
      }),
      'otherPack',
    ],
    [
      'is of a newer version',
      loose((save) => {
        save['schema'] = 2000;
      }),
      'tooNew',
    ],
    ['has no seed', loose((save) => Reflect.deleteProperty(save, 'seed')), 'corrupt'],
    ['has a first decision that does not hold', loose((save) => save.decisions.reverse()), 'corrupt'],
  ])('that %s is not opened, says why, and can still be exported and deleted', async (_, save, code) => {
    const table = await opened(save);
    expect(table.getState()).toMatchObject({
      ready: true,
      game: null,
      notice: { kind: 'gameRefused', problem: { code } },
    });
    expect(table.getState().saves).toMatchObject([{ id: 'old' }]);
    expect(await table.getState().exportStored('old')).toMatch(/./);
    await table.getState().deleteGame('old');
    expect(table.getState().saves).toEqual([]);
  });

  it('does not hide the others', async () => {
    const storage = createMemoryStorage({
      'game/a': 17,
      'game/b': { save: JSON.parse(text), updated: 9, turn: 1, at: 'x' },
    });
    const table = tableWith(storage);
    await table.getState().resume();
    expect(table.getState().saves).toEqual([
      { id: 'b', name: 'Test', turn: 1, at: null, updated: 9, problem: null, guided: false },
      { id: 'a', name: 'a', turn: null, at: null, updated: 0, problem: 'notASave', guided: false },
    ]);
    await table.getState().openGame('b');
    expect(table.getState().game?.name).toBe('Test');
  });
});
