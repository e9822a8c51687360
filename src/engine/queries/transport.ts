// Transport limits of sea areas (R8.7, R8.8, R21.3).
import type { Ctx } from '../tx';
import type { AreaId, Side, UnitId } from '../types';
import { isSea } from '../world';
import { isControlledBy } from './control';
import { forcesOf, isReady } from './units';

/** R8.7: one per ready ship, half per spent one, summed and rounded down; 0 where the side does not control. */
export function transportLimit(ctx: Ctx, area: AreaId, side: Side): number {
  if (!isSea(ctx, area) || !isControlledBy(ctx, area, side)) return 0;
  const { ships } = forcesOf(ctx, area)[side];
  let halves = 0;
  for (const id of ships) halves += isReady(ctx, id) ? 2 : 1;
  return Math.floor(halves / 2);
}

/** Units the side may still carry through a sea area in this impulse; used points stay used (R21.3). */
export const transportLeft = (ctx: Ctx, area: AreaId, side: Side): number =>
  Math.max(0, transportLimit(ctx, area, side) - (ctx.state.transportUsed[area] ?? 0));

/** Army and air units of a side at sea in an area. */
export const embarkedUnits = (ctx: Ctx, area: AreaId, side: Side): readonly UnitId[] =>
  isSea(ctx, area) ? forcesOf(ctx, area)[side].troops : [];

/** R8.8: army and air units at sea beyond the limit; transport used in the impulse does not count. */
export function overload(ctx: Ctx, area: AreaId, side: Side): number {
  const embarked = embarkedUnits(ctx, area, side).length;
  return embarked === 0 ? 0 : Math.max(0, embarked - transportLimit(ctx, area, side));
}
