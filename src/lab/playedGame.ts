// What is remembered of a game that was played: plain JSON, small, whatever the length of the game.
import type { AreaId, BySide, CardId, EventKind, NationId, Outcome } from '../engine';

/** How a game ended (R1.2, R1.3). */
export const ENDINGS = ['axisSudden', 'alliesSudden', 'axisDecision', 'alliesDecision'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Conditions of R1.3, any of which gives the axis the decision. */
export const CLAUSES = ['berlin', 'points', 'areas'] as const;
export type Clause = (typeof CLAUSES)[number];

/** How a game stands when the hands of a turn have been chosen, or when it is over. */
export interface CurvePoint {
  turn: number;
  /** Base points in steps of 0.5 (R3). */
  points: BySide<number>;
  /** Axis base points for victory (R1.4). */
  victory: number;
  /** Areas of the axis (R1.5). */
  areas: number;
  /** Cards in hand. */
  hands: BySide<number>;
  /** Units lost so far. */
  lost: BySide<number>;
  /** Units on the map that are spent. */
  spent: BySide<number>;
}

export interface CardUse {
  /** Turns in which it was in hand when the hands had been chosen. */
  held: number[];
  eventFirst: number;
  pointsFirst: number;
  /** Ambushes (R14). */
  sprung: number;
  /** Times its event did something. */
  eventDid: number;
}

export interface AreaUse {
  /** First turn in which the side came to control it, null for never; what it held at first does not count. */
  taken: BySide<number | null>;
  /** Attacks and ambushes there. */
  fights: number;
}

export interface PlayedGame {
  readonly line: number;
  readonly n: number;
  readonly seed: number;
  /** Null when the game failed. */
  readonly outcome: Outcome | null;
  readonly ending: Ending | null;
  /** What gave the axis the decision; empty for every other ending. */
  readonly clauses: readonly Clause[];
  /** Decisions from the starting position on. */
  readonly decisions: number;
  /** Turn in which the game ended. */
  readonly turns: number;
  readonly curve: readonly CurvePoint[];
  readonly end: CurvePoint | null;
  /** Cards that were held or played. */
  readonly cards: Readonly<Record<CardId, CardUse>>;
  /** Kinds of events that did something. */
  readonly events: readonly EventKind[];
  /** Areas that were taken or fought over. */
  readonly areas: Readonly<Record<AreaId, AreaUse>>;
  /** First turn in which a nation was on a side, of those that came to it. */
  readonly joined: Readonly<Record<NationId, BySide<number | null>>>;
  /** Units mobilized, by nation and type (`DE LF`). */
  readonly mobilized: Readonly<Record<string, number>>;
  readonly impulses: BySide<number>;
  readonly passes: BySide<number>;
  /** A number for all that was decided up to the end of each turn: two games that differ in one differ from there on. */
  readonly trail: readonly number[];
  /** What went wrong, null for a sound game. */
  readonly failure: string | null;
}
