// What a side may see (R6.4): an allow-list built field by field. Hidden cards of the other side occur nowhere in it.
import type { FrameName } from './frames';
import type { CardPiles, NationState, Outcome, State, UnitState } from './state';
import { type AreaId, type BySide, type CardId, enemyOf, type NationId, type Side, type UnitId } from './types';

/** Cards of a side as its owner sees them. */
export interface OwnCards extends CardPiles {
  hidden: false;
}

/** Cards of a side as the other side sees them: piles on the table by card, deck and hand by number. */
export interface OtherCards {
  hidden: true;
  deckCount: number;
  handCount: number;
  played: CardId[];
  undeveloped: CardId[];
}

export interface View {
  /** null: what anybody may see, e.g. behind the curtain. */
  viewer: Side | null;
  turn: number;
  control: Record<AreaId, NationId | null>;
  nations: Record<NationId, NationState>;
  units: Record<UnitId, UnitState>;
  occupants: Record<AreaId, UnitId[]>;
  ceded: AreaId[];
  cards: BySide<OwnCards | OtherCards>;
  ambushPoints: BySide<number>;
  transportUsed: Record<AreaId, number>;
  active: Side;
  /** Who is asked what; null when nobody is. */
  asked: { at: FrameName; side: Side } | null;
  outcome: Outcome | null;
}

function cardsFor(state: State, owner: Side, viewer: Side | null): OwnCards | OtherCards {
  const { deck, hand, played, undeveloped } = state.cards[owner];
  const onTable = { played: [...played], undeveloped: [...undeveloped] };
  if (viewer === owner) return { hidden: false, deck: [...deck], hand: [...hand], ...onTable };
  return { hidden: true, deckCount: deck.length, handCount: hand.length, ...onTable };
}

function askedOf(state: State): View['asked'] {
  const top = state.frames.at(-1);
  return top && 'side' in top ? { at: top.at, side: top.side } : null;
}

/**
 * The game as `viewer` may see it; null for what both may see.
 * Deck and hand of the other side are numbers (R6.4), dice to come and the frames' contents are left out.
 */
export function viewFor(state: State, viewer: Side | null): View {
  return {
    viewer,
    turn: state.turn,
    control: { ...state.control },
    nations: copyRecord(state.nations),
    units: copyRecord(state.units),
    occupants: Object.fromEntries(Object.entries(state.occupants).map(([id, units]) => [id, [...units]])),
    ceded: [...state.ceded],
    cards: { axis: cardsFor(state, 'axis', viewer), allies: cardsFor(state, 'allies', viewer) },
    ambushPoints: { ...state.ambushPoints },
    transportUsed: { ...state.transportUsed },
    active: state.active,
    asked: askedOf(state),
    outcome: state.outcome && { ...state.outcome },
  };
}

const copyRecord = <T extends object>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, { ...value }]));

/** Cards of the side that the viewer must not see, for checks that they are not shown. */
export const hiddenFrom = (state: State, viewer: Side): readonly CardId[] => {
  const { deck, hand } = state.cards[enemyOf(viewer)];
  return [...deck, ...hand];
};
