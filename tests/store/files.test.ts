// R19.2: games go to files and come back; a broken file says what is wrong and harms nothing.
import { describe, expect, it } from 'vitest';
import type { Save } from '../../src/engine';
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import { axisPoints, play, playRandomly, sitDown, startedTable, stateIn, tableWith, turnOne } from './table';

type Loose = Record<string, unknown> & {
  decisions: { side: string; decision: Record<string, unknown> }[];
  timeline: { line: number[] };
};

const text = turnedOver().getState().exportGame();
const whole = JSON.parse(text) as Save;

/** A game of some thirty decisions. */
function turnedOver(): TableStore {
  const table = startedTable();
  playRandomly(table, 4, 30);
  return table;
}

/** The file with something changed in it. */
function broken(change: (save: Loose) => void): string {
  const save = JSON.parse(text) as Loose;
  change(save);
  return JSON.stringify(save);
}

const brokenFiles: [string, string, { code: string; path?: string }][] = [
  ['is empty', '', { code: 'notJson' }],
  ['is cut off', text.slice(0, -20), { code: 'notJson' }],
  ['is no JSON', 'Dear diary', { code: 'notJson' }],
  ['is a number', '42', { code: 'notASave' }],
  ['is null', 'null', { code: 'notASave' }],
  ['is a list', '[]', { code: 'notASave' }],
  ['is of another program', '{"format":"chess","schema":1}', { code: 'notASave', path: 'format' }],
  ['has no pack', broken((save) => Reflect.deleteProperty(save, 'pack')), { code: 'notASave', path: 'pack' }],
  [
    'is of a newer version',
    broken((save) => {
      save['schema'] = 999;
    }),
    { code: 'tooNew', path: 'schema' },
  ],
  [
    'is of another pack',
    broken((save) => {
      save['pack'] = { id: 'other', hash: '0' };
    }),
    { code: 'otherPack', path: 'pack' },
  ],
  [
    'has a word for a seed',
    broken((save) => {
      save['seed'] = 'seven';
    }),
    { code: 'corrupt', path: 'seed' },
  ],
  [
    'has no list of decisions',
    broken((save) => {
      Reflect.set(save, 'decisions', {});
    }),
    { code: 'corrupt', path: 'decisions' },
  ],
  [
    'has a decision of nobody',
    broken((save) => {
      const [first] = save.decisions;
      if (first) first.side = 'switzerland';
    }),
    { code: 'corrupt', path: 'decisions[0].side' },
  ],
];

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

describe('a file', () => {
  it('brings the game back as a new one, behind the curtain', async () => {
    const table = turnOne();
    const before = table.getState().game?.id;
    const result = await table.getState().importGame(text);
    const { game, curtain, seat, notice } = table.getState();
    expect(result).toEqual({ ok: true, value: game?.id });
    expect(game?.id).not.toBe(before);
    expect({ seat, notice, name: game?.name }).toEqual({ seat: null, notice: null, name: 'Test' });
    expect(curtain).not.toBeNull();
    expect(stateIn(table)).toEqual(whole.state);
    expect(table.getState().exportGame()).toBe(text);
    expect(table.getState().saves).toHaveLength(2);
  });

  it('can be given another name', async () => {
    const table = turnOne();
    await table.getState().importGame(text, 'From a friend');
    expect(table.getState().game?.name).toBe('From a friend');
    expect(table.getState().saves[0]?.name).toBe('From a friend');
  });

  it('is opened at an empty table too', async () => {
    const table = tableWith();
    expect(table.getState().exportGame()).toBe('');
    await table.getState().importGame(text);
    expect(table.getState().game?.name).toBe('Test');
  });

  it.each(brokenFiles)('that %s is refused and leaves the running game as it is', async (_, file, problem) => {
    const table = axisPoints();
    const before = table.getState();
    const result = await table.getState().importGame(file);
    const after = table.getState();
    expect(result).toMatchObject({ ok: false, error: problem });
    expect(after.notice).toMatchObject({
      kind: 'fileRefused',
      problem: { ...problem, reason: expect.stringMatching(/./) },
    });
    for (const key of ['game', 'state', 'view', 'prompt', 'seat', 'log', 'options', 'saves'] as const) {
      expect(after[key]).toBe(before[key]);
    }
    play(table, { type: 'done' });
    expect(stateIn(table)).not.toBe(before.state);
  });
});

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
