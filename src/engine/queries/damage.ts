// Damage and what it does to a unit (R9.3–R9.5), and who allocates it (R9.2).
import type { Ctx } from '../tx';
import { enemyOf, type Side, type UnitId } from '../types';
import { unitDef } from '../world';
import { canRetreat } from './retreat';
import { isAirCapable, isFortress, isReady } from './units';

export type DamageResult = 'none' | 'spent' | 'retreat' | 'pool';

/** What a unit can take as it stands. */
export interface Toughness {
  durability: number;
  ready: boolean;
  /** Steps from ready to the pool: R9.5 and R10.3 leave out the retreat of fortresses and submarines; so does a unit with no way out (R9.3). */
  toPool: number;
}

export const toughnessOf = (
  ctx: Ctx,
  unit: UnitId,
  ready: boolean = isReady(ctx, unit),
  hasWayOut: boolean = canRetreat(ctx, unit),
): Toughness => ({ durability: unitDef(ctx, unit).durability, ready, toPool: hasWayOut ? 3 : 2 });

/** R9.3: what an amount of damage does. */
export function resultOf({ durability, ready, toPool }: Toughness, damage: number): DamageResult {
  const steps = Math.floor(damage / durability);
  if (steps === 0) return 'none';
  const reached = steps + Number(!ready);
  if (reached >= toPool) return 'pool';
  return reached === 1 ? 'spent' : 'retreat';
}

/** R9.4: the most damage that still does something. */
export const absorbed = ({ durability, ready, toPool }: Toughness): number => (toPool - Number(!ready)) * durability;

/** R9.3: what an amount of damage does to a unit as it stands. */
export const damageResult = (ctx: Ctx, unit: UnitId, damage: number): DamageResult =>
  resultOf(toughnessOf(ctx, unit), damage);

/** R9.4: the most damage that still does something to a unit. */
export const absorbs = (ctx: Ctx, unit: UnitId): number => absorbed(toughnessOf(ctx, unit));

/** Whether damage on hand could still bring a unit a step further, with what lies on it. */
export function canAdvance(ctx: Ctx, unit: UnitId, placed: number, left: number): boolean {
  if (placed >= absorbs(ctx, unit)) return false;
  const { durability } = unitDef(ctx, unit);
  return durability - (placed % durability) <= left;
}

/** The two sides of a result: the units that strike, and the units of the other side that take part (R9.2). */
export interface Engagement {
  side: Side;
  strikers: readonly UnitId[];
  defenders: readonly UnitId[];
}

const has = (units: readonly UnitId[], test: (unit: UnitId) => boolean): boolean => units.some(test);

/** Side that allocates, and the clause of R9.2 that says so. The striking side counts as the attacker (R14.3). */
export function allocatorOf(ctx: Ctx, { side, strikers, defenders }: Engagement): { side: Side; clause: 1 | 2 | 3 } {
  const air = (unit: UnitId) => isAirCapable(ctx, unit);
  if (has(strikers, air)) return { side, clause: 1 }; // R9.2.1
  if (has(defenders, air)) return { side: enemyOf(side), clause: 1 };
  const fortress = (unit: UnitId) => isFortress(ctx, unit);
  const ours = has(strikers, fortress);
  if (ours !== has(defenders, fortress)) return { side: ours ? side : enemyOf(side), clause: 2 }; // R9.2.2
  const best = (units: readonly UnitId[]) => Math.max(0, ...units.map((unit) => unitDef(ctx, unit).attack)); // R9.10
  return { side: best(strikers) > best(defenders) ? side : enemyOf(side), clause: 3 }; // R9.2.3
}
