// What a query is given (Ctx) and what a recipe is given (Tx): a Tx is a Ctx whose state may be written, so that every
// query also works inside a recipe, on a draft or in place.
import type { Frame, FrameAt, FrameName } from './frames';
import type { LogEntry } from './log';
import type { GameState, State } from './state';
import { invariant } from './types';
import type { World } from './world';

export interface Ctx {
  readonly world: World;
  readonly state: State;
}

export interface Tx extends Ctx {
  readonly state: GameState;
  /** Adds a fact to the log of this transition. */
  readonly log: (entry: LogEntry) => void;
}

export const push = (tx: Tx, ...frames: Frame[]): void => {
  tx.state.frames.push(...frames);
};

export const pop = (tx: Tx): void => {
  invariant(tx.state.frames.pop(), 'no frame to pop');
};

/** The frame that is asked or run next. */
export const topFrame = (ctx: Ctx): State['frames'][number] | undefined => ctx.state.frames.at(-1);

/** The top frame as a given kind, writable. */
export function frameAt<A extends FrameName>(tx: Tx, at: A): FrameAt<A> {
  const top = tx.state.frames.at(-1);
  invariant(top && top.at === at, `expected frame ${at}, found ${top?.at}`);
  return top as FrameAt<A>;
}
