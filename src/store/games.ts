// Actions on whole games: resume, new, open, close, delete, rename, copy.

import { fieldsOf } from './fields';
import { keep, lastKey, nameOfCopy, newId, withSummary } from './keeping';
import type { FileProblem } from './notices';
import { type Opened, openStored } from './opening';
import { type Players, readPlayers, twoPersons } from './players';
import { readPreferences } from './preferences';
import { restore } from './restore';
import { summaryOf } from './savedGames';
import { followInstructions, openedBy, openSession } from './session';
import { gameKey, gamePrefix } from './shelf';
import { troubleOf } from './storage';
import type { SaveSummary, TableActions } from './tableState';
import type { Workplace } from './workplace';

type GameActions = Pick<
  TableActions,
  'resume' | 'newGame' | 'openGame' | 'closeGame' | 'deleteGame' | 'renameGame' | 'duplicateGame'
>;

export const preferencesKey = 'preferences';

async function readSummaries({ world, storage }: Workplace): Promise<readonly SaveSummary[]> {
  const keys = (await storage.list()).filter((key) => key.startsWith(gamePrefix));
  const read = async (key: string): Promise<SaveSummary> =>
    summaryOf(world, key.slice(gamePrefix.length), await storage.get(key));
  return (await Promise.all(keys.map(read))).sort((a, b) => b.updated - a.updated);
}

/** What `access` finds in storage once everything decided so far is there; null, and said so, when storage fails. */
export async function fetched<T>({ keeper, set }: Workplace, access: () => Promise<T>): Promise<T | null> {
  await keeper.settled();
  try {
    return await access();
  } catch (error) {
    set({ storageTrouble: troubleOf(error) });
    return null;
  }
}

const missing: FileProblem = { code: 'missing', path: '', reason: '' };

/** Puts an opened game on the table after what standing instructions answer in it, or says why not. */
function layOpened({ world, lay, get, set }: Workplace, name: string, opened: Opened, players: Players): boolean {
  if ('problem' in opened) {
    set({ notice: { kind: 'gameRefused', name, problem: opened.problem } });
    return false;
  }
  lay(followInstructions(world, openedBy(opened.session, players), get().preferences.ambush));
  set({ notice: opened.repaired });
  return true;
}

/** Opens a stored game, unless something else has been asked for while it was read. */
async function open(workplace: Workplace, id: string, isWanted: () => boolean): Promise<void> {
  const { world, keeper, shelf, get } = workplace;
  const taken = await fetched(workplace, () => shelf.take(id));
  if (!isWanted()) return;
  const name = get().saves.find((save) => save.id === id)?.name ?? id;
  const opened = taken ? openStored(world, id, newId(workplace), taken) : { problem: missing };
  const players = readPlayers(fieldsOf(taken?.head)['players']);
  if (layOpened(workplace, name, opened, players)) keeper.write(lastKey, id);
}

async function resume(workplace: Workplace): Promise<void> {
  const { storage, get, set } = workplace;
  const isWanted = workplace.claim();
  try {
    const preferences = readPreferences(await storage.get(preferencesKey));
    const saves = await readSummaries(workplace);
    const last = await storage.get(lastKey);
    set({ preferences, saves: get().saves.reduceRight(withSummary, saves) });
    if (typeof last === 'string') await open(workplace, last, isWanted);
  } catch (error) {
    set({ storageTrouble: troubleOf(error) });
  }
  set({ ready: true });
}

function newGame(workplace: Workplace, setup: Parameters<TableActions['newGame']>[0]): void {
  const { seed, name, script = [], players = twoPersons } = setup;
  const beginning = { seed, script, variants: {} };
  const start = restore(workplace.world, beginning, [], { cursor: 0, tip: 0, names: [], unseen: [] });
  const opened = openSession({ id: newId(workplace), name, seed }, beginning, start);
  const fresh = { ...openedBy(opened, players), paused: false };
  workplace.claim();
  workplace.lay(fresh);
  keep(workplace, fresh);
}

function closeGame({ lay, claim, keeper, session }: Workplace): void {
  claim();
  if (!session()?.sample) keeper.remove(lastKey);
  lay(null);
}

async function deleteGame(workplace: Workplace, id: string): Promise<void> {
  const { keeper, shelf, unsaved, get, set, session } = workplace;
  if (session()?.id === id) closeGame(workplace);
  unsaved.delete(id);
  keeper.run(gameKey(id), () => shelf.remove(id));
  set({ saves: get().saves.filter((save) => save.id !== id) });
  await keeper.settled();
}

/** The list with a changed summary in its place. */
const renamedIn = (saves: readonly SaveSummary[], id: string, name: string): readonly SaveSummary[] =>
  saves.map((save) => (save.id === id ? { ...save, name } : save));

async function renameGame(workplace: Workplace, id: string, name: string): Promise<void> {
  const { shelf, get, set, refresh } = workplace;
  const running = workplace.session();
  if (running?.id === id) {
    const session = { ...running, name };
    refresh(session);
    return keep(workplace, session);
  }
  await fetched(workplace, () => shelf.rename(id, name));
  set({ saves: renamedIn(get().saves, id, name) });
}

async function duplicateGame(workplace: Workplace, id: string): Promise<void> {
  const { shelf, get, set, now } = workplace;
  const original = get().saves.find((save) => save.id === id);
  if (!original) return;
  const copy = { ...original, id: newId(workplace), name: nameOfCopy(workplace, original.name), updated: now() };
  const isThere = await fetched(workplace, () => shelf.copy(id, copy));
  if (isThere) set({ saves: withSummary(get().saves, copy) });
}

/** Actions on whole games. */
export function gameActions(workplace: Workplace): GameActions {
  return {
    resume: () => resume(workplace),
    newGame: (setup) => newGame(workplace, setup),
    openGame: (id) => open(workplace, id, workplace.claim()),
    closeGame: () => closeGame(workplace),
    deleteGame: (id) => deleteGame(workplace, id),
    renameGame: (id, name) => renameGame(workplace, id, name),
    duplicateGame: (id) => duplicateGame(workplace, id),
  };
}
