// Exact chances of an attack for bots (R9): the same dice and thresholds as the engine's odds, without its columns.
import type { UnitDef } from '../../engine';

/** A unit that can be hit, and whether it is spent (R9.3). */
export interface Target {
  readonly unit: UnitDef;
  readonly spent: boolean;
}

/** Chance of each number of hits of dice that hit at most their rating, thrown after others whose chances are known. */
export function hitChances(ratings: readonly number[], before: readonly number[] = [1]): number[] {
  const chances = [...before];
  for (const rating of ratings) {
    const p = Math.min(rating, 6) / 6;
    chances.push(0);
    for (let n = chances.length - 1; n >= 0; n -= 1) {
      chances[n] = (chances[n] ?? 0) * (1 - p) + (n > 0 ? (chances[n - 1] ?? 0) * p : 0);
    }
  }
  return chances;
}

const sumFrom = (chances: readonly number[], least: number): number => {
  let sum = 0;
  for (let n = least; n < chances.length; n += 1) sum += chances[n] ?? 0;
  return sum;
};

/** Chance of at least `least` hits. */
export function chanceOfHits(ratings: readonly number[], least: number): number {
  if (least <= 0) return 1;
  return least > ratings.length ? 0 : sumFrom(hitChances(ratings), least);
}

const isSubmarine = (unit: UnitDef): boolean => unit.type === 'SS';

/** Damage that drives a unit off the area: spent first, then a retreat (R9.3). */
export const damageToClear = ({ unit, spent }: Target): number => unit.durability * (spent ? 1 : 2);

/** Most damage that still does something to it: fortresses and submarines have no retreat (R9.5, R10.3). */
const absorbed = ({ unit, spent }: Target): number => {
  const steps = unit.type === 'FT' || isSubmarine(unit) ? 2 : 3;
  return unit.durability * (steps - Number(spent));
};

/** What of a camp decides who places the damage (R9.2). */
interface Camp {
  readonly air: boolean;
  readonly fortress: boolean;
  readonly best: number;
}

/** Who places the damage (R9.2): true for the striking side. */
export function strikerAllocates(ours: Camp, theirs: Camp): boolean {
  if (ours.air) return true;
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

/** Those who strike, as far as an attack asks about them: made once, set against as many stands as there are. */
export interface Strike extends Camp {
  readonly count: number;
  readonly dice: number;
  /** Hits to be expected. */
  readonly hits: number;
  /** Ratings of the dice that these units add to those before. */
  readonly added: readonly number[];
  readonly before: Strike | null;
  /** Chance of each number of hits, once it has been asked for. */
  chances: readonly number[] | null;
}

/** A strike of these units, together with those of another. */
export function strikeOf(units: readonly UnitDef[], rating: Rating = 'attack', before: Strike | null = null): Strike {
  const added: number[] = [];
  let { air, fortress, best, hits } = before ?? { air: false, fortress: false, best: 0, hits: 0 };
  for (const unit of units) {
    const value = unit[rating];
    if (value > 0) added.push(value);
    hits += Math.min(value, 6) / 6;
    air ||= unit.air > 0;
    fortress ||= unit.type === 'FT';
    best = Math.max(best, unit.attack);
  }
  const [count, dice] = [(before?.count ?? 0) + units.length, (before?.dice ?? 0) + added.length];
  return { air, fortress, best, count, dice, hits, added, before, chances: null };
}

function chancesOf(strike: Strike): readonly number[] {
  strike.chances ??= hitChances(strike.added, strike.before ? chancesOf(strike.before) : [1]);
  return strike.chances;
}

function chanceOfAtLeast(strike: Strike, least: number): number {
  if (least <= 0) return 1;
  return least > strike.dice ? 0 : sumFrom(chancesOf(strike), least);
}

/** Those who are struck, as far as an attack asks about them. */
export interface Stand extends Camp {
  /** Least damage that clears the area when the striking side places it, and when the other does. */
  readonly chosen: number;
  readonly forced: number;
  /** Damage they can take in all. */
  readonly absorbed: number;
}

export function standOf(targets: readonly Target[]): Stand {
  let [air, fortress, best] = [false, false, 0];
  for (const { unit } of targets) {
    air ||= unit.air > 0;
    fortress ||= unit.type === 'FT';
    best = Math.max(best, unit.attack);
  }
  const [chosen, forced] = [damageNeeded(targets, true), damageNeeded(targets, false)];
  return { air, fortress, best, chosen, forced, absorbed: damageAbsorbed(targets) };
}

/** Chance that a strike leaves no enemy but submarines. `perHit`: damage of a hit, 2 for a counterattack (R14.2). */
export function clearing(strike: Strike, stand: Stand, perHit = 1): number {
  if (Math.ceil(stand.chosen / perHit) > strike.count) return 0;
  const need = strikerAllocates(strike, stand) ? stand.chosen : stand.forced;
  return chanceOfAtLeast(strike, Math.ceil(need / perHit));
}

/** The same for units and targets that are asked about only once. */
export const chanceToClear = (
  strikers: readonly UnitDef[],
  targets: readonly Target[],
  rating: Rating = 'attack',
  perHit = 1,
): number => clearing(strikeOf(strikers, rating), standOf(targets), perHit);

/** Chance to clear when an air attack goes before: the hits of both add up, as far as durability lets them (R9.3). */
export function clearingAfterAir(strike: Strike, air: readonly UnitDef[], stand: Stand): number {
  const need = air.length > 0 || strikerAllocates(strike, stand) ? stand.chosen : stand.forced;
  return chanceOfAtLeast(strikeOf(air, 'air', strike), need);
}

/** Hits to be expected of a strike. */
export const expectedHits = (strikers: readonly UnitDef[], rating: Rating = 'attack'): number =>
  strikers.reduce((sum, unit) => sum + Math.min(unit[rating], 6) / 6, 0);

/** Damage the targets can take in all. */
export const damageAbsorbed = (targets: readonly Target[]): number =>
  targets.reduce((sum, target) => sum + absorbed(target), 0);
