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
import { firstSeating, handingOver, nextSeating, type Seating } from './curtain';
import { isLesson } from './lesson';
import { type Instructions, type Played, play, playInstructions, type Start } from './play';
import { isBotSide, onlyPerson, type Players, twoPersons, withBots } from './players';
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
  readonly players: Players;
  /** Bots wait until they are told to go on. */
  readonly paused: boolean;
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
  const seating = firstSeating(promptOf(state), twoPersons);
  const open = { showing: null, sample: false, players: twoPersons, paused: false };
  return { id, name, seed, guided, script, variants, timeline, state, ...open, ...seating };
}

/** A game just opened, played by these players; two bots wait for somebody to start them. */
export function openedBy(session: Session, players: Players): Session {
  const paused = withBots(players) && onlyPerson(players) === null;
  return { ...session, players, paused, ...firstSeating(promptOf(session.state), players) };
}

/** The game with other players from now on; whoever has a hand open and stays keeps it open. */
export function playedBy(session: Session, players: Players): Session {
  const changed = { ...session, players, paused: false };
  return { ...changed, ...seatingAt(changed, session.state) };
}

/** Who sits where once the game stands elsewhere: a curtain stays down until it is lifted. */
function seatingAt({ curtain, seat, players }: Seating & Pick<Session, 'players'>, state: State): Seating {
  const asked = promptOf(state);
  return curtain && asked && !isBotSide(players, asked.side) ? handingOver(asked) : nextSeating(asked, seat, players);
}

/** The game after a step. Its own side alone has seen it until dice fall, the other looks, or a bot answers. */
function after(session: Session, step: Played): Session {
  const seating = seatingAt(session, step.state);
  const askedIsBot = isBotSide(session.players, promptOf(step.state)?.side);
  const asked = step.barrier === 'side' && seating.curtain === null && !askedIsBot;
  const unseen = session.seat === step.side && step.barrier !== 'dice' && step.barrier !== 'hidden' && !asked;
  const timeline = append(session.timeline, { ...step, unseen });
  return { ...session, timeline, state: step.state, sample: false, ...seating };
}

const alwaysAsked: Instructions[Side] = { mode: 'ask', areas: [] };

/** Standing instructions are a person's: a bot is always asked. */
const forPersons = (instructions: Instructions, players: Players): Instructions =>
  withBots(players)
    ? {
        axis: players.axis ? alwaysAsked : instructions.axis,
        allies: players.allies ? alwaysAsked : instructions.allies,
      }
    : instructions;

/** The game after a decision of a side, or why it is refused. */
export function decideIn(
  world: World,
  session: Session,
  recorded: { side: Side; decision: Decision },
  instructions: Instructions,
): Result<Session, Refusal> {
  const isBot = isBotSide(session.players, recorded.side);
  const from = isBot ? lookedAt(session, recorded.side) : { ...session, paused: false };
  const step = play(world, startOf(from), recorded, forPersons(instructions, session.players));
  return step.ok ? { ok: true, value: after(from, step.value) } : step;
}

/** The game after standing instructions have answered what they answer; the same game when nothing. */
export function followInstructions(world: World, session: Session, instructions: Instructions): Session {
  const step = playInstructions(world, startOf(session), forPersons(instructions, session.players));
  return step ? after(session, step) : session;
}

/** The game at another position, with the seating that what is asked there needs; a bot that is asked there waits. */
export function standAt(world: World, session: Session, node: number): Session {
  const state = stateAt(world, session.timeline, node);
  const paused = isBotSide(session.players, promptOf(state)?.side);
  return { ...session, timeline: moveTo(session.timeline, node), state, paused, ...seatingAt(session, state) };
}

/** The game once the other side has looked at it. */
export function lookedAt(session: Session, by: Side): Session {
  const { side, unseen } = currentNode(session.timeline);
  return unseen && side !== by ? { ...session, timeline: shownToAll(session.timeline) } : session;
}
