// What is put together in the lab: plans from drafts, starting positions, and decisions to be compared.
import { describe, expect, it } from 'vitest';
import { judge, promptOf } from '../../src/engine';
import { candidatesIn, type LineDraft, planOf, startingFrom } from '../../src/store/lab';
import { exampleStrategies } from '../../src/store/lab/library';
import { namesOf, words } from '../../src/ui/i18n';
import { labWords } from '../../src/ui/i18n/labWords';
import { seatWords } from '../../src/ui/i18n/seatWords';
import { lineName, tellDecision } from '../../src/ui/lab/names';
import { axisPoints, playRandomly, startedTable, stateIn, turnOne, world } from '../store/table';

const library = exampleStrategies(world);
const plain = { bot: 'greedy', strategy: null } as const;
const line: LineDraft = { name: '', players: { axis: plain, allies: plain }, opening: [] };

const speech = { words: words('en'), names: namesOf(world, 'en', words('en')), lab: labWords('en') };

describe('a plan', () => {
  it('has the strategies of the library as they are', () => {
    const id = 'example-axisBlitzTwice';
    const players = { axis: { bot: 'greedy', strategy: id }, allies: plain } as const;
    const plan = planOf({ games: 3, seed: 4, lines: [{ ...line, players }], from: null, viewer: null }, library);
    expect(plan.lines[0]?.players.axis.strategy).toEqual(library.find((strategy) => strategy.id === id)?.strategy);
    expect(plan.lines[0]?.players.allies).toEqual({ bot: 'greedy', strategy: null });
    expect('viewer' in plan).toBe(false);
  });

  it('starts from a position without its other branches, as one side knows it', () => {
    const table = turnOne();
    table.getState().undo();
    table.getState().redo();
    const from = startingFrom(world, table.getState().exportGame());
    const plan = planOf({ games: 1, seed: 1, lines: [line], from, viewer: 'axis' }, library);
    expect(plan.from?.state).toEqual(stateIn(table));
    expect(plan).toMatchObject({ viewer: 'axis', from: { timeline: { aside: [] } } });
  });

  it('has no start in what cannot be read or is over', () => {
    expect(startingFrom(world, '{"format": "something"}')).toBeNull();
    expect(startingFrom(world, null)).toBeNull();
    const table = startedTable();
    playRandomly(table, 5, 3000);
    expect(stateIn(table).outcome).not.toBeNull();
    expect(startingFrom(world, table.getState().exportGame())).toBeNull();
  });
});

describe('decisions to be compared', () => {
  it.each([
    ['an impulse', () => stateIn(turnOne())],
    ['points', () => stateIn(axisPoints())],
  ] as const)('are legal and different in %s, each with a name of its own kind', (_, reach) => {
    const state = reach();
    const candidates = candidatesIn(world, state);
    expect(candidates.length).toBeGreaterThan(4);
    for (const { side, decision } of candidates) expect(judge(world, state, side, decision)).toBeNull();
    expect(new Set(candidates.map((one) => JSON.stringify(one))).size).toBe(candidates.length);
    expect(new Set(candidates.map(({ side }) => side))).toEqual(new Set([promptOf(state)?.side]));
    for (const { decision } of candidates) expect(tellDecision(decision, speech)).not.toMatch(/undefined|\[object/);
  });

  it('are none where several cards are chosen at once', () => {
    expect(candidatesIn(world, stateIn(startedTable()))).toEqual([]);
  });
});

describe('a line', () => {
  it('is called by its name, its decision, or who plays', () => {
    const named = (draft: LineDraft): string => lineName(draft, library, seatWords('en'), 'en', speech);
    expect(named({ ...line, name: ' Mine ' })).toBe('Mine');
    expect(named({ ...line, opening: [{ side: 'axis', decision: { type: 'pass' } }] })).toBe('Pass');
    expect(named(line)).toBe('One step – One step');
    const players = { ...line.players, axis: { bot: 'greedy', strategy: 'example-axisBlitzTwice' } } as const;
    expect(named({ ...line, players })).toBe('Blitz twice – One step');
  });
});
