// Air movement as a deed (R11.1, R11.3).
import type { DecisionOf } from '../decision';
import type { Option, Scope } from '../option';
import { isControlledBy } from '../queries/control';
import { areaOfGroup, judgeGroup } from '../queries/groups';
import { judgeGarrison } from '../queries/movement';
import { isWithin } from '../queries/reach';
import { groupMovement, isAirForce } from '../queries/units';
import { askAboutEntry } from '../recipes/ambush';
import { placeUnit, spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import type { Ctx, Tx } from '../tx';
import { type AreaId, invariant, type Side, type UnitId } from '../types';
import { isLand } from '../world';
import { type Actor, offer } from './deed';

const isAirfield = (ctx: Ctx, side: Side, area: AreaId): boolean =>
  isLand(ctx, area) && isControlledBy(ctx, area, side);

/** Why a group may not fly to an area (R11.1, R8.3). */
export function judgeAirMove(ctx: Ctx, actor: Actor, { group, to }: DecisionOf<'airMove'>): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const other = group.find((id) => !isAirForce(ctx, id));
  if (other !== undefined) return refuse('notAirUnits', { unit: other });
  const from = areaOfGroup(ctx, group);
  if (!ctx.world.areaById[to] || from === null || from === to) return refuse('airEndNotControlled', { area: to });
  if (!isAirfield(ctx, actor.side, from)) return refuse('airStartNotControlled', { area: from });
  if (!isAirfield(ctx, actor.side, to)) return refuse('airEndNotControlled', { area: to });
  const need = groupMovement(ctx, group);
  if (!isWithin(ctx, from, to, need)) return refuse('airTooFar', { area: to, have: need });
  return judgeGarrison(ctx, { side: actor.side, group }, from);
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
export function* airMoveOptions(ctx: Ctx, actor: Actor, group: readonly UnitId[], scope: Scope): Generator<Option> {
  if (group.length === 0 || !group.every((id) => isAirForce(ctx, id))) return;
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return;
  for (const { id: to } of ctx.world.areas) {
    if (to === areaOfGroup(ctx, group)) continue;
    const decision: DecisionOf<'airMove'> = { type: 'airMove', group: [...group], to };
    yield* offer(scope, decision, judgeAirMove(ctx, actor, decision), { area: to });
  }
}
