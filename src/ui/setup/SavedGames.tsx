// The games kept in the browser: go on, export, delete after asking; a record that cannot be read can still be exported.
import { type ReactNode, useState } from 'react';
import type { SaveSummary } from '../../store';
import { guideWords } from '../i18n/guideWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { ImportFile } from './ImportFile';
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

function RemoveQuestion({ save, onKeep }: { save: SaveSummary; onKeep: () => void }): ReactNode {
  const { words } = useWords();
  const remove = useTable((table) => table.deleteGame);
  return (
    <div className="warnbox" role="alert">
      {words.start.removeAsk(save.name)}
      <span className="acts">
        <Act act="remove-sure" look="danger" onAct={() => remove(save.id)}>
          {words.start.removeSure}
        </Act>
        <Act act="keep" onAct={onKeep}>
          {words.start.cancel}
        </Act>
      </span>
    </div>
  );
}

function SavedGame({ save }: { save: SaveSummary }): ReactNode {
  const { words, screen, language } = useWords();
  const [asking, setAsking] = useState(false);
  const open = useTable((table) => table.openGame);
  const summary = useSummary();
  const exportStored = useStoredExport();
  return (
    <li data-testid={`save-${save.id}`}>
      <div>
        <b>{save.name}</b>
        {save.guided && <em>{guideWords(language).start.mark}</em>}
        <small>{summary(save)}</small>
      </div>
      <div className="acts">
        {save.turn !== null && (
          <Act act="open" onAct={() => open(save.id)}>
            {words.start.open}
          </Act>
        )}
        <Act act="export-stored" look="quiet" onAct={() => exportStored(save.id, save.name)}>
          {screen.start.exportGame}
        </Act>
        <Act act="remove" look="quiet" onAct={() => setAsking(true)}>
          {words.start.remove}
        </Act>
      </div>
      {asking && <RemoveQuestion save={save} onKeep={() => setAsking(false)} />}
    </li>
  );
}

export function SavedGames(): ReactNode {
  const { words } = useWords();
  const saves = useTable((table) => table.saves);
  return (
    <section className="paper" aria-labelledby="saved-games">
      <h2 className="ttl" id="saved-games">
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
    </section>
  );
}
