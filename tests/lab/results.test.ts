// Many games together: in any order, in any parts, the same results.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../../src/lab/playedGame';
import { unplayedGame } from '../../src/lab/playGame';
import { addGame } from '../../src/lab/results/addGame';
import { mergeResults } from '../../src/lab/results/mergeResults';
import { emptyResults, type Results } from '../../src/lab/results/results';
import { card } from '../support/packs/ids';
import { gamesOf, line, planOf, wonGame, world } from './toyLab';

const plan = planOf({ games: 5, lines: [line('a'), line('b')] });
const games = [...gamesOf(plan), unplayedGame(plan, { line: 1, n: 99 }, 'the worker died')];

function resultsOf(some: readonly PlayedGame[]): Results {
  const results = emptyResults(world, plan);
  for (const game of some) addGame(results, game);
  return results;
}

const whole = resultsOf(games);

describe('results', () => {
  it('are the same in whatever order games are added, to the last byte', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(games, { minLength: games.length }), (shuffled) => {
        expect(JSON.stringify(resultsOf(shuffled))).toBe(JSON.stringify(whole));
      }),
      { numRuns: 10 },
    );
  });

  it('of two parts are those of the whole', () => {
    fc.assert(
      fc.property(fc.subarray(games), (part) => {
        const others = games.filter((game) => !part.includes(game));
        const merged = mergeResults(resultsOf(part), resultsOf(others));
        expect(JSON.stringify(merged)).toBe(JSON.stringify(whole));
      }),
      { numRuns: 10 },
    );
  });

  it('take a game once, and no game of a line they do not have', () => {
    const results = resultsOf(games);
    expect(games.slice(0, 3).map((game) => addGame(results, game))).toEqual([false, false, false]);
    expect(addGame(results, unplayedGame(plan, { line: 2, n: 0 }, 'no such line'))).toBe(false);
    expect(results).toEqual(whole);
    expect(() => mergeResults(whole, resultsOf(games.slice(5, 6)))).toThrow('is in both results');
    expect(() => mergeResults(whole, emptyResults(world, planOf()))).toThrow('different plans');
  });

  it('count a failure apart', () => {
    const [a, b] = whole.lines;
    expect([a?.games, a?.failures, b?.games, b?.failures]).toEqual([5, 0, 5, 1]);
    expect(whole.rows.at(-1)).toMatchObject({ line: 1, n: 99, winner: null, failure: 'the worker died' });
  });

  it('survive JSON', () => expect(JSON.parse(JSON.stringify(whole))).toEqual(whole));
});

it('sums are those of the games', () => {
  const held = (turns: number[], more = {}) => ({
    cards: { [card('axis-supply-1')]: { held: turns, eventFirst: 1, pointsFirst: 0, sprung: 0, eventDid: 1, ...more } },
  });
  const { lines } = resultsOf([
    wonGame(0, 'axis', { ...held([1, 2]), events: ['supply'], clauses: ['berlin', 'areas'], ending: 'axisDecision' }),
    wonGame(1, 'axis', { ...held([2], { pointsFirst: 2 }), clauses: ['areas'], ending: 'axisDecision' }),
    wonGame(2, 'allies', held([1])),
    wonGame(3, 'allies'),
  ]);
  const [sums] = lines;
  expect(sums).toMatchObject({ games: 4, wins: { axis: 2, allies: 2 } });
  expect(sums?.endings).toEqual({ axisSudden: 0, alliesSudden: 2, axisDecision: 2, alliesDecision: 0 });
  expect(sums?.clauses).toEqual({
    berlin: { met: 1, alone: 0 },
    points: { met: 0, alone: 0 },
    areas: { met: 2, alone: 1 },
  });
  expect(sums?.cards[card('axis-supply-1')]).toEqual({
    ...{ side: 'axis', event: 'supply', held: { games: 3, wins: 2 }, playedIn: { games: 3, wins: 2 } },
    heldInTurn: [
      { games: 2, wins: 1 },
      { games: 2, wins: 2 },
      { games: 0, wins: 0 },
    ],
    ...{ turnsHeld: 4, eventFirst: 3, pointsFirst: 2, sprung: 0, eventDid: 3 },
  });
  expect(sums?.events.supply).toBe(1);
});
