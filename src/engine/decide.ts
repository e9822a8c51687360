// The door for decisions: judged, then carried out by the same recipes, pure through the one `produce` or in place.
import { produce } from 'immer';
import { advance, promptOf } from './advance';
import type { Decision } from './decision';
import type { PromptFrame } from './frames';
import type { LogEntry } from './log';
import { procedureOf } from './procedures';
import { judgeController, mayChooseController, setController } from './procedures/controller';
import { type Refusal, refuse } from './refusal';
import type { GameState, State } from './state';
import type { Ctx, Tx } from './tx';
import { fail, invariant, ok, type Result, type Side } from './types';
import type { World } from './world';

export interface Transition {
  state: State;
  log: readonly LogEntry[];
}

/**
 * Why a side may not decide this now, null if it may (the rule is in the refusal).
 * The only source of legality: options, checks and explanations all come from here.
 */
export function judge(world: World, state: State, side: Side, decision: Decision): Refusal | null {
  const ctx: Ctx = { world, state };
  const frame = promptOf(state);
  if (frame === null) return refuse('gameOver');
  if (frame.side !== side) return refuse('notYourDecision', { side: frame.side });
  if (decision.type === 'setController' && mayChooseController(frame.at)) return judgeController(ctx, side, decision);
  return procedureOf(frame).judge(ctx, frame, decision);
}

function carryOut(tx: Tx, decision: Decision): void {
  const frame = tx.state.frames.at(-1);
  invariant(frame && promptOf(tx.state) !== null, 'nobody is asked');
  if (decision.type === 'setController') setController(tx, decision);
  else procedureOf(frame as PromptFrame).apply(tx, frame as PromptFrame, decision);
  advance(tx);
}

/** A legal decision, carried out on a private state that is changed in place; for simulations. The decision is not judged. */
export function applyInPlace(world: World, game: GameState, decision: Decision, log: (entry: LogEntry) => void): void {
  carryOut({ world, state: game, log }, decision);
}

/** Runs a recipe purely: the given state is unchanged, the new one frozen. */
function transition(world: World, state: State, recipe: (tx: Tx) => void): Transition {
  const log: LogEntry[] = [];
  const next = produce(state as GameState, (draft) => {
    recipe({ world, state: draft, log: (entry) => log.push(structuredEntry(entry)) });
  });
  return { state: next, log };
}

/** Log entries outlive the draft they were made from. */
const structuredEntry = (entry: LogEntry): LogEntry => JSON.parse(JSON.stringify(entry)) as LogEntry;

/** A decision of a side: the new state and the facts that followed, or why it is refused. The given state never changes. */
export function decide(world: World, state: State, side: Side, decision: Decision): Result<Transition, Refusal> {
  const refusal = judge(world, state, side, decision);
  if (refusal) return fail(refusal);
  return ok(transition(world, state, (tx) => carryOut(tx, decision)));
}
