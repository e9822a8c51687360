// Choosing the hand from the deck, in secret (R6.1b, R6.2).
import { type Refusal, refuse } from '../refusal';
import { pop, type Tx } from '../tx';
import type { CardId, Side } from '../types';
import { notAsked, type Procedure, wrongDecision } from './procedure';

/** Moves cards from the deck to the hand; both keep the order of the pack. */
function takeCards(tx: Tx, side: Side, cards: readonly CardId[]): void {
  const piles = tx.state.cards[side];
  piles.hand = inPackOrder(tx, [...piles.hand, ...cards]);
  piles.deck = piles.deck.filter((id) => !cards.includes(id));
}

export function inPackOrder(tx: Tx, cards: readonly CardId[]): CardId[] {
  const wanted = new Set(cards);
  return tx.world.cards.map(({ id }) => id).filter((id) => wanted.has(id));
}

export const chooseHand: Procedure<'chooseHand'> = {
  judge(ctx, frame, decision): Refusal | null {
    if (decision.type !== 'chooseHand') return notAsked();
    const { cards } = decision;
    const stray = cards.find((card) => !ctx.state.cards[frame.side].deck.includes(card));
    if (stray !== undefined) return refuse('cardNotInDeck', { card: stray });
    const have = new Set(cards).size;
    const right = have === frame.size && have === cards.length;
    return right ? null : refuse('wrongHandSize', { need: frame.size, have });
  },
  apply(tx, frame, decision) {
    if (decision.type !== 'chooseHand') return wrongDecision(decision, 'chooseHand');
    pop(tx);
    takeCards(tx, frame.side, decision.cards);
    tx.log({ type: 'handChosen', side: frame.side, count: decision.cards.length });
  },
  options: () => [],
  forced(ctx, frame) {
    const { deck } = ctx.state.cards[frame.side];
    return deck.length <= frame.size ? { type: 'chooseHand', cards: [...deck] } : null;
  },
};
