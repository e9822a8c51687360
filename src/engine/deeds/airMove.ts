// Air movement as a deed (R11.1, R11.3).
import type { DecisionOf } from '../decision';
import type { Option, Scope } from '../option';
import { isControlledBy } from '../queries/control';
import { areaOfGroup, judgeGroup } from '../queries/groups';
import { judgeGarrison } from '../queries/movement';
import { areasWithin, isWithin } from '../queries/reach';
import { groupMovement, isAirForce } from '../queries/units';
import { askAboutEntry } from '../recipes/ambush';
import { placeUnit, spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import type { Ctx, Tx } from '../tx';
import { type AreaId, invariant, type Side, type UnitId } from '../types';
import { isLand } from '../world';
import { type Actor, allAreas } from './deed';

const isAirfield = (ctx: Ctx, side: Side, area: AreaId): boolean =>
  isLand(ctx, area) && isControlledBy(ctx, area, side);

/** Why nobody may fly from an area (R11.1). */
function judgeTakeOff(ctx: Ctx, { side }: Actor, from: AreaId): Refusal | null {
  return isAirfield(ctx, side, from) ? null : refuse('airStartNotControlled', { area: from });
}

/** Why a judged group may not land in an area (R11.1). */
function judgeFlight(ctx: Ctx, { side }: Actor, group: readonly UnitId[], from: AreaId, to: AreaId): Refusal | null {
  if (!isAirfield(ctx, side, to)) return refuse('airEndNotControlled', { area: to });
  const have = groupMovement(ctx, group);
  return isWithin(ctx, from, to, have) ? null : refuse('airTooFar', { area: to, have });
}

/** Why a group may not fly to an area (R11.1, R8.3). */
export function judgeAirMove(ctx: Ctx, actor: Actor, { group, to }: DecisionOf<'airMove'>): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const other = group.find((id) => !isAirForce(ctx, id));
  if (other !== undefined) return refuse('notAirUnits', { unit: other });
  const from = areaOfGroup(ctx, group);
  if (!ctx.world.areaById[to] || from === null || from === to) return refuse('airEndNotControlled', { area: to });
  return (
    judgeTakeOff(ctx, actor, from) ??
    judgeFlight(ctx, actor, group, from, to) ??
    judgeGarrison(ctx, { side: actor.side, group }, from)
  );
}

/** Flies a judged group: it lands spent (R11.1), and may be ambushed where enemies stand (R8.9). */
export function flyGroup(tx: Tx, actor: Actor, { group, to }: DecisionOf<'airMove'>): void {
  const from = areaOfGroup(tx, group);
  invariant(from !== null, 'a flying group is on the map');
  tx.log({ type: 'groupAirMoved', side: actor.side, units: [...group], from, to });
  for (const unit of group) {
    placeUnit(tx, unit, to);
    spendUnit(tx, unit);
  }
  askAboutEntry(tx, actor.side, to, group);
}

/** Air moves of a selection of AF. */
export function airMoveOptions(ctx: Ctx, actor: Actor, group: readonly UnitId[], scope: Scope): Option[] {
  const from = areaOfGroup(ctx, group);
  if (from === null || !group.every((id) => isAirForce(ctx, id))) return [];
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return [];
  const rooted = judgeTakeOff(ctx, actor, from);
  const bound = judgeGarrison(ctx, { side: actor.side, group }, from);
  const legal = scope === 'legal';
  if (legal && (rooted || bound)) return [];
  const found: Option[] = [];
  for (const to of legal ? areasWithin(ctx, from, groupMovement(ctx, group)) : allAreas(ctx)) {
    if (to === from) continue;
    const refusal = rooted ?? judgeFlight(ctx, actor, group, from, to) ?? bound;
    if (legal && refusal) continue;
    found.push({ area: to, decision: { type: 'airMove', group: [...group], to }, refusal });
  }
  return found;
}
