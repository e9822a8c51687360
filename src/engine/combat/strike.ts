// A strike: units of one side rolling against units of the other, in an attack, air attack or counterattack (R9, R11, R14).
import type { Trigger } from '../frames';
import type { Ctx } from '../tx';
import type { AreaId, RuleRef, Side, UnitId } from '../types';
import { unitDef } from '../world';

export interface Strike {
  side: Side;
  /** Area of the fight, for the log. */
  area: AreaId;
  strikers: readonly UnitId[];
  /** Units of the other side that take part and can be hit (R9.2). */
  targets: readonly UnitId[];
  /** Which rating is rolled against: attack (R9.1) or air (R11.2). */
  rating: 'attack' | 'air';
  damagePerHit: number;
  rule: RuleRef;
}

/** Chances of a strike before the die. */
export interface Forecast {
  /** Side that would allocate as things stand, and the clause of R9.2. */
  allocator: Side;
  clause: 1 | 2 | 3;
  /** `hits[n]` is the chance of exactly n hits. */
  hits: number[];
  damagePerHit: number;
}

/** Rating a unit rolls against; 0 does not roll (R9.6). */
export const ratingOf = (ctx: Ctx, unit: UnitId, rating: Strike['rating']): number =>
  rating === 'air' ? unitDef(ctx, unit).air : unitDef(ctx, unit).attack;

export const ratingFor = (trigger: Trigger): Strike['rating'] => (trigger === 'airAttack' ? 'air' : 'attack');

/** Units that roll a die in a strike. */
export const rollers = (ctx: Ctx, strike: Pick<Strike, 'strikers' | 'rating'>): UnitId[] =>
  strike.strikers.filter((id) => ratingOf(ctx, id, strike.rating) > 0);

/** Whether a group can make a normal attack at all (R9.6). */
export const canAttack = (ctx: Ctx, group: readonly UnitId[]): boolean =>
  group.some((id) => unitDef(ctx, id).attack > 0);
