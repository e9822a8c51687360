// The one reaction: an ambush card, or none (R14).
import { offer } from '../deeds/deed';
import type { FrameAt } from '../frames';
import { ambushCards, counterattackers } from '../queries/ambush';
import { counterattack } from '../recipes/ambush';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { CardId } from '../types';
import { cardDef } from '../world';
import { showCard } from './impulse';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

function judgeAmbush(ctx: Ctx, frame: AskedFrame<'ambush'>, card: CardId): Refusal | null {
  if (!ctx.state.cards[frame.side].hand.includes(card)) return refuse('cardNotInHand', { card });
  return cardDef(ctx, card).event === 'ambush' ? null : refuse('cardIsNoAmbush', { card });
}

/** R14.1, R14.5: the card is played, its value waits for the next impulse, and the units strike back. */
function spring(tx: Tx, frame: FrameAt<'ambush'>, card: CardId): void {
  const { side, trigger, area } = frame;
  pop(tx);
  showCard(tx, side, card);
  tx.state.ambushPoints[side] += cardDef(tx, card).value;
  const units = counterattackers(tx, side, area, trigger);
  tx.log({ type: 'ambushPlayed', side, card, trigger, area, units });
  counterattack(tx, frame);
}

function decline(tx: Tx, { side, area }: FrameAt<'ambush'>): void {
  pop(tx);
  tx.log({ type: 'ambushDeclined', side, area });
}

export const ambush: Procedure<'ambush'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'decline') return null;
    return decision.type === 'ambush' ? judgeAmbush(ctx, frame, decision.card) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'decline') return decline(tx, { ...frame });
    return decision.type === 'ambush' ? spring(tx, { ...frame }, decision.card) : wrongDecision(decision, 'ambush');
  },
  *options(ctx, frame, _selection, scope) {
    for (const card of ambushCards(ctx, frame.side)) yield* offer(scope, { type: 'ambush', card }, null);
    yield* offer(scope, { type: 'decline' }, null);
  },
};
