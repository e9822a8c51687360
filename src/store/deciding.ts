// Actions that change the game on the table: deciding, taking back, going on, changing seats.
import { type Decision, promptOf, REFUSALS, type Refusal, type Result } from '../engine';
import { handingOver, seated } from './curtain';
import { reasonOf } from './fields';
import { keep } from './games';
import { barrierIn, decideIn, followInstructions, redoableIn, redoIn, type Session, stateOf, undoIn } from './session';
import type { TableActions } from './tableState';
import type { Workplace } from './workplace';

type DecidingActions = Pick<TableActions, 'submit' | 'undo' | 'redo' | 'liftCurtain' | 'showHand'>;

const notAsked: Refusal = { code: 'notAsked', rule: REFUSALS.notAsked };
const impossible: Refusal = { code: 'unknownThing', rule: REFUSALS.unknownThing };

/** Puts the game on the table and keeps it in storage. */
function layAndKeep(workplace: Workplace, session: Session): void {
  workplace.lay(session);
  keep(workplace, session);
}

/** The game after the decision; null, and said so, when the program itself fails. */
function tried({ world, get, set }: Workplace, session: Session, decision: Decision): Result<Session, Refusal> | null {
  const { prompt, preferences } = get();
  if (!prompt) return { ok: false, error: notAsked };
  try {
    return decideIn(world, session, { side: prompt.side, decision }, preferences.ambush);
  } catch (error) {
    set({ notice: { kind: 'fault', reason: reasonOf(error) } });
    return null;
  }
}

function submit(workplace: Workplace, decision: Decision): Refusal | null {
  const session = workplace.session();
  const result = session ? tried(workplace, session, decision) : ({ ok: false, error: notAsked } as const);
  if (!result) return impossible;
  if (!result.ok) {
    workplace.set({ notice: { kind: 'refused', refusal: result.error } });
    return result.error;
  }
  layAndKeep(workplace, result.value);
  return null;
}

function undo(workplace: Workplace): void {
  const session = workplace.session();
  if (!session) return;
  const barrier = barrierIn(session);
  if (barrier === 'start') workplace.set({ notice: { kind: 'undoRefused', barrier } });
  else layAndKeep(workplace, undoIn(session));
}

function redo(workplace: Workplace): void {
  const session = workplace.session();
  if (session && redoableIn(session)) layAndKeep(workplace, redoIn(session));
}

function liftCurtain({ session, lay }: Workplace): void {
  const running = session();
  if (running?.curtain) lay({ ...running, ...seated(running) });
}

function showHand({ session, lay }: Workplace): void {
  const running = session();
  const asked = running && promptOf(stateOf(running));
  if (running && asked && !running.curtain && running.seat !== asked.side) lay({ ...running, ...handingOver(asked) });
}

/** Answers at once what a new standing instruction answers. */
export function obey(workplace: Workplace): void {
  const session = workplace.session();
  if (!session) return;
  const after = followInstructions(workplace.world, session, workplace.get().preferences.ambush);
  if (after !== session) layAndKeep(workplace, after);
}

/** Actions that change the game on the table. */
export function decidingActions(workplace: Workplace): DecidingActions {
  return {
    submit: (decision) => submit(workplace, decision),
    undo: () => undo(workplace),
    redo: () => redo(workplace),
    liftCurtain: () => liftCurtain(workplace),
    showHand: () => showHand(workplace),
  };
}
