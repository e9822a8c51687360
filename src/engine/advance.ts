// Runs every frame that needs no choice until a side is asked or the game is over.
import type { Immutable } from 'immer';
import type { FrameName, PromptFrame } from './frames';
import { procedureOf, runnerOf } from './procedures';
import { settle } from './recipes/settle';
import type { State } from './state';
import { type Tx, topFrame } from './tx';
import { invariant } from './types';

/** R9.9: while these are under way, control waits. */
const CONTROL_WAITS: readonly FrameName[] = ['battle', 'ambush', 'damage', 'retreat'];

/** More frames in a row than any decision can cause. */
const LIMIT = 10_000;

/** A frame that asks a side for a decision. */
export type Prompt = Immutable<PromptFrame>;

/** The frame that asks somebody, null when none does. */
export function promptOf(state: State): Prompt | null {
  const top = state.frames.at(-1);
  return top && top.at !== 'gameOver' && runnerOf(top.at) === null ? (top as Prompt) : null;
}

/** One thing that happens by itself; false when a side has to decide. */
function runOnce(tx: Tx): boolean {
  const top = topFrame(tx);
  invariant(top, 'the stack of frames is empty');
  if (tx.state.unsettled.length > 0 && !CONTROL_WAITS.includes(top.at)) {
    settle(tx);
    return true;
  }
  const run = runnerOf(top.at);
  if (run) {
    run(tx);
    return true;
  }
  return top.at !== 'gameOver' && takeForced(tx);
}

/** Takes the only decision there is, if there is only one. */
function takeForced(tx: Tx): boolean {
  const frame = tx.state.frames.at(-1) as PromptFrame;
  const procedure = procedureOf(frame);
  const decision = procedure.forced?.(tx, frame) ?? null;
  if (decision === null) return false;
  procedure.apply(tx, frame, decision);
  return true;
}

/** Goes on until a decision is needed. */
export function advance(tx: Tx): void {
  for (let count = 0; runOnce(tx); count += 1) invariant(count < LIMIT, 'frames run without end');
}
