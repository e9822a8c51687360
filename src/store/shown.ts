// What the screen may show of a game, from the seat that looks at it. Unchanged parts keep their identity.
import { options, promptOf, type Refusal, type State, selectable, type UnitId, viewFor, type World } from '../engine';
import { visiblePrompt } from './curtain';
import { lastCall } from './lastCall';
import { barrierIn, redoableIn, type Session, stateOf } from './session';
import type { Game, LogLine, Shown } from './tableState';
import { pathOf, type Timeline } from './timeline';
import type { UndoBarrier } from './timelineFacts';

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
};

const linesIn = (timeline: Timeline): readonly LogLine[] => pathOf(timeline).flatMap(({ lines }) => lines);

function selectablesIn(world: World, state: State): Readonly<Record<UnitId, Refusal | null>> {
  return Object.fromEntries(selectable(world, state).map(({ unit, refusal }) => [unit, refusal]));
}

/** A function that shows a game; behind the curtain it shows no more than both sides may see. */
export function createShow(world: World): (session: Session | null, selection: readonly UnitId[]) => Shown {
  const game = lastCall((id: string, name: string, seed: number): Game => ({ id, name, seed }));
  const view = lastCall(viewFor);
  const log = lastCall(linesIn);
  const selectables = lastCall(selectablesIn);
  const offered = lastCall((state: State, selection: readonly UnitId[]) => options(world, state, selection, 'all'));
  const undoable = lastCall((barrier: UndoBarrier | null) => ({ ok: barrier !== 'start', barrier }));
  return (session, selection) => {
    if (!session) return nothing;
    const state = stateOf(session);
    const prompt = visiblePrompt(promptOf(state), session);
    return {
      game: game(session.id, session.name, session.seed),
      state,
      seat: session.seat,
      view: view(state, session.seat),
      prompt,
      curtain: session.curtain,
      log: log(session.timeline),
      selectables: prompt ? selectables(world, state) : nothing.selectables,
      options: prompt ? offered(state, selection) : nothing.options,
      undoable: undoable(barrierIn(session)),
      redoable: redoableIn(session),
      timeline: null,
      replay: null,
      warnings: nothing.warnings,
    };
  };
}
