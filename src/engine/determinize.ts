// What a side knows, as a position that can be played on (R6.4): an allow-list, hidden cards and dice dealt anew.
import { newDice } from './dice';
import { shareFindings } from './findings';
import type { CardPiles, State } from './state';
import { type CardId, enemyOf, type Side } from './types';
import type { World } from './world';

/** Picks `count` of `items` by a stream of whole numbers from 1 to a given bound. */
export type Draw = (bound: number) => number;

function split(items: readonly CardId[], count: number, draw: Draw): { hand: CardId[]; deck: CardId[] } {
  const left = [...items];
  const hand = new Set(Array.from({ length: count }, () => left.splice(draw(left.length) - 1, 1)[0]));
  return { hand: items.filter((card) => hand.has(card)), deck: items.filter((card) => !hand.has(card)) };
}

/** Cards of the other side: the piles on the table as they lie, deck and hand dealt among what they hold together. */
function dealt(world: World, state: State, owner: Side, draw: Draw): CardPiles {
  const { deck, hand, played, undeveloped } = state.cards[owner];
  const unseen = new Set([...deck, ...hand]);
  const unknown = world.cards.flatMap(({ id }) => (unseen.has(id) ? [id] : []));
  return { ...split(unknown, hand.length, draw), played: [...played], undeveloped: [...undeveloped] };
}

/**
 * A position that agrees with all that `viewer` may know: the other side's hand is dealt by `draw` among the cards it
 * could hold, and the dice to come start from `seed`. Two states that differ in hidden things only give the same one.
 * It shares what is public with `state`: copy it before changing it in place.
 */
export function seenBy(world: World, state: State, viewer: Side, draw: Draw, seed: number): State {
  const other = enemyOf(viewer);
  const hidden = dealt(world, state, other, draw);
  const own = state.cards[viewer];
  const seen: State = {
    turn: state.turn,
    options: state.options,
    control: state.control,
    nations: state.nations,
    units: state.units,
    occupants: state.occupants,
    ceded: state.ceded,
    cards: viewer === 'axis' ? { axis: own, allies: hidden } : { axis: hidden, allies: own },
    ambushPoints: state.ambushPoints,
    transportUsed: state.transportUsed,
    unsettled: state.unsettled,
    retreated: state.retreated,
    active: state.active,
    dice: newDice(seed),
    frames: state.frames,
    outcome: state.outcome,
  };
  shareFindings(state, seen);
  return seen;
}
