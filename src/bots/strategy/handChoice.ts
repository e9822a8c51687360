// The hand (R6.1b): the wishes of the first plan that fits, the rest as the bot would choose it.
import type { CardId, Decision, FrameAt, State } from '../../engine';
import { isTurnIn } from './conditions';
import type { CardName, HandPlan } from './document';
import { applies, ownCards, type Seat } from './seat';

type Prompt = Pick<FrameAt<'chooseHand'>, 'side' | 'size'>;

function planFor(seat: Seat): HandPlan | undefined {
  const { turn } = seat.seen;
  return seat.strategy.hands.find(
    (plan) => (plan.turns === undefined || isTurnIn(turn, plan.turns)) && applies(seat, plan),
  );
}

/** Cards of the deck that are wished for, in that order; a kind does not take a card that is wished for by its id. */
function wishedCards(seat: Seat, names: readonly CardName[], deck: readonly CardId[]): CardId[] {
  const byId = new Set<string>(names);
  const taken = new Set<CardId>();
  for (const name of names) {
    const card = ownCards(seat, name).find(
      (id) => deck.includes(id) && !taken.has(id) && (id === name || !byId.has(id)),
    );
    if (card !== undefined) taken.add(card);
  }
  return [...taken];
}

/** The same choice with some cards in the hand already. */
function withChosen({ seen, strategy: { side } }: Seat, chosen: readonly CardId[], size: number): State {
  const own = seen.cards[side];
  const inPackOrder = [...own.hand, ...own.deck.filter((card) => chosen.includes(card))];
  const piles = { ...own, hand: inPackOrder, deck: own.deck.filter((card) => !chosen.includes(card)) };
  const frames = [...seen.frames.slice(0, -1), { at: 'chooseHand' as const, side, size }];
  return { ...seen, frames, cards: { ...seen.cards, [side]: piles } };
}

/** Cards for the rest of the hand: the bot's own choice, then the deck in order. */
function rest(seat: Seat, wished: readonly CardId[], size: number): CardId[] {
  if (size <= 0) return [];
  const answer = seat.ask(withChosen(seat, wished, size));
  const chosen = answer.type === 'chooseHand' ? answer.cards : [];
  const { deck } = seat.seen.cards[seat.strategy.side];
  const candidates = [...chosen.filter((card) => deck.includes(card)), ...deck];
  return [...new Set(candidates)].filter((card) => !wished.includes(card)).slice(0, size);
}

/** Null when no plan fits. */
export function handChoice(seat: Seat, { side, size }: Prompt): Decision | null {
  const plan = planFor(seat);
  if (plan === undefined) return null;
  const { deck } = seat.seen.cards[side];
  const wished = wishedCards(seat, plan.cards, deck).slice(0, size);
  const hand = new Set([...wished, ...rest(seat, wished, size - wished.length)]);
  return { type: 'chooseHand', cards: deck.filter((card) => hand.has(card)) };
}
