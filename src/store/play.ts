// One decision of a player, followed by what standing instructions decide at once (R14): what it leads to, or why not.
import {
  decide,
  type LogEntry,
  promptOf,
  type Recorded,
  type Refusal,
  type Result,
  type Side,
  type State,
  type World,
} from '../engine';
import { linesOf } from './logLines';
import type { Preferences } from './tableState';
import type { Step } from './timeline';
import type { UndoBarrier } from './timelineFacts';

export type Instructions = Preferences['ambush'];

/** Where a step starts: the position, and the number of its last log line. */
export interface Start {
  readonly state: State;
  readonly lastLine: number;
  /** Number of the position that the step leads to. */
  readonly node: number;
}

interface Position {
  readonly decisions: readonly Recorded[];
  readonly entries: readonly LogEntry[];
  readonly state: State;
}

const standing = (state: State): Position => ({ decisions: [], entries: [], state });

function decided(world: World, from: Position, recorded: Recorded): Result<Position, Refusal> {
  const result = decide(world, from.state, recorded.side, recorded.decision);
  if (!result.ok) return result;
  const { state, log } = result.value;
  return { ok: true, value: { decisions: [...from.decisions, recorded], entries: [...from.entries, ...log], state } };
}

/** The answer to an ambush of a side that has said it never ambushes; its hand is not looked at. */
function answerTo(state: State, instructions: Instructions): Recorded | null {
  const asked = promptOf(state);
  if (asked?.at !== 'ambush') return null;
  const { mode, areas } = instructions[asked.side];
  if (mode === 'ask' || (mode === 'onlyHere' && areas.includes(asked.area))) return null;
  return { side: asked.side, decision: { type: 'decline' } };
}

function instructed(world: World, from: Position, instructions: Instructions): Position {
  const answer = answerTo(from.state, instructions);
  const after = answer && decided(world, from, answer);
  return after?.ok ? instructed(world, after.value, instructions) : from;
}

const revealing: readonly LogEntry['type'][] = ['ambushPlayed', 'cardDiscarded'];

/** What going back over the step would give away to the side that decided it. */
function barrierOf(before: State, side: Side, { state, entries }: Position): UndoBarrier | null {
  if (entries.some(({ type }) => revealing.includes(type))) return 'hidden';
  if (JSON.stringify(before.dice) !== JSON.stringify(state.dice)) return 'dice';
  const asked = promptOf(state);
  return asked && asked.side !== side ? 'side' : null;
}

function stepFrom({ state, lastLine, node }: Start, side: Side, after: Position): Step {
  return {
    decisions: after.decisions,
    state: after.state,
    lines: linesOf(after.entries, lastLine, state.turn, side, node),
    barrier: barrierOf(state, side, after),
  };
}

/**
 * Plays a decision, or says why it is refused. The state does not change.
 * Throws when the engine breaks an assumption of its own.
 */
export function play(
  world: World,
  start: Start,
  recorded: Recorded,
  instructions: Instructions,
): Result<Step, Refusal> {
  const first = decided(world, standing(start.state), recorded);
  if (!first.ok) return first;
  return { ok: true, value: stepFrom(start, recorded.side, instructed(world, first.value, instructions)) };
}

/** What standing instructions decide in a position by themselves; null when nothing. */
export function playInstructions(world: World, start: Start, instructions: Instructions): Step | null {
  const after = instructed(world, standing(start.state), instructions);
  const [first] = after.decisions;
  return first ? stepFrom(start, first.side, after) : null;
}
