// The statistics against small samples worked out by hand.
import { describe, expect, it } from 'vitest';
import { addGame } from '../../src/lab/results/addGame';
import { addedHistograms, countValue, meanOf, noValues, quantileOf, varianceOf } from '../../src/lab/results/histogram';
import { emptyResults } from '../../src/lab/results/results';
import { compareLines, partingTurn } from '../../src/lab/statistics/comparison';
import { moreGames } from '../../src/lab/statistics/moreGames';
import { newcombe, pairedDifference, wilson } from '../../src/lab/statistics/proportion';
import { bandOf, cardValues, curveBands, endingShares, winShare } from '../../src/lab/statistics/summary';
import { card } from '../support/packs/ids';
import { line, planOf, wonGame, world } from './toyLab';

function histogram(...values: number[]) {
  const made = noValues();
  for (const value of values) countValue(made, value);
  return made;
}

describe('Wilson', () => {
  it('7 of 10', () => {
    // z² = 3.841459. Centre (0.7 + 3.841459/20) / (1 + 0.3841459) = 0.892073 / 1.384146 = 0.644493.
    // Half 1.959964 · √(0.7·0.3/10 + 3.841459/400) / 1.384146 = 1.959964 · 0.174939 / 1.384146 = 0.247715.
    const { low, high } = wilson(7, 10);
    expect(low).toBeCloseTo(0.396778, 5);
    expect(high).toBeCloseTo(0.892208, 5);
  });

  it('0 of 10 and 10 of 10 mirror each other; nothing is known of 0 of 0', () => {
    // Upper bound z²/n / (1 + z²/n) = 0.3841459 / 1.3841459 = 0.277533.
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.277533, 5);
    expect(wilson(10, 10).low).toBeCloseTo(1 - 0.277533, 5);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the difference of two shares', () => {
  it('56 of 70 against 48 of 80, unpaired', () => {
    // 0.8 − 0.6 = 0.2. Wilson: 56/70 in 0.69174…0.87692, 48/80 in 0.49044…0.70031.
    // Low 0.2 − √((0.8 − 0.69174)² + (0.70031 − 0.6)²) = 0.2 − √(0.011720 + 0.010062) = 0.2 − 0.14759 = 0.05241.
    // High 0.2 + √((0.87692 − 0.8)² + (0.6 − 0.49044)²) = 0.2 + √(0.005917 + 0.012003) = 0.2 + 0.13387 = 0.33387.
    const { difference, interval } = newcombe({ wins: 56, games: 70 }, { wins: 48, games: 80 });
    expect(difference).toBeCloseTo(0.2, 12);
    expect(interval.low).toBeCloseTo(0.0524, 4);
    expect(interval.high).toBeCloseTo(0.3339, 4);
  });

  it('20 pairs of which 6 were won by the first alone, 1 by the second alone', () => {
    // (6 − 1) / 20 = 0.25. With one more each: 7/22 = 0.318182, 2/22 = 0.090909, difference 0.227273.
    // Half 1.959964 · √((0.409091 − 0.227273²) / 22) = 1.959964 · √(0.357438 / 22) = 1.959964 · 0.127464 = 0.249825.
    const { difference, interval } = pairedDifference({ both: 4, onlyFirst: 6, onlySecond: 1, neither: 9 });
    expect(difference).toBe(0.25);
    expect(interval.low).toBeCloseTo(0.227273 - 0.249825, 5);
    expect(interval.high).toBeCloseTo(0.227273 + 0.249825, 5);
  });

  it('is unknown without games', () => {
    const unknown = { difference: null, interval: { low: -1, high: 1 } };
    expect(newcombe({ wins: 0, games: 0 }, { wins: 1, games: 2 })).toEqual(unknown);
    expect(pairedDifference({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 })).toEqual(unknown);
  });
});

describe('more games to be sure', () => {
  it('are counted until the interval excludes 0', () => {
    // The interval 0.1 ± 1/√n excludes 0 when √n > 10: from 101 games on, 91 more than 10.
    const around = (difference: number) => (times: number) => ({
      low: difference - 1 / Math.sqrt(10 * times),
      high: difference + 1 / Math.sqrt(10 * times),
    });
    expect(moreGames(10, around(0.1))).toBe(91);
    expect(moreGames(10, around(-0.1))).toBe(91);
    expect(moreGames(10, around(0.9))).toBe(0);
    expect(moreGames(10, around(0))).toBeNull();
    expect(moreGames(0, around(0.9))).toBeNull();
  });
});

describe('a histogram', () => {
  const values = histogram(4, 1, 2, 1);

  it('has mean, variance and quantiles of 1, 1, 2, 4', () => {
    // Mean 8/4 = 2; variance (1 + 1 + 0 + 4) / 3 = 2.
    expect(values.bins).toEqual([
      [1, 2],
      [2, 1],
      [4, 1],
    ]);
    expect([meanOf(values), varianceOf(values)]).toEqual([2, 2]);
    // 10 % of 4 values is less than one value: the first. 50 % are two, 75 % three, 90 % more than three: the fourth.
    expect([0.1, 0.5, 0.75, 0.9].map((share) => quantileOf(values, share))).toEqual([1, 1, 2, 4]);
    expect(bandOf(values)).toEqual({ mean: 2, low: 1, high: 4 });
  });

  it('says nothing of no values', () => {
    expect([meanOf(noValues()), varianceOf(noValues()), quantileOf(noValues(), 0.5)]).toEqual([null, null, null]);
    expect(varianceOf(histogram(3))).toBeNull();
  });

  it('adds up', () => expect(addedHistograms(values, histogram(2, 3))).toEqual(histogram(1, 1, 2, 2, 3, 4)));
});

const point = (turn: number, axis: number) => ({
  ...{ turn, points: { axis, allies: 4 }, victory: axis, areas: 3, hands: { axis: 3, allies: 4 } },
  ...{ lost: { axis: 0, allies: turn }, spent: { axis: 1, allies: 0 } },
});

describe('one line', () => {
  const results = emptyResults(world, planOf());
  const supply = card('axis-supply-1');
  const held = (...turns: number[]) => ({
    cards: { [supply]: { held: turns, eventFirst: 1, pointsFirst: 1, sprung: 0, eventDid: 1 } },
  });
  addGame(results, wonGame(0, 'axis', { ...held(1, 2), curve: [point(1, 2), point(2, 3)] }));
  addGame(results, wonGame(1, 'axis', { ...held(1), curve: [point(1, 2), point(2, 4)] }));
  addGame(results, wonGame(2, 'allies', { ...held(1), curve: [point(1, 2), point(2, 2.5)] }));
  addGame(results, wonGame(3, 'allies', { curve: [point(1, 2)] }));
  addGame(results, wonGame(4, 'axis', { curve: [point(1, 2), point(2, 3)] }));
  const [only] = results.lines;
  if (!only) throw new Error('no line');

  it('win rate and endings', () => {
    expect(winShare(only, 'axis')).toEqual({ wins: 3, games: 5, rate: 0.6, interval: wilson(3, 5) });
    expect(endingShares(only).alliesSudden).toMatchObject({ wins: 2, rate: 0.4 });
  });

  it('a card in hand and not in hand', () => {
    const value = cardValues(only).find((one) => one.card === supply);
    // In hand in games 0, 1, 2 (2 won); not in games 3, 4 (1 won).
    expect(value?.held).toMatchObject({ games: 3, wins: 2 });
    expect(value?.notHeld).toMatchObject({ games: 2, wins: 1 });
    expect(value?.difference).toEqual(newcombe({ games: 3, wins: 2 }, { games: 2, wins: 1 }));
    // Four games reached turn 2 (3 won); in game 0 it was in hand then.
    expect(value?.byTurn[1]?.held).toMatchObject({ games: 1, wins: 1 });
    expect(value?.byTurn[1]?.notHeld).toMatchObject({ games: 3, wins: 2 });
    expect(value).toMatchObject({ turnsHeld: 4, played: 6, eventFirst: 3, eventDid: 3 });
  });

  it('curves with bands, of the games that reached the turn', () => {
    // Turn 2: 3, 4, 2.5, 3; mean 12.5 / 4 = 3.125, 10 % the first of 2.5, 3, 3, 4, 90 % the fourth.
    expect(curveBands(only)[1]).toMatchObject({ turn: 2, points: { axis: { mean: 3.125, low: 2.5, high: 4 } } });
    expect(curveBands(only)[1]?.lost.allies).toEqual({ mean: 2, low: 2, high: 2 });
    expect(curveBands(only)[2]?.victory).toEqual({ mean: null, low: null, high: null });
  });
});

describe('two lines', () => {
  const results = emptyResults(world, planOf({ lines: [line('a'), line('b')] }));
  const game = (index: number, n: number, winner: 'axis' | 'allies', trail: number[], axis: number) =>
    addGame(results, { ...wonGame(n, winner, { trail, curve: [point(1, 2), point(2, axis)] }), line: index });
  game(0, 0, 'axis', [1, 2], 5);
  game(1, 0, 'allies', [1, 3], 3);
  game(0, 1, 'axis', [4, 5], 5.5);
  game(1, 1, 'axis', [4, 5], 3);
  game(0, 2, 'axis', [6], 5);
  game(1, 2, 'allies', [7, 8], 2.5);
  game(0, 3, 'axis', [9], 6);

  it('are compared over the games that both have played', () => {
    const comparison = compareLines(results, 0, 1);
    expect(comparison).toMatchObject({ games: 3, pairs: { both: 1, onlyFirst: 2, onlySecond: 0, neither: 0 } });
    expect(comparison.difference).toBeCloseTo(2 / 3, 12);
    expect(comparison.unpaired).toEqual(newcombe({ wins: 4, games: 4 }, { wins: 1, games: 3 }));
    expect(compareLines(results, 0, 1, 'allies').difference).toBeCloseTo(-2 / 3, 12);
    expect(compareLines(results, 1, 0).pairs).toEqual({ both: 1, onlyFirst: 0, onlySecond: 2, neither: 0 });
  });

  it('are sure after as many more games as make the interval exclude 0, and not one less', () => {
    // 3 pairs, two thirds won by the first alone. At n pairs p = (2n/3 + 1)/(n + 2), q = 1/(n + 2):
    // n = 5: 0.619048 − 0.142857 = 0.476190, half 1.959964·√((0.761905 − 0.226757)/7) = 0.541918: includes 0.
    // n = 6: 0.625 − 0.125 = 0.5, half 1.959964·√((0.75 − 0.25)/8) = 0.489991: excludes 0. So 3 more.
    expect(compareLines(results, 0, 1).more).toBe(3);
  });

  it('part where the trails of a pair do', () => {
    expect(compareLines(results, 0, 1).parting).toEqual({ turns: [1, 1, 0], never: 1, first: 1 });
    expect([partingTurn([1, 2], [1, 2]), partingTurn([1], [1, 2]), partingTurn([], [])]).toEqual([null, 2, null]);
  });

  it('have different bases from the turn in which their means surely differ', () => {
    // Turn 2: 5, 5.5, 5, 6 (mean 5.375, variance 0.229167) and 3, 3, 2.5 (mean 2.833333, variance 0.083333):
    // 2.541667 ± 1.959964·√(0.229167/4 + 0.083333/3) = ± 0.571513.
    expect(compareLines(results, 0, 1).pointsApart).toBe(2);
    expect(compareLines(results, 0, 1, 'allies').pointsApart).toBeNull();
  });
});
