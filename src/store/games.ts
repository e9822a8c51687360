// Actions on whole games: new, open, close, delete, to and from files; and keeping the running one in storage.
import type { Result, World } from '../engine';
import { reasonOf } from './fields';
import type { FileProblem } from './notices';
import type { Instructions } from './play';
import { readPreferences } from './preferences';
import { type Opened, openSave, openStored, saveOf, storedGame, summaryOf, textOfStored } from './savedGames';
import { followInstructions, newTimeline, openSession, type Session } from './session';
import { troubleOf } from './storage';
import type { SaveSummary, TableActions } from './tableState';
import type { Workplace } from './workplace';

type GameActions = Pick<
  TableActions,
  'resume' | 'newGame' | 'openGame' | 'closeGame' | 'deleteGame' | 'exportGame' | 'exportStored' | 'importGame'
>;

const gamePrefix = 'game/';
const lastKey = 'last';
export const preferencesKey = 'preferences';

const gameKey = (id: string): string => `${gamePrefix}${id}`;

/** The list with a game first, in place of its older summary. */
const withSummary = (saves: readonly SaveSummary[], summary: SaveSummary): readonly SaveSummary[] => [
  summary,
  ...saves.filter(({ id }) => id !== summary.id),
];

/** Keeps the running game in storage; also remembers it as the one to resume. */
export function keep({ world, keeper, now, get, set }: Workplace, session: Session): void {
  const stored = storedGame(world, session, now());
  keeper.write(gameKey(session.id), stored);
  keeper.write(lastKey, session.id);
  set({ saves: withSummary(get().saves, summaryOf(session.id, stored)) });
}

function newId({ now, get }: Workplace): string {
  const taken = new Set([...get().saves.map(({ id }) => id), get().game?.id]);
  let stamp = now();
  while (taken.has(stamp.toString(36))) stamp += 1;
  return stamp.toString(36);
}

async function readSummaries({ storage }: Workplace): Promise<readonly SaveSummary[]> {
  const keys = (await storage.list()).filter((key) => key.startsWith(gamePrefix));
  const read = async (key: string): Promise<SaveSummary> =>
    summaryOf(key.slice(gamePrefix.length), await storage.get(key));
  return (await Promise.all(keys.map(read))).sort((a, b) => b.updated - a.updated);
}

/** A value from storage once everything decided so far is there; undefined, and said so, when storage fails. */
async function stored({ storage, keeper, set }: Workplace, key: string): Promise<unknown> {
  await keeper.settled();
  try {
    return await storage.get(key);
  } catch (error) {
    set({ storageTrouble: troubleOf(error) });
    return undefined;
  }
}

/** An opened game after what standing instructions answer in it, behind the curtain all the same. */
function obeying(world: World, opened: Session, instructions: Instructions): Session {
  const followed = followInstructions(world, opened, instructions);
  return openSession(followed, followed, followed.timeline);
}

const missing: FileProblem = { code: 'missing', path: '', reason: '' };

/** Puts an opened game on the table, or says why not; whether it lies there now. */
function layOpened({ world, lay, get, set }: Workplace, name: string, opened: Opened): boolean {
  if ('problem' in opened) {
    set({ notice: { kind: 'gameRefused', name, problem: opened.problem } });
    return false;
  }
  lay(obeying(world, opened.session, get().preferences.ambush));
  set({ notice: opened.repaired });
  return true;
}

/** Opens a stored game, unless something else has been asked for while it was read. */
async function open(workplace: Workplace, id: string, isWanted: () => boolean): Promise<void> {
  const { world, keeper, get } = workplace;
  const value = await stored(workplace, gameKey(id));
  if (!isWanted()) return;
  const name = get().saves.find((save) => save.id === id)?.name ?? id;
  const opened: Opened = value === undefined ? { problem: missing } : openStored(world, id, newId(workplace), value);
  if (layOpened(workplace, name, opened)) keeper.write(lastKey, id);
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

function parsed(text: string): Result<unknown, FileProblem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: { code: 'notJson', path: '', reason: reasonOf(error) } };
  }
}

/** The game in a text under a new id. */
function opened(workplace: Workplace, text: string): Opened {
  const json = parsed(text);
  return json.ok ? openSave(workplace.world, newId(workplace), json.value) : { problem: json.error };
}

function importGame(workplace: Workplace, text: string, name?: string): Result<string, FileProblem> {
  const found = opened(workplace, text);
  if ('problem' in found) {
    workplace.set({ notice: { kind: 'fileRefused', problem: found.problem } });
    return { ok: false, error: found.problem };
  }
  workplace.claim();
  const session = name === undefined ? found.session : { ...found.session, name };
  workplace.lay(session);
  keep(workplace, session);
  return { ok: true, value: session.id };
}

function closeGame({ lay, claim, keeper }: Workplace): void {
  claim();
  lay(null);
  keeper.remove(lastKey);
}

async function deleteGame(workplace: Workplace, id: string): Promise<void> {
  const { keeper, get, set, session } = workplace;
  if (session()?.id === id) closeGame(workplace);
  keeper.remove(gameKey(id));
  set({ saves: get().saves.filter((save) => save.id !== id) });
  await keeper.settled();
}

/** Actions on whole games. */
export function gameActions(workplace: Workplace): GameActions {
  const { world, session } = workplace;
  const exportGame = (): string => {
    const running = session();
    return running ? JSON.stringify(saveOf(world, running)) : '';
  };
  return {
    resume: () => resume(workplace),
    newGame: ({ seed, name, script = [] }) => {
      workplace.claim();
      const beginning = { seed, script, variants: {} };
      const fresh = openSession({ id: newId(workplace), name, seed }, beginning, newTimeline(world, beginning));
      workplace.lay(fresh);
      keep(workplace, fresh);
    },
    openGame: (id) => open(workplace, id, workplace.claim()),
    closeGame: () => closeGame(workplace),
    deleteGame: (id) => deleteGame(workplace, id),
    exportGame,
    exportStored: async (id) => {
      if (session()?.id === id) return exportGame();
      const value = await stored(workplace, gameKey(id));
      return value === undefined ? null : textOfStored(value);
    },
    importGame: async (text, name) => importGame(workplace, text, name),
  };
}
