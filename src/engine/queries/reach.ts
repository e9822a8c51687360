// Reach over the map: distances over anything (R11.1), and lines of communication through controlled areas (R13.2).
import { findingsOf } from '../findings';
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

/** The areas a side controls, each with all that are connected to it through areas the side controls. */
function findLands(ctx: Ctx, side: Side): Map<AreaId, ReadonlySet<AreaId>> {
  const held = new Set(ctx.world.areas.flatMap(({ id }) => (isControlledBy(ctx, id, side) ? [id] : [])));
  const lands = new Map<AreaId, ReadonlySet<AreaId>>();
  for (const start of held) {
    if (lands.has(start)) continue;
    const land = new Set([start]);
    for (const area of land) for (const next of neighboursOf(ctx, area)) if (held.has(next)) land.add(next);
    for (const area of land) lands.set(area, land);
  }
  return lands;
}

function landsOf(ctx: Ctx, side: Side): ReadonlyMap<AreaId, ReadonlySet<AreaId>> {
  const { lands } = findingsOf(ctx.state);
  let found = lands.get(side);
  if (!found) {
    found = findLands(ctx, side);
    lands.set(side, found);
  }
  return found;
}

const NOTHING: ReadonlySet<AreaId> = new Set();

/** Areas connected to the sources through areas the side controls; the sources count only if controlled (R13.2, R21.5). */
export function connectedAreas(ctx: Ctx, side: Side, sources: readonly AreaId[]): ReadonlySet<AreaId> {
  const lands = landsOf(ctx, side);
  const found = new Set(sources.flatMap((area) => lands.get(area) ?? []));
  const [only = NOTHING] = found;
  return found.size < 2 ? only : new Set([...found].flatMap((land) => [...land]));
}

/** Areas with a line of communication to a nation's home territory (R13.2). */
export const locOf = (ctx: Ctx, nation: NationId, side: Side): ReadonlySet<AreaId> =>
  connectedAreas(ctx, side, homeAreas(ctx, nation));

/** R13.2: the unit's own area need not be controlled, only be next to the line. */
export function hasLoc(ctx: Ctx, unit: UnitId, line: ReadonlySet<AreaId>): boolean {
  const area = areaOf(ctx, unit);
  return area !== null && (line.has(area) || neighboursOf(ctx, area).some((next) => line.has(next)));
}
