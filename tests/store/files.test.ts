// R19.2: games go to files and come back; a broken file says what is wrong and harms nothing.
import { describe, expect, it } from 'vitest';
import { broken, text, whole } from './savedText';
import { axisPoints, play, stateIn, tableWith, turnOne } from './table';

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
