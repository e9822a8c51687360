// Exact chances of an attack for bots (R9): the same dice and thresholds as the engine's odds, without its columns.
import type { UnitDef } from '../../engine';

/** A unit that can be hit, and whether it is spent (R9.3). */
export interface Target {
  readonly unit: UnitDef;
  readonly spent: boolean;
}

/** Chance of each number of hits of dice that hit at most their rating. */
export function hitChances(ratings: readonly number[]): number[] {
  const chances = [1];
  for (const rating of ratings) {
    const p = Math.min(rating, 6) / 6;
    chances.push(0);
    for (let n = chances.length - 1; n >= 0; n -= 1) {
      chances[n] = (chances[n] ?? 0) * (1 - p) + (n > 0 ? (chances[n - 1] ?? 0) * p : 0);
    }
  }
  return chances;
}

/** Chance of at least `least` hits. */
export function chanceOfHits(ratings: readonly number[], least: number): number {
  if (least <= 0) return 1;
  if (least > ratings.length) return 0;
  const chances = hitChances(ratings);
  let sum = 0;
  for (let n = least; n < chances.length; n += 1) sum += chances[n] ?? 0;
  return sum;
}

const isSubmarine = (unit: UnitDef): boolean => unit.type === 'SS';

/** Damage that drives a unit off the area: spent first, then a retreat (R9.3). */
export const damageToClear = ({ unit, spent }: Target): number => unit.durability * (spent ? 1 : 2);

/** Most damage that still does something to it: fortresses and submarines have no retreat (R9.5, R10.3). */
const absorbed = ({ unit, spent }: Target): number => {
  const steps = unit.type === 'FT' || isSubmarine(unit) ? 2 : 3;
  return unit.durability * (steps - Number(spent));
};

interface Camp {
  air: boolean;
  fortress: boolean;
  best: number;
}

/** What of a camp decides who places the damage (R9.2). */
function campOf(count: number, at: (n: number) => UnitDef | undefined): Camp {
  const camp = { air: false, fortress: false, best: 0 };
  for (let n = 0; n < count; n += 1) {
    const unit = at(n);
    if (!unit) continue;
    if (unit.air > 0) camp.air = true;
    if (unit.type === 'FT') camp.fortress = true;
    if (unit.attack > camp.best) camp.best = unit.attack;
  }
  return camp;
}

/** Who places the damage (R9.2): true for the striking side. */
export function strikerAllocates(strikers: readonly UnitDef[], targets: readonly Target[]): boolean {
  const ours = campOf(strikers.length, (n) => strikers[n]);
  if (ours.air) return true;
  const theirs = campOf(targets.length, (n) => targets[n]?.unit);
  if (theirs.air) return false;
  return ours.fortress === theirs.fortress ? ours.best > theirs.best : ours.fortress;
}

/** Least damage that leaves nobody but submarines, however the other side places it if it may. */
export function damageNeeded(targets: readonly Target[], strikerPlaces: boolean): number {
  let [all, sum, kept] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const target of targets) {
    const most = absorbed(target);
    all += most;
    if (isSubmarine(target.unit)) continue;
    const leave = damageToClear(target);
    sum += leave;
    kept = Math.max(kept, leave - most);
  }
  if (sum === 0) return 0;
  return strikerPlaces ? sum : all + kept;
}

export type Rating = 'attack' | 'air';

/** Chance that a strike leaves no enemy but submarines. `perHit`: damage of a hit, 2 for a counterattack (R14.2). */
export function chanceToClear(
  strikers: readonly UnitDef[],
  targets: readonly Target[],
  rating: Rating = 'attack',
  perHit = 1,
): number {
  const hits = Math.ceil(damageNeeded(targets, true) / perHit);
  if (hits > strikers.length) return 0;
  const need = damageNeeded(targets, strikerAllocates(strikers, targets));
  const ratings: number[] = [];
  for (const unit of strikers) if (unit[rating] > 0) ratings.push(unit[rating]);
  return chanceOfHits(ratings, Math.ceil(need / perHit));
}

/** Chance to clear when an air attack goes before: the hits of both add up, as far as durability lets them (R9.3). */
export function chanceAfterAir(
  strikers: readonly UnitDef[],
  air: readonly UnitDef[],
  targets: readonly Target[],
): number {
  const need = damageNeeded(targets, air.length > 0 || strikerAllocates(strikers, targets));
  const ratings: number[] = [];
  for (const { attack } of strikers) if (attack > 0) ratings.push(attack);
  for (const unit of air) ratings.push(unit.air);
  return chanceOfHits(ratings, need);
}

/** Hits to be expected of a strike. */
export const expectedHits = (strikers: readonly UnitDef[], rating: Rating = 'attack'): number =>
  strikers.reduce((sum, unit) => sum + Math.min(unit[rating], 6) / 6, 0);

/** Damage the targets can take in all. */
export const damageAbsorbed = (targets: readonly Target[]): number =>
  targets.reduce((sum, target) => sum + absorbed(target), 0);
