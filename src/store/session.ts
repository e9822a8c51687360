// The game that lies on the table: its timeline and who sits there.
import {
  type Beginning,
  type Decision,
  promptOf,
  type Refusal,
  type Result,
  type Side,
  type State,
  type World,
} from '../engine';
import { firstSeating, nextSeating, type Seating } from './curtain';
import { isLesson } from './lesson';
import { type Instructions, type Played, play, playInstructions, type Start } from './play';
import { stateAt } from './positions';
import type { Restored } from './restore';
import { beforeOf } from './stepFacts';
import type { Game } from './tableState';
import { append, currentNode, moveTo, pathOf, shownToAll, type Timeline } from './timeline';

/** A line of play that is being shown, by its positions from the start on. */
export interface Showing {
  readonly line: readonly number[];
  /** Index into the line. */
  readonly at: number;
  readonly playing: boolean;
  /** Steps per second. */
  readonly speed: number;
}

export interface Session extends Game, Seating {
  /** Dice results used first, and switches of optional rules. */
  readonly script: Beginning['script'];
  readonly variants: Beginning['variants'];
  readonly timeline: Timeline;
  /** The state at the cursor. */
  readonly state: State;
  readonly showing: Showing | null;
  /** A sample that is only watched: not kept in storage. */
  readonly sample: boolean;
}

/** The number of the last line of the log at the cursor. */
const lastLineOf = (timeline: Timeline): number =>
  pathOf(timeline)
    .findLast(({ lines }) => lines.length > 0)
    ?.lines.at(-1)?.id ?? 0;

/** The position at the cursor as the start of the next step. */
function startOf({ timeline, state }: Session): Start {
  const before = beforeOf(state, currentNode(timeline).figures, lastLineOf(timeline));
  return { state, before, node: timeline.nodes.length };
}

/** A game as it is opened: behind the curtain, nobody sits there yet. */
export function openSession(
  game: Omit<Game, 'guided'>,
  beginning: Beginning,
  { timeline, state }: Omit<Restored, 'faults'>,
): Session {
  const { seed, script, variants } = beginning;
  const { id, name } = game;
  const guided = isLesson(beginning);
  const seating = firstSeating(promptOf(state));
  return { id, name, seed, guided, script, variants, timeline, state, showing: null, sample: false, ...seating };
}

/** Who sits where once the game stands elsewhere: a curtain stays down until it is lifted. */
function seatingAt({ curtain, seat }: Seating, state: State): Seating {
  const asked = promptOf(state);
  return curtain ? firstSeating(asked) : nextSeating(asked, seat);
}

/** The game after a step. Its own side alone has seen it until dice fall or the other looks. */
function after(session: Session, step: Played): Session {
  const seating = seatingAt(session, step.state);
  const asked = step.barrier === 'side' && seating.curtain === null;
  const unseen = session.seat === step.side && step.barrier !== 'dice' && step.barrier !== 'hidden' && !asked;
  const timeline = append(session.timeline, { ...step, unseen });
  return { ...session, timeline, state: step.state, sample: false, ...seating };
}

/** The game after a decision of a side, or why it is refused. */
export function decideIn(
  world: World,
  session: Session,
  recorded: { side: Side; decision: Decision },
  instructions: Instructions,
): Result<Session, Refusal> {
  const step = play(world, startOf(session), recorded, instructions);
  return step.ok ? { ok: true, value: after(session, step.value) } : step;
}

/** The game after standing instructions have answered what they answer; the same game when nothing. */
export function followInstructions(world: World, session: Session, instructions: Instructions): Session {
  const step = playInstructions(world, startOf(session), instructions);
  return step ? after(session, step) : session;
}

/** The game at another position of its timeline, with the seating that what is asked there needs. */
export function standAt(world: World, session: Session, node: number): Session {
  const state = stateAt(world, session.timeline, node);
  return { ...session, timeline: moveTo(session.timeline, node), state, ...seatingAt(session, state) };
}

/** The game once the other side has looked at it. */
export function lookedAt(session: Session, by: Side): Session {
  const { side, unseen } = currentNode(session.timeline);
  return unseen && side !== by ? { ...session, timeline: shownToAll(session.timeline) } : session;
}
