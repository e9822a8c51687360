// What a card's name in a strategy means.
import type { CardDef, CardId, Side, World } from '../../engine';
import type { CardName } from './document';

/** Cards a name means: one by its id, of either side; or all of the side with that event, the most valuable first. */
export function cardsNamed(world: World, side: Side, name: CardName): CardDef[] {
  const one = world.cardById[name as CardId];
  if (one) return [one];
  return world.cards.filter((card) => card.side === side && card.event === name).sort((a, b) => b.value - a.value);
}
