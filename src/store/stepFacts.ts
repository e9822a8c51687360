// What a step is remembered by, the same whether it has just been decided or is played again from a record.
import { type LogEntry, promptOf, type Recorded, type Side, type State, type World } from '../engine';
import { figuresAfter, type Sides, sidesIn } from './figures';
import { linesOf } from './logLines';
import type { Figures, Step } from './timeline';
import type { UndoBarrier } from './timelineFacts';

/** The dice of a state, to tell whether any have fallen. */
const diceOf = ({ dice }: State): string => `${dice.rng.join()} ${dice.scripted.length}`;

/** What is remembered of a position to describe the step that leaves it. */
export interface Before {
  readonly side: Side | null;
  readonly at: Step['at'];
  readonly turn: number;
  readonly dice: string;
  readonly sides: Sides;
  readonly figures: Figures;
  /** Number of its last log line. */
  readonly lastLine: number;
}

export function beforeOf(state: State, figures: Figures, lastLine: number): Before {
  const asked = promptOf(state);
  return {
    side: asked?.side ?? null,
    at: asked?.at ?? null,
    turn: state.turn,
    dice: diceOf(state),
    sides: sidesIn(state),
    figures,
    lastLine,
  };
}

const revealing: readonly LogEntry['type'][] = ['ambushPlayed', 'cardDiscarded'];

/** What going back over the step would give away to the side that decided it. */
function barrierOf(before: Before, side: Side, entries: readonly LogEntry[], after: State): UndoBarrier | null {
  if (entries.some(({ type }) => revealing.includes(type))) return 'hidden';
  if (before.dice !== diceOf(after)) return 'dice';
  const asked = promptOf(after);
  return asked && asked.side !== side ? 'side' : null;
}

/** A step from what was decided, what was logged and where it led; `node` is the number of its position. */
export function stepOf(
  world: World,
  before: Before,
  decisions: readonly Recorded[],
  entries: readonly LogEntry[],
  after: State,
  node: number,
): Omit<Step, 'state' | 'unseen'> {
  const side = decisions[0]?.side ?? 'axis';
  return {
    side,
    at: before.at,
    decisions,
    lines: linesOf(entries, before.lastLine, before.turn, side, node),
    barrier: barrierOf(before, side, entries, after),
    turn: after.turn,
    figures: figuresAfter(world, before.figures, before.sides, entries, after),
  };
}
