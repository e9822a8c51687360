// Chance for bots: the same seed gives the same stream, and every value is as likely as the next.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/bots';

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** How often each of `kinds` values came. */
function counts(values: readonly number[], kinds: number): number[] {
  const found = times(kinds, () => 0);
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
}

/** Six standard deviations of a count. */
const slack = (trials: number, p: number) => 6 * Math.sqrt(trials * p * (1 - p));

describe('a stream of chance', () => {
  it('is the same for the same seed, another for the next seed', () => {
    const stream = (seed: number) => {
      const chance = chanceOf(seed);
      return times(30, () => chance.below(1000));
    };
    expect(stream(5)).toEqual(stream(5));
    expect(stream(6)).not.toEqual(stream(5));
  });

  it('gives whole numbers below a bound, each as often', () => {
    const chance = chanceOf(1);
    for (const bound of [2, 5, 6]) {
      const trials = 6000;
      for (const count of counts(
        times(trials, () => chance.below(bound)),
        bound,
      )) {
        expect(Math.abs(count - trials / bound)).toBeLessThan(slack(trials, 1 / bound));
      }
    }
    expect([chance.below(1), chance.below(0)]).toEqual([0, 0]);
  });

  it('begins evenly over neighbouring seeds: one game is not like the next', () => {
    const firsts = times(6000, (seed) => chanceOf(seed).below(6));
    for (const count of counts(firsts, 6)) expect(Math.abs(count - 1000)).toBeLessThan(slack(6000, 1 / 6));
    const pairs = times(6000, (seed) => Number(chanceOf(seed).below(6) === chanceOf(seed + 1).below(6)));
    expect(Math.abs((counts(pairs, 2)[1] ?? 0) - 1000)).toBeLessThan(slack(6000, 1 / 6));
  });

  it('is true once in so many times', () => {
    const chance = chanceOf(2);
    const hits = times(6000, () => chance.oneIn(4)).filter(Boolean).length;
    expect(Math.abs(hits - 1500)).toBeLessThan(slack(6000, 1 / 4));
  });

  it('picks one of several, and nothing of none', () => {
    const chance = chanceOf(3);
    expect(new Set(times(200, () => chance.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(chance.pick([])).toBeUndefined();
  });

  it('samples different ones in their order, all when more are asked for', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(8), fc.nat(10), (seed, size, count) => {
        const items = times(size, (n) => n);
        const taken = chanceOf(seed).sample(items, count);
        expect(taken).toHaveLength(Math.min(size, count));
        expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
        expect(items).toEqual(expect.arrayContaining(taken));
      }),
    );
  });

  it('samples each pair as often', () => {
    const chance = chanceOf(4);
    const pairs = times(6000, () => chance.sample([0, 1, 2, 3], 2)).map(([a = 0, b = 0]) => a + 3 * (b - 1));
    const found = counts(pairs, 10).filter((count) => count > 0);
    expect(found).toHaveLength(6);
    for (const count of found) expect(Math.abs(count - 1000)).toBeLessThan(slack(6000, 1 / 6));
  });
});
