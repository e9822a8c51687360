// What the screen may show of a game, from the seat that looks at it. Unchanged parts keep their identity.
import {
  options,
  type PromptFrame,
  promptOf,
  type Refusal,
  type Side,
  type State,
  selectable,
  type UnitId,
  viewFor,
  type World,
} from '../engine';
import { visiblePrompt } from './curtain';
import { lastCall } from './lastCall';
import { isBotSide, type Player, type Players } from './players';
import { stateAt } from './positions';
import { nodeShown, replayOf } from './replaying';
import type { Session, Showing } from './session';
import type { Game, LogLine, Preferences, SeatedBot, Shown } from './tableState';
import { aheadOf, barrierBack } from './takingBack';
import { pathOf, type Timeline } from './timeline';
import type { UndoBarrier } from './timelineFacts';
import { timelineViewOf } from './timelineView';
import { warningsOf } from './warnings';
import type { Warning } from './warnings/warning';

/** What the screen needs to know besides the game. */
export interface Looking {
  readonly selection: readonly UnitId[];
  /** Which warnings are wanted. */
  readonly warnings: Preferences['warnings'];
}

export type Show = (session: Session | null, looking: Looking) => Shown;

const nothing: Shown = {
  game: null,
  state: null,
  seat: null,
  view: null,
  prompt: null,
  curtain: null,
  log: [],
  selectables: {},
  options: [],
  undoable: { ok: false, barrier: null },
  redoable: false,
  timeline: null,
  replay: null,
  warnings: [],
  players: { axis: null, allies: null },
  thinking: null,
  botsPaused: false,
};

const seatedBot = (player: Player): SeatedBot | null =>
  player && { bot: player.bot, strategy: player.strategy?.name ?? null };

const seatedIn = ({ axis, allies }: Players): Shown['players'] => ({
  axis: seatedBot(axis),
  allies: seatedBot(allies),
});

const linesIn = (timeline: Timeline, to: number): readonly LogLine[] =>
  pathOf(timeline, to).flatMap(({ lines }) => lines);

function selectablesIn(world: World, state: State): Readonly<Record<UnitId, Refusal | null>> {
  return Object.fromEntries(selectable(world, state).map(({ unit, refusal }) => [unit, refusal]));
}

const undoableAt = (barrier: UndoBarrier | null): Shown['undoable'] => ({ ok: barrier !== 'start', barrier });

type Base = Pick<Shown, 'game' | 'state' | 'seat' | 'view' | 'log' | 'timeline'>;

/** What does not depend on whether somebody is asked: the map, the log and the timeline. */
function createBase(): (session: Session, node: number, state: State, seat: Side | null) => Base {
  const game = lastCall(
    (id: string, name: string, seed: number, guided: boolean): Game => ({ id, name, seed, guided }),
  );
  const view = lastCall(viewFor);
  const log = lastCall(linesIn);
  const timeline = lastCall(timelineViewOf);
  return (session, node, state, seat) => ({
    game: game(session.id, session.name, session.seed, session.guided),
    state,
    seat,
    view: view(state, seat),
    log: log(session.timeline, node),
    timeline: timeline(session.timeline, session.state, seat),
  });
}

type Acting = Pick<Shown, 'selectables' | 'options' | 'warnings'>;

/** What the side that is asked can do. */
function createActing(world: World): (state: State, prompt: PromptFrame | null, looking: Looking) => Acting {
  const selectables = lastCall(selectablesIn);
  const offered = lastCall((state: State, selection: readonly UnitId[]) => options(world, state, selection, 'all'));
  const warned = lastCall((state: State, selection: readonly UnitId[]) =>
    warningsOf(world, state, selection, offered(state, selection)),
  );
  const wanted = lastCall((warnings: readonly Warning[], kinds: Preferences['warnings']) =>
    warnings.filter(({ kind }) => kinds[kind]),
  );
  return (state, prompt, { selection, warnings }) =>
    prompt
      ? {
          selectables: selectables(world, state),
          options: offered(state, selection),
          warnings: wanted(warned(state, selection), warnings),
        }
      : { selectables: nothing.selectables, options: nothing.options, warnings: nothing.warnings };
}

/** A function that shows a game; behind the curtain and in a replay it shows no more than both sides may see. */
export function createShow(world: World): Show {
  const base = createBase();
  const acting = createActing(world);
  const undoable = lastCall(undoableAt);
  const replay = lastCall(replayOf);
  const seats = lastCall(seatedIn);
  const replayed = (session: Session, showing: Showing): Shown => {
    const node = nodeShown(showing);
    const shown = base(session, node, stateAt(world, session.timeline, node), null);
    return { ...nothing, ...shown, replay: replay(showing), players: seats(session.players) };
  };
  return (session, looking) => {
    if (!session) return nothing;
    if (session.showing) return replayed(session, session.showing);
    const { timeline, state, curtain, players } = session;
    const asked = promptOf(state);
    const prompt = visiblePrompt(asked, session, players);
    return {
      ...base(session, timeline.cursor, state, session.seat),
      ...acting(state, prompt, looking),
      prompt,
      curtain,
      undoable: undoable(barrierBack(timeline, players)),
      redoable: curtain === null && aheadOf(timeline, players) !== null,
      replay: null,
      players: seats(players),
      thinking: asked && curtain === null && isBotSide(players, asked.side) ? asked : null,
      botsPaused: session.paused,
    };
  };
}
