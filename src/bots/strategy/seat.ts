// What a strategy decides from: the position its side sees, and the bot that plays the board.
import type { CardId, Decision, State, World } from '../../engine';
import { conditionHolds } from './conditions';
import type { CardName, CardStrategy, Conditional } from './document';
import { cardsNamed } from './named';

export interface Seat {
  readonly world: World;
  readonly seen: State;
  readonly strategy: CardStrategy;
  /** What the bot does in a position of its side. */
  readonly ask: (position: State) => Decision;
}

/** Whether an entry counts now. */
export const applies = ({ world, seen, strategy }: Seat, entry: Conditional): boolean =>
  entry.if === undefined || conditionHolds(world, seen, strategy.side, entry.if);

/** Cards of the own side a name means, the most valuable first. */
export const ownCards = ({ world, strategy }: Seat, name: CardName): CardId[] =>
  cardsNamed(world, strategy.side, name).map(({ id }) => id);

export const handOf = ({ seen, strategy }: Seat): readonly CardId[] => seen.cards[strategy.side].hand;

/** The position with some cards of the hand in the deck, as if they had not been chosen. */
export function without({ world, seen, strategy: { side } }: Seat, hidden: ReadonlySet<CardId>): State {
  const own = seen.cards[side];
  const deck = new Set([...own.deck, ...own.hand.filter((card) => hidden.has(card))]);
  const piles = {
    ...own,
    hand: own.hand.filter((card) => !hidden.has(card)),
    deck: world.cards.flatMap(({ id }) => (deck.has(id) ? [id] : [])),
  };
  return { ...seen, cards: { ...seen.cards, [side]: piles } };
}

/** Cards whose event the strategy gives up now. */
export function givenUp(seat: Seat): Set<CardId> {
  const rules = seat.strategy.play.flatMap((rule) => ('noEvent' in rule && applies(seat, rule) ? [rule.noEvent] : []));
  return new Set(rules.flatMap((name) => ownCards(seat, name)));
}
