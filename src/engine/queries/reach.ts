// Reach over the map: distances over anything (R11.1), and lines of communication through controlled areas (R13.2).
import type { Ctx } from '../tx';
import type { AreaId, NationId, Side, UnitId } from '../types';
import { neighboursOf } from '../world';
import { homeAreas, isControlledBy } from './control';
import { areaOf } from './units';

/** Areas within `limit` steps over anything, with their distance; the start is 0. */
function areasWithin(ctx: Ctx, start: AreaId, limit: number): Map<AreaId, number> {
  const distance = new Map<AreaId, number>([[start, 0]]);
  for (const [area, steps] of distance) {
    if (steps >= limit) continue;
    for (const next of neighboursOf(ctx, area)) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return distance;
}

/** Whether `to` is at most `limit` areas away over anything (R11.1). */
export const isWithin = (ctx: Ctx, from: AreaId, to: AreaId, limit: number): boolean =>
  areasWithin(ctx, from, limit).has(to);

/** Areas connected to the sources through areas the side controls; the sources count only if controlled (R13.2, R21.5). */
export function connectedAreas(ctx: Ctx, side: Side, sources: readonly AreaId[]): Set<AreaId> {
  const reached = new Set(sources.filter((area) => isControlledBy(ctx, area, side)));
  for (const area of reached) {
    for (const next of neighboursOf(ctx, area)) if (isControlledBy(ctx, next, side)) reached.add(next);
  }
  return reached;
}

/** Areas with a line of communication to a nation's home territory (R13.2). */
export const locOf = (ctx: Ctx, nation: NationId, side: Side): Set<AreaId> =>
  connectedAreas(ctx, side, homeAreas(ctx, nation));

/** R13.2: the unit's own area need not be controlled, only be next to the line. */
export function hasLoc(ctx: Ctx, unit: UnitId, line: ReadonlySet<AreaId>): boolean {
  const area = areaOf(ctx, unit);
  return area !== null && (line.has(area) || neighboursOf(ctx, area).some((next) => line.has(next)));
}
