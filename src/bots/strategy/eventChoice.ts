// Card events (R18): given up, or their wishes fulfilled; everything on the board is the bot's.
import { type CardId, type Decision, type FrameAt, options } from '../../engine';
import { applies, givenUp, handOf, ownCards, type Seat, without } from './seat';

/** Gives an event up; null when the strategy does not want that. */
export const giveUp = (seat: Seat, card: CardId): Decision | null =>
  givenUp(seat).has(card) ? { type: 'done' } : null;

/** R18.1: the first wish for a card that may be developed now. */
export function developmentChoice(seat: Seat, { maxValue }: Pick<FrameAt<'development'>, 'maxValue'>): Decision | null {
  const { world, seen, strategy } = seat;
  const { undeveloped } = seen.cards[strategy.side];
  const wished = strategy.development.filter((wish) => applies(seat, wish)).flatMap(({ card }) => ownCards(seat, card));
  const card = wished.find((id) => undeveloped.includes(id) && (world.cardById[id]?.value ?? 0) <= maxValue);
  return card === undefined ? null : { type: 'develop', card };
}

/** R15.3: the first wish for a nation that can be moved now. */
export function diplomacyChoice(seat: Seat): Decision | null {
  const { world, seen, strategy } = seat;
  const moves = options(world, seen).flatMap(({ decision }) => (decision.type === 'negotiate' ? [decision] : []));
  const wished = strategy.diplomacy.filter((wish) => applies(seat, wish));
  return wished.flatMap(({ nation }) => moves.filter((move) => move.nation === nation))[0] ?? null;
}

/** R16.3: whoever has the card played for its event proclaims. */
export function vichyChoice(seat: Seat, card: CardId): Decision | null {
  const isPlanned = seat.strategy.play.some((rule) => 'play' in rule && ownCards(seat, rule.play).includes(card));
  return isPlanned ? { type: 'proclaimVichy' } : null;
}

/** R14.1: an ambush card whose event is given up does not answer the enemy. */
export function ambushChoice(seat: Seat): Decision | null {
  const hidden = givenUp(seat);
  return handOf(seat).some((card) => hidden.has(card)) ? seat.ask(without(seat, hidden)) : null;
}
