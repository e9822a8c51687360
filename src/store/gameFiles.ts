// Actions that take games to and from files, link codes and samples.
import { type Result, readSave } from '../engine';
import { fieldsOf, reasonOf } from './fields';
import { fetched } from './games';
import { keep, newId } from './keeping';
import { codeOf, recordIn } from './linkCode';
import type { FileProblem } from './notices';
import { type Opened, openRecord, openSample, openSave } from './opening';
import { readPlayers } from './players';
import { showingFrom } from './replaying';
import { fileOf, saveOf } from './savedGames';
import { openedBy } from './session';
import type { TableActions } from './tableState';
import type { Workplace } from './workplace';

type FileActions = Pick<
  TableActions,
  'exportGame' | 'exportStored' | 'importGame' | 'exportCode' | 'importCode' | 'openSample'
>;

function parsed(text: string): Result<unknown, FileProblem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: { code: 'notJson', path: '', reason: reasonOf(error) } };
  }
}

function refused({ set }: Workplace, problem: FileProblem): Result<string, FileProblem> {
  set({ notice: { kind: 'fileRefused', problem } });
  return { ok: false, error: problem };
}

/** Puts a game from outside on the table and keeps it, or says what is wrong with it. */
function layImported(workplace: Workplace, opened: Opened, name?: string): Result<string, FileProblem> {
  if ('problem' in opened) return refused(workplace, opened.problem);
  const session = name === undefined ? opened.session : { ...opened.session, name };
  workplace.claim();
  workplace.lay(session);
  workplace.set({ notice: opened.repaired });
  keep(workplace, session);
  return { ok: true, value: session.id };
}

function importGame(workplace: Workplace, text: string, name?: string): Result<string, FileProblem> {
  const json = parsed(text);
  if (!json.ok) return refused(workplace, json.error);
  const opened = openSave(workplace.world, newId(workplace), json.value);
  if ('problem' in opened) return refused(workplace, opened.problem);
  const session = openedBy(opened.session, readPlayers(fieldsOf(json.value)['players']));
  return layImported(workplace, { ...opened, session }, name);
}

async function importCode(workplace: Workplace, text: string): Promise<Result<string, FileProblem>> {
  const record = await recordIn(workplace.world, text);
  if (!record.ok) return refused(workplace, record.error);
  return layImported(workplace, openRecord(workplace.world, newId(workplace), record.value));
}

function watch(workplace: Workplace, json: unknown, name: string): Result<string, FileProblem> {
  const opened = openSample(workplace.world, newId(workplace), name, json);
  if ('problem' in opened) return refused(workplace, opened.problem);
  const { session } = opened;
  workplace.claim();
  workplace.lay({ ...session, sample: true, showing: showingFrom(session, 0, 1) });
  return { ok: true, value: session.id };
}

async function exportStored(workplace: Workplace, id: string): Promise<string | null> {
  const { world, session, shelf } = workplace;
  const running = session();
  if (running?.id === id) return JSON.stringify(fileOf(world, running));
  const found = await fetched(workplace, () => shelf.take(id));
  const { players } = fieldsOf(found?.head);
  return found && JSON.stringify(found.save ? { ...fieldsOf(found.save), players } : found.head);
}

async function exportCode(workplace: Workplace, id: string | undefined): Promise<string> {
  const { world, session, shelf } = workplace;
  const running = session();
  if (running && (id === undefined || running.id === id)) return codeOf(world, saveOf(world, running));
  const found = id === undefined ? null : await fetched(workplace, () => shelf.take(id));
  const save = readSave(world, found?.save);
  return save.ok ? codeOf(world, save.value) : '';
}

/** Actions that take games to and from the outside. */
export function fileActions(workplace: Workplace): FileActions {
  const { world, session } = workplace;
  return {
    exportGame: () => {
      const running = session();
      return running ? JSON.stringify(fileOf(world, running)) : '';
    },
    exportStored: (id) => exportStored(workplace, id),
    importGame: async (text, name) => importGame(workplace, text, name),
    exportCode: (id) => exportCode(workplace, id),
    importCode: (text) => importCode(workplace, text),
    openSample: (json, name) => watch(workplace, json, name),
  };
}
