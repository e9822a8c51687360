// The attack on enemies in the same area as a deed (R9).
import { canAttack } from '../combat/strike';
import type { DecisionOf } from '../decision';
import type { Option, Scope } from '../option';
import { isAskedToAmbush } from '../queries/ambush';
import { areaOfGroup, judgeGroup } from '../queries/groups';
import { unitsOfSide } from '../queries/units';
import { spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, push, type Tx } from '../tx';
import { enemyOf, invariant, type UnitId } from '../types';
import type { Actor } from './deed';

/** Why a group may not attack where it stands (R9.1, R9.6): army units reach ships in a port (R21.6), anyone submarines (R21.7). */
export function judgeAttack(ctx: Ctx, actor: Actor, { group }: DecisionOf<'attack'>): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const area = areaOfGroup(ctx, group);
  if (area === null || unitsOfSide(ctx, area, enemyOf(actor.side)).length === 0) {
    return refuse('noEnemyHere', area === null ? {} : { area });
  }
  return canAttack(ctx, group) ? null : refuse('onlyAttackZero');
}

/** Declares a judged attack: the attackers are spent (R9.1) and the battle begins. */
export function startAttack(tx: Tx, actor: Actor, { group }: DecisionOf<'attack'>): void {
  const area = areaOfGroup(tx, group);
  invariant(area !== null, 'an attacking group is on the map');
  const units = [...group];
  tx.log({ type: 'attackDeclared', side: actor.side, kind: 'attack', units, from: area, area });
  for (const unit of group) spendUnit(tx, unit);
  push(tx, { at: 'battle', side: actor.side, kind: 'attack', from: area, area, group: units, progress: 'declared' });
}

/** The attack of a selection, if it stands somewhere. */
export function attackOptions(ctx: Ctx, actor: Actor, group: readonly UnitId[], scope: Scope): Option[] {
  const area = areaOfGroup(ctx, group);
  if (area === null) return [];
  if (scope === 'legal' && unitsOfSide(ctx, area, enemyOf(actor.side)).length === 0) return [];
  const decision: DecisionOf<'attack'> = { type: 'attack', group: [...group] };
  const refusal = judgeAttack(ctx, actor, decision);
  if (refusal && scope === 'legal') return [];
  const enemy = enemyOf(actor.side);
  const ambush = isAskedToAmbush(ctx, enemy, area, 'attack') ? { ambushBy: enemy } : {};
  return [{ area, ...ambush, decision, refusal }];
}
