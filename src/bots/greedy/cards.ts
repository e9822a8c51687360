// Which cards the greedy bot takes, plays and holds back (R6.1b, R7.1, R14).
import { type CardDef, type CardId, type Decision, options } from '../../engine';
import type { Board } from '../board/board';
import { bestAttack } from './attacks';
import { airDeeds, best } from './deeds';
import { lastingWorth } from './events';
import { controlsParis, eventWorth, recoverable } from './eventWorth';
import type { Sight } from './view';

/** Worth of a strategy point while there is something to do. */
const POINT = 16;

const cardsOf = (board: Board, ids: readonly CardId[]): CardDef[] =>
  ids.flatMap((id) => board.world.cardById[id] ?? []);

/** Hopes beyond what an event could do at the start of a turn: the board will have moved on. */
const HOPE: Partial<Record<CardDef['event'], number>> = { offensive: 35, supply: 25, ambush: 36, diplomacy: 10 };

/** R6.1b: the cards worth most this turn. */
export function chooseHand(sight: Sight): Decision {
  const { board, prompt } = sight;
  const size = prompt.at === 'chooseHand' ? prompt.size : 0;
  const worth = new Map<CardId, number>();
  for (const card of cardsOf(board, board.state.cards[board.side].deck)) {
    worth.set(card.id, card.value * POINT + eventWorth(sight, card) + (HOPE[card.event] ?? 0));
  }
  const order = [...worth].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
  return { type: 'chooseHand', cards: order.slice(0, size) };
}

/** Chance from which an attack need not be prepared any further. */
const SURE = 0.75;

/** R7.1: the event first when the points can use what it brings, the points first when it wants them. */
function firstOf(sight: Sight, card: CardDef): 'event' | 'points' {
  switch (card.params.kind) {
    case 'offensive':
      return bestAttack(sight, card.params.move).chance >= SURE ? 'event' : 'points';
    case 'supply':
      return recoverable(sight) >= 9 ? 'event' : 'points';
    case 'vichy':
      return controlsParis(sight.board) ? 'event' : 'points';
    case 'seaLion':
    case 'amphibious':
      return eventWorth(sight, card) >= 20 ? 'event' : 'points';
    default:
      return 'event';
  }
}

/** Least worth of an air action that costs an impulse but no card. */
const AIR_THRESHOLD = 3;

function airAction(sight: Sight): Decision {
  const found = best(airDeeds(sight));
  return found && found.score > AIR_THRESHOLD ? found.decision : { type: 'pass' };
}

function playable({ board }: Sight): CardDef[] {
  const hand = cardsOf(board, board.state.cards[board.side].hand);
  const enemyHasCards = board.state.cards[board.enemy].hand.length > 0;
  return hand.filter(({ event }) => event !== 'ambush' || !enemyHasCards);
}

/** How soon an event should come: attacks before the enemy has moved, what nobody can prevent later. */
const URGENCY: Record<CardDef['event'], number> = {
  offensive: 3,
  vichy: 3,
  wolfpack: 2,
  strategicBombing: 2,
  seaLion: 2,
  amphibious: 2,
  supply: 1,
  newWeapons: 1,
  diplomacy: 0.8,
  lendLease: 0.6,
  development: 0.2,
  ambush: 0,
};

/** Cards that may be played now, the one whose event does most first. */
export function cardsByWorth(sight: Sight): CardDef[] {
  const worth = (card: CardDef) =>
    card.value * POINT + eventWorth(sight, card) * URGENCY[card.event] + 0.01 * lastingWorth(card);
  const cards = playable(sight);
  if (cards.length < 2) return cards;
  const rated = cards.map((card) => ({ card, worth: worth(card) }));
  return rated.sort((a, b) => b.worth - a.worth).map(({ card }) => card);
}

/** R6.5: the card whose event does most now, air while none is left, or a pass. */
export function takeImpulse(sight: Sight): Decision {
  const { board } = sight;
  if (board.state.ambushPoints[board.side] > 0) return { type: 'useAmbushPoints' }; // R14.5: they lapse otherwise
  const [top] = cardsByWorth(sight);
  return top ? { type: 'playCard', card: top.id, first: firstOf(sight, top) } : airAction(sight);
}

/** Legal plain options by type, for events that only need a yes. */
export const plain = ({ board }: Sight, type: Decision['type']): Decision | null =>
  options(board.world, board.state).find(({ decision }) => decision.type === type)?.decision ?? null;
