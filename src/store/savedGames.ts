// Games as they lie in files and in the list: what is written from the table, and what is said without playing it.
import { createSave, laidOut, openEnvelope, type Save, type World } from '../engine';
import { isPromptName } from './curtain';
import { fieldsOf } from './fields';
import { isLesson } from './lesson';
import { type Players, withBots } from './players';
import type { Session } from './session';
import { stepsIn, whereaboutsOf } from './storedForm';
import type { SaveSummary } from './tableState';

/** The game on the table as a save, with every line of play; the line of the save ends at the cursor. */
export function saveOf(world: World, session: Session): Save {
  const { timeline, state } = session;
  const { cursor, ...rest } = whereaboutsOf(timeline);
  return createSave(world, { ...session, ...laidOut(stepsIn(timeline.nodes), cursor, rest) }, state);
}

/** The game on the table as a file has it: also who plays which side, if a bot does. */
export const fileOf = (world: World, session: Session): Save & { readonly players?: Players } => ({
  ...saveOf(world, session),
  ...(withBots(session.players) && { players: session.players }),
});

/** What the list of games says about a stored value, readable or not. */
export function summaryOf(world: World, id: string, stored: unknown): SaveSummary {
  const game = fieldsOf(stored);
  const { at, turn, updated, save } = game;
  const { name } = fieldsOf(save);
  const envelope = openEnvelope(world, save);
  return {
    id,
    name: typeof name === 'string' ? name : id,
    turn: typeof turn === 'number' ? turn : null,
    at: isPromptName(at) ? at : null,
    updated: typeof updated === 'number' ? updated : 0,
    guided: isLesson(save),
    problem: envelope.ok ? null : envelope.error.code,
  };
}
