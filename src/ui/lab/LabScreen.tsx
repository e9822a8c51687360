// The lab: experiments with bots on one page, the card strategies they keep to on the other.
import { type ReactNode, useEffect, useMemo } from 'react';
import { browserLab } from '../../store/lab';
import { seatWords } from '../i18n/seatWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { ExperimentsPage } from './ExperimentsPage';
import { type LabDesk, setDesk, useLabDesk } from './labDesk';
import { closeLab } from './labDoor';
import { RunBar } from './RunBar';
import { StrategiesPage } from './strategies/StrategiesPage';
import { LabContext, useLab, useLabWords } from './useLab';
import { useStartHere } from './useStart';
import './lab.css';

const pages: readonly LabDesk['page'][] = ['experiments', 'strategies'];

function Pages(): ReactNode {
  const said = useLabWords();
  const page = useLabDesk((desk) => desk.page);
  return (
    <nav className="lab-pages" aria-label={said.tabsName}>
      {pages.map((one) => (
        <Act key={one} act={`lab-${one}`} look="quiet" pressed={one === page} onAct={() => setDesk({ page: one })}>
          {said.tabs[one]}
        </Act>
      ))}
    </nav>
  );
}

function Trouble(): ReactNode {
  const { words } = useWords();
  const said = useLabWords();
  const trouble = useLab(({ storageTrouble }) => storageTrouble);
  if (!trouble) return null;
  return (
    <p className="warnbox lab-trouble" role="status" data-testid="lab-trouble" data-trouble={trouble}>
      {words.troubles[trouble] ? said.trouble : null}
    </p>
  );
}

function Header(): ReactNode {
  const said = useLabWords();
  return (
    <header className="paper lab-head">
      <h1>{said.title}</h1>
      <Pages />
      <RunBar />
      <Act act="close-lab" look="quiet" hotkey="Esc" onAct={closeLab}>
        {said.close}
      </Act>
    </header>
  );
}

function Lab(): ReactNode {
  const page = useLabDesk((desk) => desk.page);
  const ready = useLab((lab) => lab.ready);
  const resume = useLab((lab) => lab.resume);
  const { language } = useWords();
  useStartHere();
  useEffect(() => {
    if (!ready) resume();
  }, [ready, resume]);
  if (!ready) return <p className="sr-only">{seatWords(language).lab}</p>;
  return (
    <main className="lab" data-testid="lab">
      <Header />
      <Trouble />
      {page === 'experiments' ? <ExperimentsPage /> : <StrategiesPage />}
    </main>
  );
}

export function LabScreen(): ReactNode {
  const world = useTable((table) => table.world);
  const lab = useMemo(() => browserLab(world), [world]);
  return (
    <LabContext value={lab}>
      <Lab />
    </LabContext>
  );
}
