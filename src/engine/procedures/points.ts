// Spending the points of a card, or of ambush cards (R7.2, R7.3, R14.5).
import type { Decision } from '../decision';
import { airAttackOptions, judgeAirAttack, startAirAttack } from '../deeds/airAttack';
import { airMoveOptions, flyGroup, judgeAirMove } from '../deeds/airMove';
import { attackOptions, judgeAttack, startAttack } from '../deeds/attack';
import type { Actor } from '../deeds/deed';
import { judgeMobilize, mobilizeOptions, mobilizeUnit } from '../deeds/mobilize';
import { judgeMove, moveOptions, startMove } from '../deeds/move';
import type { FrameAt } from '../frames';
import type { Option, Scope } from '../option';
import { areaOf } from '../queries/units';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { UnitId } from '../types';
import { unitDef } from '../world';
import { actorsOf, recruitsOf } from './actors';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

const actorOf = ({ side, acted }: AskedFrame<'points'>): Actor => ({ side, acted });

/** R7.2: everything but mobilization costs one point. */
const afford = (frame: AskedFrame<'points'>): Refusal | null =>
  frame.left > 0 ? null : refuse('pointsShort', { need: 1, have: frame.left });

function judge(ctx: Ctx, frame: AskedFrame<'points'>, decision: Decision): Refusal | null {
  const actor = actorOf(frame);
  switch (decision.type) {
    case 'done':
      return null;
    case 'move':
      return afford(frame) ?? judgeMove(ctx, actor, decision);
    case 'attack':
      return afford(frame) ?? judgeAttack(ctx, actor, decision);
    case 'airMove':
      return afford(frame) ?? judgeAirMove(ctx, actor, decision);
    case 'airAttack':
      return afford(frame) ?? judgeAirAttack(ctx, actor, decision);
    case 'mobilize':
      return judgeMobilize(ctx, frame.side, decision, frame.left);
    default:
      return notAsked();
  }
}

/** R7.1: points not used are given up. */
function finish(tx: Tx, frame: FrameAt<'points'>): void {
  if (frame.left > 0) tx.log({ type: 'pointsForfeited', side: frame.side, points: frame.left });
  pop(tx);
}

function spend(frame: FrameAt<'points'>, points: number, group: readonly UnitId[]): void {
  frame.left -= points;
  frame.acted.push(...group); // R7.3; the event may still use them (R21.8)
}

function apply(tx: Tx, frame: FrameAt<'points'>, decision: Decision): void {
  const actor: Actor = { side: frame.side, acted: [] };
  switch (decision.type) {
    case 'done':
      return finish(tx, frame);
    case 'move':
      spend(frame, 1, decision.group);
      return startMove(tx, actor, decision);
    case 'attack':
      spend(frame, 1, decision.group);
      return startAttack(tx, actor, decision);
    case 'airMove':
      spend(frame, 1, decision.group);
      return flyGroup(tx, actor, decision);
    case 'airAttack':
      spend(frame, 1, decision.group);
      return startAirAttack(tx, actor, decision);
    case 'mobilize':
      spend(frame, unitDef(tx, decision.unit).cost, []);
      return mobilizeUnit(tx, frame.side, decision);
    default:
      return wrongDecision(decision, 'points');
  }
}

function groupOptions(ctx: Ctx, frame: AskedFrame<'points'>, group: readonly UnitId[], scope: Scope): Option[] {
  const actor = actorOf(frame);
  return [
    ...moveOptions(ctx, actor, group, scope),
    ...attackOptions(ctx, actor, group, scope),
    ...airMoveOptions(ctx, actor, group, scope),
    ...airAttackOptions(ctx, actor, group, scope),
  ];
}

export const points: Procedure<'points'> = {
  judge,
  apply,
  options(ctx, frame, selection, scope) {
    const [unit, other] = selection;
    if (unit === undefined) return [{ decision: { type: 'done' }, refusal: null }];
    if (areaOf(ctx, unit) !== null) return groupOptions(ctx, frame, selection, scope);
    return other === undefined ? mobilizeOptions(ctx, frame.side, unit, frame.left, scope) : [];
  },
  selectable: (ctx, frame, scope) => [
    ...actorsOf(ctx, frame.side, scope, frame.acted),
    ...recruitsOf(ctx, frame.side, 'forcePool', scope, frame.left),
  ],
  forced: (_ctx, frame) => (frame.left === 0 ? { type: 'done' } : null),
};
