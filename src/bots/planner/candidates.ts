// Decisions worth playing out: the best few of the greedy bot's own list, and stopping.
import type { Decision } from '../../engine';
import { cardsByWorth } from '../greedy/cards';
import { eventDeeds, landingUnits, pointDeeds, type Scored } from '../greedy/deeds';
import type { Sight } from '../greedy/view';

/** Deeds tried besides stopping. */
const MOST_DEEDS = 4;
/** Cards tried, each with the event first and with the points first. */
const MOST_CARDS = 3;
/** Deeds much better than the next need no search. */
const PLAIN = 3;

function topDeeds(found: readonly Scored[]): Decision[] {
  const order = [...found].sort((a, b) => b.score - a.score);
  const known = new Set<string>();
  const top: Decision[] = [];
  for (const { decision } of order) {
    const key = JSON.stringify(decision);
    if (known.has(key)) continue;
    known.add(key);
    top.push(decision);
    if (top.length === MOST_DEEDS) break;
  }
  const [first, second] = order;
  if (first && second && first.score > 12 && first.score > PLAIN * second.score) return top.slice(0, 1);
  return [...top, { type: 'done' }];
}

function cards(sight: Sight): Decision[] {
  const order = cardsByWorth(sight).slice(0, MOST_CARDS);
  return order.flatMap(({ id: card, event }): Decision[] =>
    event === 'ambush' || event === 'development'
      ? [{ type: 'playCard', card, first: 'event' }]
      : [
          { type: 'playCard', card, first: 'event' },
          { type: 'playCard', card, first: 'points' },
        ],
  );
}

/** What to choose from; empty where the greedy answer needs no search. */
export function candidatesFor(sight: Sight): Decision[] {
  const { prompt, board } = sight;
  switch (prompt.at) {
    case 'impulse':
      return board.state.ambushPoints[board.side] > 0 ? [] : cards(sight);
    case 'points':
      return topDeeds(pointDeeds(sight));
    case 'offensive':
      return prompt.moved ? [] : topDeeds(eventDeeds(sight));
    case 'landing':
      return prompt.moved || prompt.dropped ? [] : topDeeds(eventDeeds(sight, landingUnits(sight)));
    default:
      return [];
  }
}
