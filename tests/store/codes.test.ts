// A game's line as a text for a link: short, without a state, and back again the same game.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { readDecisions, writeDecisions } from '../../src/store/decisionCode';
import { idOf } from './stored';
import {
  area,
  axisPoints,
  card,
  longGame,
  nation,
  play,
  playRandomly,
  sitDown,
  startedTable,
  stateIn,
  tableWith,
  turnOne,
  unit,
  world,
} from './table';

const long = longGame(900);

const everything: Decision[] = [
  { type: 'chooseHand', cards: [card('axis-'), card('allies-')] },
  { type: 'chooseHand', cards: [] },
  { type: 'playCard', card: card('axis-'), first: 'event' },
  { type: 'playCard', card: card('axis-'), first: 'points' },
  { type: 'useAmbushPoints' },
  { type: 'pass' },
  { type: 'done' },
  { type: 'move', group: ['DE-LF-1', 'DE-TF-1'].map(unit), path: ['ruhr', 'paris'].map(area) },
  { type: 'attack', group: world.units.map(({ id }) => id) },
  { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') },
  { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') },
  { type: 'mobilize', unit: unit('DE-LF-1'), path: [area('berlin')] },
  { type: 'setController', area: area('warsaw'), nation: nation('IT') },
  { type: 'ambush', card: card('allies-ambush') },
  { type: 'decline' },
  { type: 'damage', unit: unit('GB-LF-1') },
  { type: 'retreat', unit: unit('GB-LF-1'), to: area('paris') },
  { type: 'retreat', unit: unit('GB-LF-1'), to: 'forcePool' },
  { type: 'sendToPool', units: [unit('GB-LF-1')] },
  { type: 'recover', units: [] },
  { type: 'negotiate', nation: nation('IT'), move: 'join' },
  { type: 'negotiate', nation: nation('IT'), move: 'return' },
  { type: 'develop', card: card('axis-') },
  { type: 'proclaimVichy' },
  { type: 'deploy', unit: unit('DE-LF-1'), path: [area('berlin'), area('ruhr')] },
  { type: 'release', unit: unit('DE-LF-1') },
  { type: 'raid', group: [unit('DE-SS-1')] },
  { type: 'bomb', group: [unit('GB-AF-1')], area: area('berlin') },
  { type: 'placePartisan', unit: unit('YU-LF-1') },
  { type: 'drop', unit: unit('GB-LF-1'), to: area('paris') },
];

describe('the code of a decision', () => {
  it.each(everything.map((decision) => [decision.type, decision] as const))('%s comes back the same', (_, decision) => {
    for (const side of ['axis', 'allies'] as const) {
      const recorded = [{ side, decision }];
      expect(readDecisions(world, Uint8Array.from(writeDecisions(world, recorded)))).toEqual(recorded);
    }
  });

  it('of all decisions one after the other too', () => {
    const recorded = everything.map((decision) => ({ side: 'allies' as const, decision }));
    expect(readDecisions(world, Uint8Array.from(writeDecisions(world, recorded)))).toEqual(recorded);
  });

  it('that is cut off, or names what there is not, is none', () => {
    const bytes = writeDecisions(world, [{ side: 'axis', decision: { type: 'attack', group: [unit('DE-LF-1')] } }]);
    expect(() => readDecisions(world, Uint8Array.from(bytes.slice(0, -1)))).toThrow(RangeError);
    expect(() => readDecisions(world, Uint8Array.from([31]))).toThrow(RangeError);
    expect(() => readDecisions(world, Uint8Array.from([...bytes.slice(0, 2), 255, 127]))).toThrow(RangeError);
  });
});

describe('a link code', () => {
  it('holds a game of 900 decisions, short enough for a link, and gives it back', async () => {
    const table = tableWith();
    table.getState().openSample(long, 'Long');
    table.getState().endReplay();
    const code = await table.getState().exportCode();
    expect(JSON.parse(table.getState().exportGame()).decisions).toHaveLength(900);
    expect(code).toMatch(/^TR1\.[0-9a-f]{16}\.[\w-]+$/);
    expect(code.length).toBeLessThan(6000);
    const other = tableWith();
    const result = await other.getState().importCode(code);
    expect(result).toEqual({ ok: true, value: other.getState().game?.id });
    expect(stateIn(other)).toEqual(stateIn(table));
    expect(other.getState()).toMatchObject({ notice: null, seat: null, game: { name: 'Long', seed: long.seed } });
    expect(JSON.parse(other.getState().exportGame()).decisions).toEqual(long.decisions);
    expect(other.getState().saves).toHaveLength(1);
  });

  it('keeps name, seed and the dice of a script', async () => {
    const table = tableWith();
    table.getState().newGame({ seed: 12, name: '冬の対局 “A”', script: [6, 1, 3] });
    playRandomly(table, 3, 30);
    const other = tableWith();
    await other.getState().importCode(await table.getState().exportCode());
    expect(other.getState().game).toMatchObject({ name: '冬の対局 “A”', seed: 12 });
    expect(stateIn(other)).toEqual(stateIn(table));
    playRandomly(table, 5, 20);
    playRandomly(other, 5, 20);
    expect(stateIn(other)).toEqual(stateIn(table));
  });

  it('holds the line to where the game stands, and none that was abandoned', async () => {
    const table = axisPoints();
    const here = stateIn(table);
    play(table, { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') });
    table.getState().undo();
    const other = tableWith();
    await other.getState().importCode(await table.getState().exportCode());
    expect(stateIn(other)).toEqual(here);
    sitDown(other);
    expect(other.getState().redoable).toBe(false);
  });

  it('can be read out of a link, and with spaces around it', async () => {
    const code = await turnOne().getState().exportCode();
    for (const text of [`  ${code}\n`, `https://example.org/play/#game=${code}`]) {
      expect((await tableWith().getState().importCode(text)).ok).toBe(true);
    }
  });

  it('of a stored game is that of the game on the table', async () => {
    const table = turnOne();
    const id = idOf(table);
    const whole = await table.getState().exportCode();
    expect(await table.getState().exportCode(id)).toBe(whole);
    table.getState().closeGame();
    expect(await table.getState().exportCode(id)).toBe(whole);
  });

  it('is empty without a game', async () => {
    expect(await tableWith().getState().exportCode()).toBe('');
    expect(await turnOne().getState().exportCode('nowhere')).toBe('');
  });

  const code = turnOne().getState().exportCode();

  it.each<[string, (code: string) => string, { code: string; path?: string }]>([
    ['nothing', () => '', { code: 'notASave' }],
    ['a letter', () => 'Dear diary', { code: 'notASave' }],
    ['of another program', (text) => text.replace('TR1', 'XY1'), { code: 'notASave' }],
    ['of a newer version', (text) => text.replace('TR1', 'TR2'), { code: 'tooNew' }],
    ['of another pack', (text) => text.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'), { code: 'otherPack' }],
    ['cut off', (text) => text.slice(0, -12), { code: 'corrupt' }],
    ['scrambled', (text) => text.slice(0, 22) + [...text.slice(22)].reverse().join(''), { code: 'corrupt' }],
  ])('that is %s is refused and leaves the running game as it is', async (_, change, problem) => {
    const table = axisPoints();
    const before = table.getState();
    const result = await table.getState().importCode(change(await code));
    expect(result).toMatchObject({ ok: false, error: problem });
    expect(table.getState().notice).toMatchObject({ kind: 'fileRefused', problem });
    expect([table.getState().game, table.getState().state]).toEqual([before.game, before.state]);
  });

  it('whose decisions the rules refuse is opened after the last good one, as a damaged file is', async () => {
    const table = startedTable();
    playRandomly(table, 4, 12);
    const { decisions } = JSON.parse(table.getState().exportGame());
    const bytes = writeDecisions(world, [...decisions, { side: 'axis', decision: { type: 'proclaimVichy' } }]);
    const head = new TextEncoder().encode(`${JSON.stringify({ name: 'T', seed: 7, script: [], variants: {} })}\n`);
    const packed = new Blob([head, Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const letters = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
    const other = tableWith();
    expect((await other.getState().importCode(`TR1.${world.hash}.${letters}`)).ok).toBe(true);
    expect(other.getState().notice).toMatchObject({ kind: 'gameRepaired', kept: 12, lost: 1 });
    expect(stateIn(other)).toEqual(stateIn(table));
  });
});
