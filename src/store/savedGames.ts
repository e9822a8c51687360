// Games as they lie in storage and in files: written from the table, read back with care (R19.2).
import { createSave, parseSave, promptOf, type Recorded, type Save, SIDES, type World } from '../engine';
import { isPromptName } from './curtain';
import { fieldsOf } from './fields';
import type { FileProblem, Notice } from './notices';
import { restore } from './restore';
import { type Beginning, decisionsOf, openSession, type Session, stateOf } from './session';
import type { SaveSummary } from './tableState';

/** What storage holds of a game: the save, and what the list of games shows without reading it. */
interface StoredGame {
  readonly updated: number;
  readonly turn: number;
  readonly at: string | null;
  readonly save: Save;
}

/** The game on the table as a save, at the position of the cursor. */
export function saveOf(world: World, session: Session): Save {
  const { name, seed, script, variants } = session;
  return createSave(world, { name, seed, script, variants, decisions: decisionsOf(session) }, stateOf(session));
}

export function storedGame(world: World, session: Session, updated: number): StoredGame {
  const state = stateOf(session);
  return { updated, turn: state.turn, at: promptOf(state)?.at ?? null, save: saveOf(world, session) };
}

/** What the list of games says about a stored value, readable or not. */
export function summaryOf(id: string, stored: unknown): SaveSummary {
  const game = fieldsOf(stored);
  const name = fieldsOf(game['save'])['name'];
  const at = game['at'];
  return {
    id,
    name: typeof name === 'string' ? name : id,
    turn: typeof game['turn'] === 'number' ? game['turn'] : null,
    at: isPromptName(at) ? at : null,
    updated: typeof game['updated'] === 'number' ? game['updated'] : 0,
    problem: null,
  };
}

/** JSON text of what can be saved of a stored value, also when it cannot be played. */
export const textOfStored = (stored: unknown): string => JSON.stringify(fieldsOf(stored)['save'] ?? stored);

const isInteger = (value: unknown): value is number => Number.isInteger(value);
const isVariant = (value: unknown): value is boolean | number => ['boolean', 'number'].includes(typeof value);

function beginningIn(save: ReturnType<typeof fieldsOf>): Beginning | null {
  const { seed, script, variants } = save;
  if (!isInteger(seed) || !Array.isArray(script) || !script.every((result) => isInteger(result) && result > 0))
    return null;
  const switches = Object.entries(fieldsOf(variants)).filter((entry): entry is [string, boolean | number] =>
    isVariant(entry[1]),
  );
  return { seed, script, variants: Object.fromEntries(switches) };
}

function isRecorded(value: unknown): value is Recorded {
  const { side, decision } = fieldsOf(value);
  return SIDES.some((known) => known === side) && typeof fieldsOf(decision)['type'] === 'string';
}

export type Opened =
  | { readonly session: Session; readonly repaired: Extract<Notice, { kind: 'gameRepaired' }> | null }
  | { readonly problem: FileProblem };

/** A damaged save up to its last good decision; its problem when not even the first decision holds. */
function salvaged(world: World, id: string, json: unknown, problem: FileProblem): Opened {
  const save = fieldsOf(json);
  const { name, decisions } = save;
  const beginning = beginningIn(save);
  if (!beginning || !Array.isArray(decisions)) return { problem };
  const broken = decisions.findIndex((recorded) => !isRecorded(recorded));
  const sound: readonly unknown[] = broken < 0 ? decisions : decisions.slice(0, broken);
  const { timeline, kept } = restore(world, beginning, sound.filter(isRecorded));
  if (kept === 0 && decisions.length > 0) return { problem };
  const game = { id, name: typeof name === 'string' ? name : id, seed: beginning.seed };
  const repaired = { kind: 'gameRepaired', kept, lost: decisions.length - kept, problem } as const;
  return { session: openSession(game, beginning, timeline), repaired };
}

/** A game from a file, whole and according to the rules, or what is wrong with it. */
export function openSave(world: World, id: string, json: unknown): Opened {
  const parsed = parseSave(world, json);
  if (!parsed.ok) return { problem: parsed.error };
  const { name, seed, script, variants, decisions } = parsed.value;
  const { timeline } = restore(world, parsed.value, decisions);
  return { session: openSession({ id, name, seed }, { seed, script, variants }, timeline), repaired: null };
}

/** A game from storage; a damaged one up to its last good decision, as the new game `repairedId`. */
export function openStored(world: World, id: string, repairedId: string, stored: unknown): Opened {
  const { save } = fieldsOf(stored);
  const opened = openSave(world, id, save);
  const corrupt = 'problem' in opened && opened.problem.code === 'corrupt';
  return corrupt ? salvaged(world, repairedId, save, opened.problem) : opened;
}
