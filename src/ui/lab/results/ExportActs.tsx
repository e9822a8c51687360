// The results as files: all figures as JSON, tables of games and cards as CSV.
import type { ReactNode } from 'react';
import type { Bench } from '../../../store/lab';
import { Act } from '../../layout/Act';
import { download } from '../../setup/useExport';
import { useLabStore, useLabWords } from '../useLab';

export function ExportActs({ bench }: { bench: Bench }): ReactNode {
  const { results } = useLabWords();
  const lab = useLabStore();
  const { name } = bench.experiment;
  return (
    <section className="paper lab-exports" aria-label={results.exportJson}>
      <div className="acts">
        <Act act="export-results" onAct={() => download(name, lab.getState().reportJson())}>
          {results.exportJson}
        </Act>
        <Act act="export-games" look="quiet" onAct={() => download(name, lab.getState().gamesCsv(), 'csv')}>
          {results.exportGames}
        </Act>
        <Act act="export-cards" look="quiet" onAct={() => download(name, lab.getState().cardsCsv(), 'csv')}>
          {results.exportCards}
        </Act>
      </div>
    </section>
  );
}
