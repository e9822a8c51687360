// Reach over the map: distances over anything (R11.1), and lines of communication through controlled areas (R13.2).
import { remembered } from '../findings';
import type { Ctx } from '../tx';
import type { AreaId, NationId, Side, UnitId } from '../types';
import { neighboursOf } from '../world';
import { homeAreas, isControlledBy } from './control';
import { areaOf } from './units';

/** Areas at most `limit` areas away over anything (R11.1), in the order of the areas. */
export function areasWithin(ctx: Ctx, from: AreaId, limit: number): readonly AreaId[] {
  const rings = ctx.world.tables.within[from] ?? [];
  return rings[Math.min(limit, rings.length - 1)] ?? [];
}

/** Whether `to` is at most `limit` areas away over anything (R11.1). */
export const isWithin = (ctx: Ctx, from: AreaId, to: AreaId, limit: number): boolean =>
  (ctx.world.tables.distances[from]?.[to] ?? Number.POSITIVE_INFINITY) <= limit;

/** Areas connected to the sources through areas the side controls; the sources count only if controlled (R13.2, R21.5). */
export function connectedAreas(ctx: Ctx, side: Side, sources: readonly AreaId[]): Set<AreaId> {
  const reached = new Set(sources.filter((area) => isControlledBy(ctx, area, side)));
  for (const area of reached) {
    for (const next of neighboursOf(ctx, area)) if (isControlledBy(ctx, next, side)) reached.add(next);
  }
  return reached;
}

/** Areas with a line of communication to a nation's home territory (R13.2). */
export const locOf = (ctx: Ctx, nation: NationId, side: Side): ReadonlySet<AreaId> =>
  remembered(ctx.state, `loc ${nation} ${side}`, () => connectedAreas(ctx, side, homeAreas(ctx, nation)));

/** R13.2: the unit's own area need not be controlled, only be next to the line. */
export function hasLoc(ctx: Ctx, unit: UnitId, line: ReadonlySet<AreaId>): boolean {
  const area = areaOf(ctx, unit);
  return area !== null && (line.has(area) || neighboursOf(ctx, area).some((next) => line.has(next)));
}
