// Dice (R9.8): the only source of chance. Results come from a script while it lasts, then from a seeded generator.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { DiceState } from './state';
import type { Tx } from './tx';

/** Spreads the bits of a seed: neighbouring seeds of this generator are otherwise alike. */
function mixed(seed: number): number {
  let x = seed | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Dice of a new game: `script` first (results of 1–6 or choices of 1–n), then the seeded stream. */
export function newDice(seed: number, script: readonly number[] = []): DiceState {
  const generator = xoroshiro128plus(mixed(seed + 0x9e3779b9));
  return { rng: [...generator.getState()], scripted: [...script] };
}

/** A whole number from 1 to `sides`; a scripted result beyond `sides` wraps round. */
export function draw(tx: Tx, sides: number): number {
  const { dice } = tx.state;
  const scripted = dice.scripted.shift();
  if (scripted !== undefined) return ((scripted - 1) % sides) + 1;
  const generator = xoroshiro128plusFromState([...dice.rng]);
  const result = uniformInt(generator, 1, sides);
  dice.rng = [...generator.getState()];
  return result;
}

/** Rolls `count` six-sided dice (R9.8). */
export const rollDice = (tx: Tx, count: number): number[] => Array.from({ length: count }, () => draw(tx, 6));
