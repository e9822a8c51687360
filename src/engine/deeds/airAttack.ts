// Air attack as a deed (R11.2–R11.6).
import type { DecisionOf } from '../decision';
import type { Option, Scope } from '../option';
import { isAskedToAmbush } from '../queries/ambush';
import { isWinter } from '../queries/bases';
import { homeOf, neutralOwner } from '../queries/control';
import { areaOfGroup, judgeGroup } from '../queries/groups';
import { areasWithin, isWithin } from '../queries/reach';
import { groupMovement, isAirCapable, isAirForce, unitsOfNation, unitsOfSide } from '../queries/units';
import { violateNeutral } from '../recipes/nations';
import { spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, push, type Tx } from '../tx';
import { type AreaId, enemyOf, invariant, type Side, type UnitId } from '../types';
import { isLand } from '../world';
import { type Actor, allAreas } from './deed';

const isFarReaching = (ctx: Ctx, group: readonly UnitId[]): boolean => group.every((id) => isAirForce(ctx, id));

/** R11.2: same or adjacent area; AF alone reach a land area within their movement. */
function isInRange(ctx: Ctx, group: readonly UnitId[], from: AreaId, area: AreaId): boolean {
  if (isWithin(ctx, from, area, 1)) return true;
  return isFarReaching(ctx, group) && isLand(ctx, area) && isWithin(ctx, from, area, groupMovement(ctx, group));
}

/** Areas that may be in range of a group. */
const areasInReach = (ctx: Ctx, group: readonly UnitId[], from: AreaId): readonly AreaId[] =>
  areasWithin(ctx, from, isFarReaching(ctx, group) ? Math.max(1, groupMovement(ctx, group)) : 1);

/** R11.5, R17.4: no air attack on Soviet home territory in winter, for either side. */
export function isWinterOverRussia(ctx: Ctx, area: AreaId): boolean {
  const { ussr } = ctx.world.roles;
  return isWinter(ctx.state.turn) && ussr !== null && homeOf(ctx, area) === ussr;
}

/** R11.6: enemy units there, or units of the neutral that the attack would bring in. */
function hasTarget(ctx: Ctx, side: Side, area: AreaId): boolean {
  if (unitsOfSide(ctx, area, enemyOf(side)).length > 0) return true;
  const neutral = neutralOwner(ctx, area);
  return neutral !== null && unitsOfNation(ctx, area, neutral).length > 0;
}

/** Why a judged group may not strike an area (R11.2, R11.5, R11.6). */
function judgeSortie(ctx: Ctx, side: Side, group: readonly UnitId[], from: AreaId, area: AreaId): Refusal | null {
  if (!isInRange(ctx, group, from, area)) return refuse('airAttackTooFar', { area });
  if (isWinterOverRussia(ctx, area)) return refuse('winterOverRussia', { area });
  return hasTarget(ctx, side, area) ? null : refuse('noAirTarget', { area });
}

/** Why a group may not attack an area from the air (R11.2, R11.5, R11.6). */
export function judgeAirAttack(ctx: Ctx, actor: Actor, { group, area }: DecisionOf<'airAttack'>): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const other = group.find((id) => !isAirCapable(ctx, id));
  if (other !== undefined) return refuse('notAirCapable', { unit: other });
  const from = areaOfGroup(ctx, group);
  if (!ctx.world.areaById[area] || from === null) return refuse('airAttackTooFar', { area });
  return judgeSortie(ctx, actor.side, group, from, area);
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

function optionOf(ctx: Ctx, side: Side, decision: DecisionOf<'airAttack'>, refusal: Refusal | null): Option {
  const { area } = decision;
  const enemy = enemyOf(side);
  const violates = neutralOwner(ctx, area);
  const option: Option = { area, decision, refusal };
  if (isAskedToAmbush(ctx, enemy, area, 'airAttack', violates)) option.ambushBy = enemy;
  if (violates !== null) option.violates = violates;
  return option;
}

/** Air attacks of a selection of air-capable units. */
export function airAttackOptions(ctx: Ctx, actor: Actor, group: readonly UnitId[], scope: Scope): Option[] {
  const from = areaOfGroup(ctx, group);
  if (from === null || !group.every((id) => isAirCapable(ctx, id))) return [];
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return [];
  const found: Option[] = [];
  for (const area of scope === 'legal' ? areasInReach(ctx, group, from) : allAreas(ctx)) {
    const refusal = judgeSortie(ctx, actor.side, group, from, area);
    if (refusal && scope === 'legal') continue;
    found.push(optionOf(ctx, actor.side, { type: 'airAttack', group: [...group], area }, refusal));
  }
  return found;
}
