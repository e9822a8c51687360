// Retreat (R10): where a unit may go.
import type { Ctx } from '../tx';
import type { AreaId, Side, UnitId } from '../types';
import { isCoastal, isSea, neighboursOf } from '../world';
import { isControlledBy, neutralOwner } from './control';
import { areaOf, hasEnemyPresence, isFortress, isNaval, isSubmarine, sideOfUnit } from './units';

export interface RetreatAreas {
  /** Areas that violate nobody. */
  free: AreaId[];
  /** Land of neutrals, open only where nothing else is (R10.2). */
  violating: AreaId[];
}

const NOWHERE: RetreatAreas = { free: [], violating: [] };

/** R10.3: ships go to sea, or from the sea into a port of their side. */
const fitsShip = (ctx: Ctx, side: Side, from: AreaId, to: AreaId): boolean =>
  isSea(ctx, to) || (isSea(ctx, from) && isCoastal(ctx, to) && isControlledBy(ctx, to, side));

/** R10.1, R10.3: areas a unit may retreat to, as the map stands. */
export function retreatAreas(ctx: Ctx, unit: UnitId): RetreatAreas {
  const from = areaOf(ctx, unit);
  const side = sideOfUnit(ctx, unit);
  if (from === null || side === 'neutral' || isSubmarine(ctx, unit) || isFortress(ctx, unit)) return NOWHERE;
  const fits = (to: AreaId) => (isNaval(ctx, unit) ? fitsShip(ctx, side, from, to) : !isSea(ctx, to));
  const open = neighboursOf(ctx, from).filter((to) => fits(to) && !hasEnemyPresence(ctx, to, side));
  return {
    free: open.filter((to) => neutralOwner(ctx, to) === null),
    violating: open.filter((to) => neutralOwner(ctx, to) !== null),
  };
}

/** Whether a unit has any way to retreat, violating or not (R9.3, R10.2). */
export function canRetreat(ctx: Ctx, unit: UnitId): boolean {
  const { free, violating } = retreatAreas(ctx, unit);
  return free.length + violating.length > 0;
}
