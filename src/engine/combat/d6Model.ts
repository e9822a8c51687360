// The combat of R9: one die per unit, at most the rating hits; damage is placed by the side that R9.2 names.
import { rollDice } from '../dice';
import { allocatorOf } from '../queries/damage';
import { push, type Tx } from '../tx';
import { enemyOf, type UnitId } from '../types';
import type { CombatModel } from './combatModel';
import { type Forecast, ratingOf, rollers, type Strike } from './strike';

/** R9.1: dice that are at most their rating. */
const countHits = (dice: readonly number[], ratings: readonly number[]): number =>
  dice.filter((die, i) => die <= (ratings[i] ?? 0)).length;

/** Chance of each number of hits when each die hits with its own chance. */
const hitChances = (ratings: readonly number[]): number[] =>
  ratings.reduce<number[]>(
    (chances, rating) => {
      const p = Math.min(rating, 6) / 6;
      const at = (n: number) => chances[n] ?? 0;
      return Array.from({ length: chances.length + 1 }, (_, n) => at(n) * (1 - p) + at(n - 1) * p);
    },
    [1],
  );

const engagementOf = ({ side, strikers, targets }: Strike) => ({ side, strikers, defenders: targets });

/** Rolls and logs the dice of a strike; the number of hits. */
function rollStrike(tx: Tx, strike: Strike): number {
  const { side, area, rule } = strike;
  const units = rollers(tx, strike);
  const ratings = units.map((id) => ratingOf(tx, id, strike.rating));
  const dice = rollDice(tx, units.length);
  const hits = countHits(dice, ratings);
  if (units.length > 0) tx.log({ type: 'diceRolled', side, rule, area, units, ratings, dice, hits });
  return hits;
}

function askForDamage(tx: Tx, strike: Strike, damage: number): void {
  const victim = enemyOf(strike.side);
  const { side, clause } = allocatorOf(tx, engagementOf(strike)); // R9.10: as the units stand now
  tx.log({ type: 'allocatorChosen', side, damage, clause, rule: 'R9.2' });
  const placed: Record<UnitId, number> = {};
  const targets = [...strike.targets];
  push(tx, { at: 'damage', side, victim, limited: side === victim, left: damage, targets, placed });
}

export const d6Model: CombatModel = {
  resolve(tx, strike) {
    const hits = rollStrike(tx, strike);
    if (hits > 0 && strike.targets.length > 0) askForDamage(tx, strike, hits * strike.damagePerHit);
  },
  raid: rollStrike,
  forecast(ctx, strike): Forecast {
    const { side, clause } = allocatorOf(ctx, engagementOf(strike));
    const ratings = rollers(ctx, strike).map((id) => ratingOf(ctx, id, strike.rating));
    return { allocator: side, clause, hits: hitChances(ratings), damagePerHit: strike.damagePerHit };
  },
};
