// One decision of a player, followed by what standing instructions decide at once (R14): what it leads to, or why not.
import {
  decide,
  type LogEntry,
  promptOf,
  type Recorded,
  type Refusal,
  type Result,
  type State,
  type World,
} from '../engine';
import { type Before, stepOf } from './stepFacts';
import type { Preferences } from './tableState';
import type { Step } from './timeline';

export type Instructions = Preferences['ambush'];

/** Where a step starts, and the number of the position that it leads to. */
export interface Start {
  readonly state: State;
  readonly before: Before;
  readonly node: number;
}

export type Played = Omit<Step, 'unseen' | 'state'> & { readonly state: State };

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

/** The answer to an ambush that a side does not want to be asked about; its hand is not looked at. */
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

const stepFrom = (world: World, { before, node }: Start, { decisions, entries, state }: Position): Played => ({
  ...stepOf(world, before, decisions, entries, state, node),
  state,
});

/**
 * Plays a decision, or says why it is refused. The state does not change.
 * Throws when the engine breaks an assumption of its own.
 */
export function play(
  world: World,
  start: Start,
  recorded: Recorded,
  instructions: Instructions,
): Result<Played, Refusal> {
  const first = decided(world, standing(start.state), recorded);
  if (!first.ok) return first;
  return { ok: true, value: stepFrom(world, start, instructed(world, first.value, instructions)) };
}

/** What standing instructions decide in a position by themselves; null when nothing. */
export function playInstructions(world: World, start: Start, instructions: Instructions): Played | null {
  const after = instructed(world, standing(start.state), instructions);
  return after.decisions.length > 0 ? stepFrom(world, start, after) : null;
}
