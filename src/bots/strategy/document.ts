// A card strategy: how one side chooses and plays its cards, written down as JSON. docs/strategies.md tells it in words.
import type { Allegiance, AreaId, CardId, EventKind, NationId, Side, World } from '../../engine';

/** A card by its id, or every card of the side with that event by the kind of the event. */
export type CardName = CardId | EventKind;
/** All of a side, or one nation. */
export type Owner = Side | NationId;
/** First and last turn, both included. */
export type Turns = readonly [number, number];

/** Bounds of a number, both included; without any: at least one. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A number that can be read off the table, and its bounds. */
export type Counting = Bounds &
  (
    | /** Steps made on the nation's entry track. */ { readonly track: NationId }
    | /** Base points of the side, London and Moscow not doubled. */ { readonly bases: Side }
    | /** Cards so named in the own hand. */ { readonly hand: CardName }
    | /** Cards so named that are no longer undeveloped. */ { readonly developed: CardName }
    | /** Cards so named that were played or discarded in this turn. */ { readonly played: CardName }
    | /** Cards in the hand of the side. */ { readonly cardsLeft: Side }
    | /** Spent units. */ { readonly spent: Owner }
    | /** Units on the map, or in one area. */ { readonly units: Owner; readonly in?: AreaId }
  );

/** What may be asked of a position; it has one key that says what it is about. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly turns: Turns }
  | { readonly season: 'winter' | 'summer' }
  /** Who controls the area: a side, nobody at war, or one nation. */
  | { readonly control: AreaId; readonly by: Allegiance | NationId }
  /** Where a nation stands; a nation that has surrendered is of no side. */
  | { readonly nation: NationId; readonly is: Allegiance | 'surrendered' }
  | Counting;

/** Anything that counts only while a condition holds; without one it always does. */
export interface Conditional {
  readonly if?: Condition;
}

/** A hand for some turns. The first plan that fits is taken. */
export interface HandPlan extends Conditional {
  /** All turns without it. */
  readonly turns?: Turns;
  /** In order of wish. A kind stands for one more card of it, the most valuable one. */
  readonly cards: readonly CardName[];
}

/** The first wish that can be fulfilled is. */
export interface DevelopmentWish extends Conditional {
  readonly card: CardName;
}

/** The first nation that can be moved by the side is. */
export interface DiplomacyWish extends Conditional {
  readonly nation: NationId;
}

/** Read from top to bottom in every impulse: the first `play` with a card in hand that no `hold` above it keeps. */
export type PlayRule = Conditional &
  (
    | { readonly play: CardName /** `event` without it. */; readonly first?: 'event' | 'points' }
    /** Not to be played in an impulse; an ambush card may still answer the enemy. `count`: so many at most. */
    | { readonly hold: CardName; readonly count?: number }
    /** The event is given up, the points are used; of an ambush card: it does not answer the enemy. */
    | { readonly noEvent: CardName }
  );

export interface CardStrategy {
  readonly schema: 1;
  readonly side: Side;
  readonly name: World['names'];
  readonly note?: World['names'];
  readonly hands: readonly HandPlan[];
  readonly development: readonly DevelopmentWish[];
  readonly diplomacy: readonly DiplomacyWish[];
  readonly play: readonly PlayRule[];
}
