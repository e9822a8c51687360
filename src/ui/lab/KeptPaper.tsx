// The experiments kept in the browser: looked at again, played on, or deleted.
import type { ReactNode } from 'react';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';
import { useLab, useLabWords } from './useLab';

type Kept = ReturnType<typeof useKept>[number];

const useKept = () => useLab((lab) => lab.experiments);

function KeptLine({ kept }: { kept: Kept }): ReactNode {
  const { language } = useWords();
  const { kept: said } = useLabWords();
  const open = useLab((lab) => lab.openExperiment);
  const remove = useLab((lab) => lab.removeExperiment);
  const current = useLab((lab) => lab.bench?.experiment.id === kept.id);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept.at);
  const named = <span className="sr-only">{said.named(kept.name)}</span>;
  return (
    <li aria-current={current || undefined} data-testid={`experiment-${kept.id}`}>
      <div>
        <b>{kept.name}</b>
        <small>
          {said.of(kept.played, kept.total)} {when}
        </small>
      </div>
      <div className="acts">
        {!current && (
          <Act act="open-experiment" look="quiet" onAct={() => open(kept.id)}>
            {said.open}
            {named}
          </Act>
        )}
        <Act act="remove-experiment" look="quiet" onAct={() => remove(kept.id)}>
          {said.remove}
          {named}
        </Act>
      </div>
    </li>
  );
}

export function KeptPaper(): ReactNode {
  const { kept: said } = useLabWords();
  const kept = useKept();
  return (
    <section className="paper lab-kept" aria-labelledby="lab-kept">
      <h2 className="ttl" id="lab-kept">
        {said.title}
      </h2>
      {kept.length === 0 && <p className="empty">{said.none}</p>}
      <ol className="lab-list">
        {kept.map((one) => (
          <KeptLine key={one.id} kept={one} />
        ))}
      </ol>
    </section>
  );
}
