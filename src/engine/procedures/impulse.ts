// An impulse: a card, ambush points, one air move or air attack without a card, or a pass (R6.5, R14.5).
import { cardFrames } from '../cardEvents/frames';
import type { Decision } from '../decision';
import { airAttackOptions, judgeAirAttack, startAirAttack } from '../deeds/airAttack';
import { airMoveOptions, flyGroup, judgeAirMove } from '../deeds/airMove';
import type { Actor } from '../deeds/deed';
import type { Option, Scope } from '../option';
import { isAirCapable } from '../queries/units';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, push, type Tx } from '../tx';
import type { CardId, Side } from '../types';
import { invariant } from '../types';
import { actorsOf } from './actors';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

const actorOf = ({ side }: AskedFrame<'impulse'>): Actor => ({ side, acted: [] });

/** Moves a card from the hand to the played cards. */
export function showCard(tx: Tx, side: Side, card: CardId): void {
  const piles = tx.state.cards[side];
  const index = piles.hand.indexOf(card);
  invariant(index >= 0, `${card} is not in the hand`);
  piles.hand.splice(index, 1);
  piles.played.push(card);
}

/** R6.1c: passes in a row decide the end of the turn; anything else starts the count anew. */
function countPass(tx: Tx, passed: 'passed' | 'acted'): void {
  const loop = tx.state.frames.find((frame) => frame.at === 'impulses');
  invariant(loop && loop.at === 'impulses', 'an impulse belongs to a turn');
  loop.passes = passed === 'passed' ? loop.passes + 1 : 0;
}

function applyCard(tx: Tx, side: Side, card: CardId, first: 'event' | 'points'): void {
  showCard(tx, side, card);
  tx.log({ type: 'cardPlayed', side, card, first });
  push(tx, ...cardFrames(tx, side, card, first));
}

function applyAmbushPoints(tx: Tx, side: Side): void {
  const points = tx.state.ambushPoints[side];
  tx.state.ambushPoints[side] = 0;
  tx.log({ type: 'ambushPointsUsed', side, points });
  push(tx, { at: 'points', side, card: null, left: points, acted: [] });
}

function judgeCard(ctx: Ctx, side: Side, card: CardId): Refusal | null {
  return ctx.state.cards[side].hand.includes(card) ? null : refuse('cardNotInHand', { card });
}

function judge(ctx: Ctx, frame: AskedFrame<'impulse'>, decision: Decision): Refusal | null {
  switch (decision.type) {
    case 'pass':
      return null;
    case 'playCard':
      return judgeCard(ctx, frame.side, decision.card);
    case 'useAmbushPoints':
      return ctx.state.ambushPoints[frame.side] > 0 ? null : refuse('noAmbushPoints');
    case 'airMove':
      return judgeAirMove(ctx, actorOf(frame), decision);
    case 'airAttack':
      return judgeAirAttack(ctx, actorOf(frame), decision);
    default:
      return notAsked();
  }
}

function apply(tx: Tx, frame: AskedFrame<'impulse'>, decision: Decision): void {
  const actor = actorOf(frame);
  pop(tx);
  countPass(tx, decision.type === 'pass' ? 'passed' : 'acted');
  switch (decision.type) {
    case 'pass':
      return tx.log({ type: 'passed', side: actor.side });
    case 'playCard':
      return applyCard(tx, actor.side, decision.card, decision.first);
    case 'useAmbushPoints':
      return applyAmbushPoints(tx, actor.side);
    case 'airMove':
      return flyGroup(tx, actor, decision);
    case 'airAttack':
      return startAirAttack(tx, actor, decision);
    default:
      return wrongDecision(decision, 'impulse');
  }
}

function cardOptions(ctx: Ctx, frame: AskedFrame<'impulse'>, scope: Scope): Option[] {
  const found: Option[] = [];
  for (const card of ctx.state.cards[frame.side].hand) {
    found.push({ decision: { type: 'playCard', card, first: 'event' }, refusal: null });
    found.push({ decision: { type: 'playCard', card, first: 'points' }, refusal: null });
  }
  const decision: Decision = { type: 'useAmbushPoints' };
  const refusal = judge(ctx, frame, decision);
  if (refusal === null || scope === 'all') found.push({ decision, refusal });
  found.push({ decision: { type: 'pass' }, refusal: null });
  return found;
}

export const impulse: Procedure<'impulse'> = {
  judge,
  apply,
  options(ctx, frame, selection, scope) {
    if (selection.length === 0) return cardOptions(ctx, frame, scope);
    const actor = actorOf(frame);
    return [...airMoveOptions(ctx, actor, selection, scope), ...airAttackOptions(ctx, actor, selection, scope)];
  },
  *selectable(ctx, frame, scope) {
    for (const { unit, refusal } of actorsOf(ctx, frame.side, scope)) {
      if (scope === 'all' || isAirCapable(ctx, unit))
        yield { unit, refusal: refusal ?? (isAirCapable(ctx, unit) ? null : refuse('notAirCapable', { unit })) };
    }
  },
};
