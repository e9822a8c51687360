// Strategic Bombing (R17.2, R21.17).
import { combatModel } from '../combat/model';
import { bombingStrike } from '../combat/strikes';
import type { DecisionOf } from '../decision';
import { isWinterOverRussia } from '../deeds/airAttack';
import { offer } from '../deeds/deed';
import type { FrameAt } from '../frames';
import { isBaseFor } from '../queries/bases';
import { isControlledBy } from '../queries/control';
import { judgeActor } from '../queries/groups';
import { isWithin } from '../queries/reach';
import { areaOf, isAirForce } from '../queries/units';
import { discardAtRandom } from '../recipes/discard';
import { spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import { type AreaId, enemyOf, type UnitId } from '../types';
import { unitDef } from '../world';
import { actorsOf } from './actors';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

type Bombing = AskedFrame<'bombing'>;

/** R17.2: British or American AF, ready, each of them in range on its own. */
function judgeBomber(ctx: Ctx, frame: Bombing, unit: UnitId): Refusal | null {
  const unfit = judgeActor(ctx, frame.side, unit);
  if (unfit) return unfit;
  const { britain, usa } = ctx.world.roles;
  const { nation } = unitDef(ctx, unit);
  if (!isAirForce(ctx, unit) || (nation !== britain && nation !== usa)) return refuse('notBombers', { unit });
  return frame.flown.includes(unit) ? refuse('alreadyFlown', { unit }) : null;
}

function judgeTarget(ctx: Ctx, frame: Bombing, area: AreaId): Refusal | null {
  if (!ctx.world.areaById[area]) return refuse('unknownThing', { area });
  const enemy = enemyOf(frame.side);
  const isTarget = isBaseFor(ctx, area, enemy) && isControlledBy(ctx, area, enemy); // R3.3
  if (!isTarget) return refuse('notAxisBase', { area });
  if (isWinterOverRussia(ctx, area)) return refuse('winterOverRussia', { area });
  return frame.hit.includes(area) ? refuse('alreadyBombed', { area }) : null;
}

const isInRange = (ctx: Ctx, unit: UnitId, area: AreaId): boolean => {
  const from = areaOf(ctx, unit);
  return from !== null && isWithin(ctx, from, area, unitDef(ctx, unit).movement);
};

function judgeBomb(ctx: Ctx, frame: Bombing, { group, area }: Omit<DecisionOf<'bomb'>, 'type'>): Refusal | null {
  const [first] = group;
  if (first === undefined) return refuse('emptyGroup');
  if (new Set(group).size !== group.length) return refuse('alreadyFlown', { unit: first });
  for (const unit of group) {
    const refusal = judgeBomber(ctx, frame, unit);
    if (refusal) return refusal;
  }
  const target = judgeTarget(ctx, frame, area);
  if (target) return target;
  const far = group.find((unit) => !isInRange(ctx, unit, area));
  return far === undefined ? null : refuse('bombingTooFar', { unit: far, area, have: unitDef(ctx, far).movement });
}

/** R17.2: the air units are spent; each success discards a card of the other side at random. */
function bomb(tx: Tx, frame: FrameAt<'bombing'>, { group, area }: DecisionOf<'bomb'>): void {
  frame.left -= 1;
  frame.flown.push(...group);
  frame.hit.push(area);
  if (frame.left === 0) pop(tx);
  for (const unit of group) spendUnit(tx, unit);
  const hits = combatModel(tx).raid(tx, bombingStrike({ side: frame.side, area }, group));
  discardAtRandom(tx, enemyOf(frame.side), hits, 'R17.2');
}

const canBomb = (ctx: Ctx, frame: Bombing): boolean =>
  ctx.world.units.some(
    ({ id: unit }) =>
      areaOf(ctx, unit) !== null &&
      judgeBomber(ctx, frame, unit) === null &&
      ctx.world.areas.some(({ id: area }) => judgeBomb(ctx, frame, { group: [unit], area }) === null),
  );

export const bombing: Procedure<'bombing'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'bomb' ? judgeBomb(ctx, frame, decision) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return frame.flown.length > 0 ? pop(tx) : withoutEffect(tx, frame);
    return decision.type === 'bomb' ? bomb(tx, frame, decision) : wrongDecision(decision, 'bombing');
  },
  *options(ctx, frame, selection, scope) {
    if (selection.length === 0) return yield* offer(scope, { type: 'done' }, null);
    for (const { id: area, base } of ctx.world.areas) {
      if (base === null) continue;
      const decision: DecisionOf<'bomb'> = { type: 'bomb', group: [...selection], area };
      yield* offer(scope, decision, judgeBomb(ctx, frame, decision), { area });
    }
  },
  *selectable(ctx, frame, scope) {
    for (const { unit } of actorsOf(ctx, frame.side, scope)) {
      if (isAirForce(ctx, unit)) yield { unit, refusal: judgeBomber(ctx, frame, unit) };
    }
  },
  forced: (ctx, frame) => (canBomb(ctx, frame) ? null : { type: 'done' }),
};
