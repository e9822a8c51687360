// What a game is recorded as (R19.2): how it began, and every decision that was ever made in it, as a tree of steps.
import type { Decision } from '../decision';
import type { Side } from '../types';

export interface Recorded {
  side: Side;
  decision: Decision;
}

/** What a game began with. */
export interface Beginning {
  readonly seed: number;
  readonly script: readonly number[];
  readonly variants: Readonly<Record<string, boolean | number>>;
}

/** What one side decided, with what standing instructions answered at once. It leads to a position of its own. */
export interface SavedStep {
  /** Position it starts from: the number of an earlier step, 0 for the start of the game. */
  readonly parent: number;
  readonly decisions: readonly Recorded[];
}

/** A position is the number of the step that leads to it, from 1 on; 0 is the start of the game. */
export interface SavedTimeline {
  /** Of every decision of the game's line, the position it leads to; decisions with the same number are one step. */
  readonly line: readonly number[];
  /** The steps aside from the line: taken back, or abandoned for another. */
  readonly aside: readonly (SavedStep & { readonly node: number })[];
  /** Last position of what can be played again after the line. */
  readonly tip: number;
  /** Names of branches by their last position. */
  readonly names: readonly { readonly tip: number; readonly name: string }[];
  /** Positions that only the side that decided there has seen. */
  readonly unseen: readonly number[];
}

/** A timeline whose line is one step per decision, with nothing aside. */
export const plainTimeline = (decisions: number): SavedTimeline => ({
  line: Array.from({ length: decisions }, (_, index) => index + 1),
  aside: [],
  tip: decisions,
  names: [],
  unseen: [],
});
