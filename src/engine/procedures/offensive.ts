// Blitzkrieg and Counter-offensive (R18): groups that move and attack, or only attack.
import type { Decision } from '../decision';
import { attackOptions, judgeAttack, startAttack } from '../deeds/attack';
import { type Actor, offer, sameUnits } from '../deeds/deed';
import { judgeMove, moveOptions, startMove } from '../deeds/move';
import type { FrameAt } from '../frames';
import { areaOf, isReady } from '../queries/units';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { UnitId } from '../types';
import { actorsOf } from './actors';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

const actorOf = ({ side, acted }: AskedFrame<'offensive'>): Actor => ({ side, acted });

/** Units of the group that has moved and can still attack, not those an ambush has cost (R14.6); they do so together (R7.4). */
const followUp = (ctx: Ctx, moved: readonly UnitId[]): UnitId[] =>
  moved.filter((id) => isReady(ctx, id) && areaOf(ctx, id) !== null);

/** R7.4: after the move the whole group attacks; without a move any group may. */
function judgeOffensiveAttack(ctx: Ctx, frame: AskedFrame<'offensive'>, decision: Decision & { type: 'attack' }) {
  const refusal = judgeAttack(ctx, actorOf(frame), decision);
  if (refusal || frame.moved === null) return refusal;
  return sameUnits(followUp(ctx, frame.moved), decision.group) ? null : refuse('eventWholeGroup');
}

function judge(ctx: Ctx, frame: AskedFrame<'offensive'>, decision: Decision): Refusal | null {
  switch (decision.type) {
    case 'done':
      return null;
    case 'move':
      if (!frame.move) return refuse('eventNoMove');
      if (frame.moved !== null) return refuse('eventMoveDone');
      return judgeMove(ctx, actorOf(frame), decision);
    case 'attack':
      return judgeOffensiveAttack(ctx, frame, decision);
    default:
      return notAsked();
  }
}

/** The next group, or the end of the event. */
function finishGroup(tx: Tx, frame: FrameAt<'offensive'>, group: readonly UnitId[]): void {
  frame.groups -= 1;
  frame.acted.push(...group);
  frame.moved = null;
  if (frame.groups === 0) pop(tx);
}

function apply(tx: Tx, frame: FrameAt<'offensive'>, decision: Decision): void {
  const actor: Actor = { side: frame.side, acted: [] };
  switch (decision.type) {
    case 'done':
      return frame.moved === null ? pop(tx) : finishGroup(tx, frame, frame.moved);
    case 'move':
      frame.moved = [...decision.group];
      return startMove(tx, actor, decision);
    case 'attack':
      finishGroup(tx, frame, frame.moved ?? decision.group);
      return startAttack(tx, actor, decision);
    default:
      return wrongDecision(decision, 'offensive');
  }
}

export const offensive: Procedure<'offensive'> = {
  judge,
  apply,
  *options(ctx, frame, selection, scope) {
    if (selection.length === 0) return yield* offer(scope, { type: 'done' }, null);
    if (frame.move && frame.moved === null) yield* moveOptions(ctx, actorOf(frame), selection, scope);
    const decision: Decision = { type: 'attack', group: [...selection] };
    const whole = judge(ctx, frame, decision);
    if (whole === null || whole.code !== 'eventWholeGroup') yield* attackOptions(ctx, actorOf(frame), selection, scope);
    else yield* offer(scope, decision, whole);
  },
  *selectable(ctx, frame, scope) {
    const { moved } = frame;
    for (const found of actorsOf(ctx, frame.side, scope, frame.acted)) {
      if (moved === null || moved.includes(found.unit)) yield found;
      else yield { unit: found.unit, refusal: refuse('eventMoveDone', { unit: found.unit }) };
    }
  },
  forced(ctx, frame) {
    if (frame.moved === null) return null;
    const group = followUp(ctx, frame.moved);
    const possible = group.length > 0 && judgeAttack(ctx, actorOf(frame), { type: 'attack', group }) === null;
    return possible ? null : { type: 'done' };
  },
};
