// What the screen may know of the timeline: public facts of every position, never the cards of a hand.
import type { AreaId, BySide, CardId, DecisionType, LogEntry, NationId, PromptName, Side, UnitType } from '../engine';

/** What going back over a step gives away: dice, something hidden, what the other side was asked; or the game begins. */
export type UndoBarrier = 'dice' | 'hidden' | 'side' | 'start';

/** A position of the game, reached from its parent by one decision; the start is 0. */
export interface TimelineEntry {
  readonly id: number;
  readonly parent: number | null;
  readonly children: readonly number[];
  readonly turn: number;
  /** Who decided, in answer to which prompt; at the start nobody, and the first player. */
  readonly side: Side;
  readonly at: PromptName | null;
  readonly decision: DecisionType | null;
  /** Log entries of the step; off the line those left out that name a card the seat must not see now. */
  readonly entries: readonly LogEntry[];
  readonly barrier: UndoBarrier | null;
  /** On the line through the cursor, what was taken back there included. */
  readonly onLine: boolean;
  /** Base points in steps of 0.5, without doubling (R3). */
  readonly points: BySide<number>;
  /** Areas of the axis (R1.5). */
  readonly areas: number;
  /** Units lost since the start of the game. */
  readonly lost: BySide<number>;
  /** Cards in hand. */
  readonly hands: BySide<number>;
}

/** A line of play to its end. */
export interface Branch {
  /** The last position. */
  readonly tip: number;
  readonly name: string | null;
  /** Where it leaves the line through the cursor; 0 for that line itself. */
  readonly from: number;
  /** Turn of the last position. */
  readonly turn: number;
  /** Positions after `from`. */
  readonly steps: number;
  /** The line through the cursor. */
  readonly current: boolean;
}

export interface TimelineView {
  readonly entries: readonly TimelineEntry[];
  readonly cursor: number;
  readonly branches: readonly Branch[];
}

/** What going back would give away, and which sides would know more than when they decided there. */
export interface Giveaway {
  /** Dice that have fallen since. */
  readonly dice: number;
  /** Cards shown since. */
  readonly shown: number;
  /** Decisions since. */
  readonly decisions: BySide<number>;
  readonly gains: readonly Side[];
}

export interface Question {
  readonly kind: 'goBack';
  /** The position asked for. */
  readonly to: number;
  readonly giveaway: Giveaway;
}

/** Units of one nation and type, by where they are. */
export interface UnitTally {
  readonly nation: NationId;
  readonly type: UnitType;
  readonly map: number;
  readonly pool: number;
  readonly newWeapons: number;
  readonly removed: number;
}

/** A position in figures. */
export interface Standing {
  readonly node: number;
  readonly turn: number;
  readonly points: BySide<number>;
  readonly areas: number;
  readonly lost: BySide<number>;
  readonly hands: BySide<number>;
  /** Cards in the hand of the side at the table; null while none is. */
  readonly ownHand: readonly CardId[] | null;
  /** Nations and types in the order of the pack; the same rows in both positions. */
  readonly units: readonly UnitTally[];
}

export interface Comparison {
  readonly a: Standing;
  readonly b: Standing;
  /** Areas that different nations control. */
  readonly control: readonly { readonly area: AreaId; readonly a: NationId | null; readonly b: NationId | null }[];
}
