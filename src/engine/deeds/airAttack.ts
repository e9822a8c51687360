// Air attack as a deed (R11.2–R11.6).
import type { DecisionOf } from '../decision';
import type { Option, Scope } from '../option';
import { isAskedToAmbush } from '../queries/ambush';
import { isWinter } from '../queries/bases';
import { homeOf, neutralOwner } from '../queries/control';
import { afterViolation, areaOfGroup, judgeGroup } from '../queries/groups';
import { isWithin } from '../queries/reach';
import { groupMovement, isAirCapable, isAirForce, unitsOfSide } from '../queries/units';
import { violateNeutral } from '../recipes/nations';
import { spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, push, type Tx } from '../tx';
import { type AreaId, enemyOf, invariant, type Side, type UnitId } from '../types';
import { isLand, neighboursOf } from '../world';
import { type Actor, offer } from './deed';

/** R11.2: same or adjacent area; AF alone reach a land area within their movement. */
function isInRange(ctx: Ctx, group: readonly UnitId[], from: AreaId, area: AreaId): boolean {
  if (from === area || neighboursOf(ctx, from).includes(area)) return true;
  const farReaching = group.every((id) => isAirForce(ctx, id)) && isLand(ctx, area);
  return farReaching && isWithin(ctx, from, area, groupMovement(ctx, group));
}

/** R11.5, R17.4: no air attack on Soviet home territory in winter, for either side. */
export function isWinterOverRussia(ctx: Ctx, area: AreaId): boolean {
  const { ussr } = ctx.world.roles;
  return isWinter(ctx.state.turn) && ussr !== null && homeOf(ctx, area) === ussr;
}

/** R11.6: enemy units there, or units of the neutral that the attack would bring in. */
function hasTarget(ctx: Ctx, side: Side, area: AreaId): boolean {
  return unitsOfSide(afterViolation(ctx, side, area), area, enemyOf(side)).length > 0;
}

/** Why a group may not attack an area from the air (R11.2, R11.5, R11.6). */
export function judgeAirAttack(ctx: Ctx, actor: Actor, { group, area }: DecisionOf<'airAttack'>): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const other = group.find((id) => !isAirCapable(ctx, id));
  if (other !== undefined) return refuse('notAirCapable', { unit: other });
  const from = areaOfGroup(ctx, group);
  if (!ctx.world.areaById[area] || from === null || !isInRange(ctx, group, from, area)) {
    return refuse('airAttackTooFar', { area });
  }
  if (isWinterOverRussia(ctx, area)) return refuse('winterOverRussia', { area });
  return hasTarget(ctx, actor.side, area) ? null : refuse('noAirTarget', { area });
}

/** Declares a judged air attack: violation first, then the attackers are spent (R9.9). */
export function startAirAttack(tx: Tx, actor: Actor, { group, area }: DecisionOf<'airAttack'>): void {
  const from = areaOfGroup(tx, group);
  invariant(from !== null, 'an attacking group is on the map');
  const units = [...group];
  tx.log({ type: 'attackDeclared', side: actor.side, kind: 'airAttack', units, from, area });
  violateNeutral(tx, actor.side, area);
  for (const unit of group) spendUnit(tx, unit);
  push(tx, { at: 'battle', side: actor.side, kind: 'airAttack', from, area, group: units, progress: 'declared' });
}

function factsOf(ctx: Ctx, side: Side, area: AreaId) {
  const enemy = enemyOf(side);
  const violates = neutralOwner(ctx, area);
  const asked = isAskedToAmbush(afterViolation(ctx, side, area), enemy, area, 'airAttack');
  const ambush = asked ? { ambushBy: enemy } : {};
  return { area, ...ambush, ...(violates === null ? {} : { violates }) };
}

/** Air attacks of a selection of air-capable units. */
export function* airAttackOptions(ctx: Ctx, actor: Actor, group: readonly UnitId[], scope: Scope): Generator<Option> {
  if (group.length === 0 || !group.every((id) => isAirCapable(ctx, id))) return;
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return;
  for (const { id: area } of ctx.world.areas) {
    const decision: DecisionOf<'airAttack'> = { type: 'airAttack', group: [...group], area };
    yield* offer(scope, decision, judgeAirAttack(ctx, actor, decision), factsOf(ctx, actor.side, area));
  }
}
