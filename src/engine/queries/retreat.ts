// Retreat (R10): where a unit may go.
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import { isCoastal, isSea, neighboursOf } from '../world';
import { isControlledBy, neutralOwner } from './control';
import { areaOf, isFortress, isNaval, isSubmarine, presentUnits, sideOfUnit } from './units';

export interface RetreatAreas {
  /** Areas that violate nobody. */
  free: AreaId[];
  /** Land of neutrals, open only where nothing else is (R10.2). */
  violating: AreaId[];
}

/** R10.3: ships go to sea, or from the sea into a port of their side. */
const fitsShip = (ctx: Ctx, side: Side, from: AreaId, to: AreaId): boolean =>
  isSea(ctx, to) || (isSea(ctx, from) && isCoastal(ctx, to) && isControlledBy(ctx, to, side));

/** Whether somebody of a side stands in an area, apart from those who are gone (R5.5). */
const isOccupied = (ctx: Ctx, area: AreaId, side: Side, gone: ReadonlySet<UnitId>): boolean =>
  presentUnits(ctx, area, side).some((unit) => !gone.has(unit));

/** R10.1, R10.3: areas next to a unit that it may enter, of neutrals too; `gone`: units that are no longer where they stand. */
function* openAreas(ctx: Ctx, unit: UnitId, gone: ReadonlySet<UnitId>): Generator<AreaId> {
  const from = areaOf(ctx, unit);
  const side = sideOfUnit(ctx, unit);
  if (from === null || side === 'neutral' || isSubmarine(ctx, unit) || isFortress(ctx, unit)) return;
  const naval = isNaval(ctx, unit);
  for (const to of neighboursOf(ctx, from)) {
    const fits = naval ? fitsShip(ctx, side, from, to) : !isSea(ctx, to);
    if (fits && !isOccupied(ctx, to, enemyOf(side), gone)) yield to;
  }
}

const NOBODY: ReadonlySet<UnitId> = new Set();

/** R10.1, R10.3: areas a unit may retreat to, as the map stands. */
export function retreatAreas(ctx: Ctx, unit: UnitId): RetreatAreas {
  const areas: RetreatAreas = { free: [], violating: [] };
  for (const to of openAreas(ctx, unit, NOBODY)) {
    (neutralOwner(ctx, to) === null ? areas.free : areas.violating).push(to);
  }
  return areas;
}

/** Whether a unit has any way to retreat, violating or not (R9.3, R10.2); `gone`: units that are no longer where they stand. */
export const canRetreat = (ctx: Ctx, unit: UnitId, gone: ReadonlySet<UnitId> = NOBODY): boolean =>
  openAreas(ctx, unit, gone).next().done === false;
