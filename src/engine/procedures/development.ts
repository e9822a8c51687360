// The Development event (R18.1, R21.20).
import { offer } from '../deeds/deed';
import type { FrameAt } from '../frames';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { CardId } from '../types';
import { cardDef } from '../world';
import { inPackOrder } from './chooseHand';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

function judgeDevelop(ctx: Ctx, frame: AskedFrame<'development'>, card: CardId): Refusal | null {
  if (!ctx.state.cards[frame.side].undeveloped.includes(card)) return refuse('notDevelopable', { card });
  const { value } = cardDef(ctx, card);
  return value > frame.maxValue ? refuse('valueTooHigh', { card, need: value, have: frame.maxValue }) : null;
}

function isUntouched(ctx: Ctx, { card, left }: AskedFrame<'development'>): boolean {
  const { params } = cardDef(ctx, card);
  return params.kind === 'development' && left === params.cards;
}

/** R18.1: the card joins the deck and can be chosen from the next turn on. */
function develop(tx: Tx, frame: FrameAt<'development'>, card: CardId): void {
  const piles = tx.state.cards[frame.side];
  piles.undeveloped = piles.undeveloped.filter((id) => id !== card);
  piles.deck = inPackOrder(tx, [...piles.deck, card]);
  tx.log({ type: 'cardDeveloped', side: frame.side, card });
  frame.left -= 1;
  if (frame.left === 0) pop(tx);
}

export const development: Procedure<'development'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'develop' ? judgeDevelop(ctx, frame, decision.card) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return isUntouched(tx, frame) ? withoutEffect(tx, frame) : pop(tx);
    if (decision.type !== 'develop') return wrongDecision(decision, 'development');
    develop(tx, frame, decision.card);
  },
  *options(ctx, frame, _selection, scope) {
    for (const card of ctx.state.cards[frame.side].undeveloped) {
      yield* offer(scope, { type: 'develop', card }, judgeDevelop(ctx, frame, card));
    }
    yield* offer(scope, { type: 'done' }, null);
  },
  forced(ctx, frame) {
    const any = ctx.state.cards[frame.side].undeveloped.some((card) => judgeDevelop(ctx, frame, card) === null);
    return any ? null : { type: 'done' };
  },
};
