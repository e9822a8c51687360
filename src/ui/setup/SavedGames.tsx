// The games kept in the browser: go on, rename, copy, export, delete after asking; one that cannot be played says why.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { SaveSummary } from '../../store';
import { newcomerWords } from '../i18n/newcomerWords';
import { tableWords } from '../i18n/tableWords';
import { titleWords } from '../i18n/titleWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { CopyOutcome } from './CopyOutcome';
import { ImportFile } from './ImportFile';
import { PasteCode } from './PasteCode';
import { RenameGame } from './RenameGame';
import { useCodeCopy } from './useCodeCopy';
import { useStoredExport } from './useExport';

function useSummary(): (save: SaveSummary) => string {
  const { words, language } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ turn, at, updated }) => {
    const where = turn === null ? words.start.unreadable : `${words.turn(turn)} ${words.season(turn)}`;
    const asked = turn === null ? [] : [at === null ? words.start.over : words.prompts[at].title];
    return words.list([where, ...asked, words.start.updated(when.format(updated))]);
  };
}

/** Whether its record can be played, whole or up to where it is damaged. */
const isPlayable = ({ turn, problem }: SaveSummary): boolean =>
  turn !== null && (problem === null || problem === 'corrupt');

interface QuestionProps {
  readonly save: SaveSummary;
  readonly onKeep: () => void;
}

function RemoveQuestion({ save, onKeep }: QuestionProps): ReactNode {
  const { words } = useWords();
  const remove = useTable((table) => table.deleteGame);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector<HTMLElement>('[data-testid="do-keep"]')?.focus(), []);
  const removeSure = (): void => {
    document.getElementById('saved-games')?.focus();
    remove(save.id);
  };
  return (
    <div className="warnbox" role="alert" ref={question}>
      {words.start.removeAsk(save.name)}
      <span className="acts">
        <Act act="remove-sure" look="danger" onAct={removeSure}>
          {words.start.removeSure}
        </Act>
        <Act act="keep" onAct={onKeep}>
          {words.start.cancel}
        </Act>
      </span>
    </div>
  );
}

/** Of all buttons that say the same, which game this one is for. */
function Of({ save }: { save: SaveSummary }): ReactNode {
  const { language } = useWords();
  return <span className="sr-only">{titleWords(language).of(save.name)}</span>;
}

type Doing = 'rename' | 'remove' | null;

interface ActsProps {
  readonly save: SaveSummary;
  readonly doing: Doing;
  readonly onDo: (doing: Doing) => void;
  readonly onCopy: () => void;
}

/** What can be done with any game that can be played: another name, a copy, a code. */
function PlayableActs({ save, doing, onDo, onCopy }: ActsProps): ReactNode {
  const { language } = useWords();
  const duplicate = useTable((table) => table.duplicateGame);
  const { files } = tableWords(language);
  return (
    <>
      <Act act="rename" look="quiet" expanded={doing === 'rename'} onAct={() => onDo('rename')}>
        {files.rename}
        <Of save={save} />
      </Act>
      <Act act="duplicate" look="quiet" onAct={() => duplicate(save.id)}>
        {files.duplicate}
        <Of save={save} />
      </Act>
      <Act act="copy-stored" look="quiet" onAct={onCopy}>
        {files.copyCode}
        <Of save={save} />
      </Act>
    </>
  );
}

function SaveActs(props: ActsProps): ReactNode {
  const { save, doing, onDo } = props;
  const { words, screen } = useWords();
  const exportStored = useStoredExport();
  return (
    <div className="acts more">
      {isPlayable(save) && <PlayableActs {...props} />}
      <Act act="export-stored" look="quiet" onAct={() => exportStored(save.id, save.name)}>
        {screen.start.exportGame}
        <Of save={save} />
      </Act>
      <Act act="remove" look="quiet" expanded={doing === 'remove'} onAct={() => onDo('remove')}>
        {words.start.remove}
        <Of save={save} />
      </Act>
    </div>
  );
}

/** Why a game cannot be played as it is. */
function Problem({ save }: { save: SaveSummary }): ReactNode {
  const { words, language } = useWords();
  if (!save.problem) return null;
  return (
    <p className="problem" data-testid="save-problem" data-problem={save.problem}>
      {words.files[save.problem]} {titleWords(language).stillExported}
    </p>
  );
}

function SaveName({ save }: { save: SaveSummary }): ReactNode {
  const { language } = useWords();
  const summary = useSummary();
  return (
    <div>
      <b>{save.name}</b>
      {save.guided && <em>{newcomerWords(language).mark}</em>}
      <small>{summary(save)}</small>
      <Problem save={save} />
    </div>
  );
}

/** What is being done with a game; when it is done, the focus returns to the button it began with. */
function useDoing(line: RefObject<HTMLLIElement | null>) {
  const [doing, setDoing] = useState<Doing>(null);
  const end = (): void => {
    setDoing(null);
    line.current?.querySelector<HTMLElement>(`[data-testid="do-${doing}"]`)?.focus();
  };
  return { doing, setDoing, end };
}

function SavedGame({ save }: { save: SaveSummary }): ReactNode {
  const { words } = useWords();
  const line = useRef<HTMLLIElement>(null);
  const { doing, setDoing, end } = useDoing(line);
  const { copying, copyCode } = useCodeCopy(save.id);
  const open = useTable((table) => table.openGame);
  return (
    <li ref={line} data-testid={`save-${save.id}`}>
      {doing === 'rename' ? <RenameGame save={save} onDone={end} /> : <SaveName save={save} />}
      {isPlayable(save) && doing !== 'rename' && (
        <Act act="open" onAct={() => open(save.id)}>
          {words.start.open}
          <Of save={save} />
        </Act>
      )}
      <SaveActs save={save} doing={doing} onDo={setDoing} onCopy={copyCode} />
      <CopyOutcome copying={copying} />
      {doing === 'remove' && <RemoveQuestion save={save} onKeep={end} />}
    </li>
  );
}

export function SavedGames(): ReactNode {
  const { words } = useWords();
  const saves = useTable((table) => table.saves);
  return (
    <section className="paper" aria-labelledby="saved-games">
      <h2 className="ttl" id="saved-games" tabIndex={-1}>
        {words.start.games} {saves.length > 0 && <small>{saves.length}</small>}
      </h2>
      {saves.length === 0 && <p className="empty">{words.start.noGames}</p>}
      <ol className="games" data-testid="saves">
        {saves.map((save) => (
          <SavedGame key={save.id} save={save} />
        ))}
      </ol>
      <div className="acts">
        <ImportFile look="quiet" />
      </div>
      <PasteCode />
    </section>
  );
}
