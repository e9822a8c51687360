// Chance for bots and the lab, apart from the dice of the games they play.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Chance {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
  /** One of several; undefined of none. */
  pick<T>(items: readonly T[]): T | undefined;
  /** `count` different ones, in their order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Spreads the bits of a seed: neighbouring seeds of this generator are otherwise alike. */
function mixed(seed: number): number {
  let x = (seed + 0x3c6ef372) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** A stream of chance; the same seed gives the same stream. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(mixed(seed));
  const below = (n: number) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1));
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (items) => items[below(items.length)],
    sample(items, count) {
      const left = items.map((_, i) => i);
      const taken = Array.from({ length: Math.min(count, items.length) }, () => left.splice(below(left.length), 1)[0]);
      return items.filter((_, i) => taken.includes(i));
    },
  };
}
