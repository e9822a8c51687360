// Which screen is shown: title page, curtain, choice of a hand, table, end of the game.
import { type ReactNode, useEffect, useState } from 'react';
import { Curtain } from './curtain/Curtain';
import { TipLayer } from './dialogs/TipLayer';
import { EndScreen } from './end/EndScreen';
import { HandChoice } from './hand/HandChoice';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { TableScreen } from './layout/TableScreen';
import { useHotkeys } from './layout/useHotkeys';
import { RuleBookHost } from './rules/RuleBookHost';
import { TitleScreen } from './setup/TitleScreen';
import { useTable } from './useTable';
import { useWords } from './useWords';

/** Something set aside until it changes: the curtain looked past, the result put away. */
function usePutAside<T>(thing: T | null): { shown: T | null; putAside: () => void; bring: () => void } {
  const [aside, setAside] = useState<T | null>(null);
  return { shown: thing === aside ? null : thing, putAside: () => setAside(thing), bring: () => setAside(null) };
}

/** The table stays laid under curtain and hand choice, where it shows nothing but what both may see. */
function GameScreen(): ReactNode {
  const curtain = usePutAside(useTable((table) => table.curtain));
  const outcome = usePutAside(useTable(({ view }) => view?.outcome ?? null));
  const prompt = useTable((table) => table.prompt);
  const choosing = prompt?.at === 'chooseHand' ? prompt : null;
  const covered = curtain.shown !== null || choosing !== null;
  return (
    <>
      <div className={covered ? 'covered' : undefined} inert={covered || outcome.shown !== null}>
        <TableScreen onCurtain={curtain.bring} onResult={outcome.bring} />
      </div>
      {choosing && <HandChoice prompt={choosing} />}
      {outcome.shown && <EndScreen outcome={outcome.shown} onLook={outcome.putAside} />}
      {curtain.shown && <Curtain {...curtain.shown} onBoard={curtain.putAside} />}
    </>
  );
}

function useDocumentLanguage(): void {
  const { language, words } = useWords();
  const name = useTable(({ game }) => game?.name);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = name ? `${name} – ${words.title}` : words.title;
  }, [language, words, name]);
}

function Screen(): ReactNode {
  const ready = useTable((table) => table.ready);
  const playing = useTable(({ game }) => game !== null);
  const { words } = useWords();
  if (!ready) return <p className="sr-only">{words.start.loading}</p>;
  return playing ? <GameScreen /> : <TitleScreen />;
}

export function App(): ReactNode {
  useDocumentLanguage();
  useHotkeys();
  return (
    <ErrorBoundary>
      <Screen />
      <TipLayer />
      <RuleBookHost />
    </ErrorBoundary>
  );
}
