// The game that lies on the table: its timeline and who sits there.
import {
  type Decision,
  type LogEntry,
  newGameInPlace,
  promptOf,
  type Recorded,
  type Refusal,
  type Result,
  type Save,
  type State,
  type World,
} from '../engine';
import { firstSeating, nextSeating, type Seating } from './curtain';
import { linesOf } from './logLines';
import { type Instructions, play, playInstructions, type Start } from './play';
import type { Game } from './tableState';
import { append, barrierBehind, beginTimeline, currentNode, pathOf, stepBack, stepOn, type Timeline } from './timeline';
import type { UndoBarrier } from './timelineFacts';

/** What a game began with. */
export type Beginning = Pick<Save, 'seed' | 'script' | 'variants'>;

export interface Session extends Game, Seating {
  /** Dice results used first, and switches of optional rules. */
  readonly script: Beginning['script'];
  readonly variants: Beginning['variants'];
  readonly timeline: Timeline;
}

export const stateOf = ({ timeline }: Session): State => currentNode(timeline).state;

export const decisionsOf = ({ timeline }: Session): readonly Recorded[] =>
  pathOf(timeline).flatMap(({ decisions }) => decisions);

/** The position at the cursor as the start of the next step. */
export function startOf(timeline: Timeline): Start {
  const { state, lines } = currentNode(timeline);
  const lastLine =
    lines.at(-1) ??
    pathOf(timeline)
      .findLast((node) => node.lines.length > 0)
      ?.lines.at(-1);
  return { state, lastLine: lastLine?.id ?? 0, node: timeline.nodes.length };
}

/** The log from the first turn on: who controls what at the start stands on the map. */
const sinceFirstTurn = (log: readonly LogEntry[]): readonly LogEntry[] =>
  log.slice(
    Math.max(
      0,
      log.findIndex(({ type }) => type === 'turnBegan'),
    ),
  );

/** The timeline of a game before its first decision. */
export function newTimeline(world: World, { seed, script, variants }: Beginning): Timeline {
  const { game, log } = newGameInPlace(world, { seed, script, options: { variants: { ...variants } } });
  return beginTimeline(game, linesOf(sinceFirstTurn(log), 0, game.turn, game.active, 0));
}

/** A game as it is opened: behind the curtain, nobody sits there yet. */
export function openSession(game: Game, beginning: Beginning, timeline: Timeline): Session {
  return { ...game, ...beginning, timeline, ...firstSeating(promptOf(currentNode(timeline).state)) };
}

/** The game at another place of its timeline, with the seating that what is asked there needs. */
function at(session: Session, timeline: Timeline): Session {
  return { ...session, timeline, ...nextSeating(promptOf(currentNode(timeline).state), session.seat) };
}

/** The game after a decision of a side, or why it is refused. */
export function decideIn(
  world: World,
  session: Session,
  recorded: { side: Recorded['side']; decision: Decision },
  instructions: Instructions,
): Result<Session, Refusal> {
  const step = play(world, startOf(session.timeline), recorded, instructions);
  return step.ok ? { ok: true, value: at(session, append(session.timeline, step.value)) } : step;
}

/** The game after standing instructions have answered what they answer; the same game when nothing. */
export function followInstructions(world: World, session: Session, instructions: Instructions): Session {
  const step = playInstructions(world, startOf(session.timeline), instructions);
  return step ? at(session, append(session.timeline, step)) : session;
}

/** What stops taking back the last decision; null when nothing does. */
export const barrierIn = ({ timeline, curtain }: Session): UndoBarrier | null =>
  barrierBehind(timeline) ?? (curtain ? 'side' : null);

export const undoIn = (session: Session): Session => at(session, stepBack(session.timeline));
export const redoIn = (session: Session): Session => at(session, stepOn(session.timeline));
export const redoableIn = ({ timeline, curtain }: Session): boolean =>
  curtain === null && currentNode(timeline).next !== null;
