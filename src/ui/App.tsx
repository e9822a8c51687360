// Which screen is shown: title page, curtain, choice of a hand, table, end of the game.
import { type ReactNode, useEffect, useState } from 'react';
import { Curtain } from './curtain/Curtain';
import { TipLayer } from './dialogs/TipLayer';
import { EndScreen } from './end/EndScreen';
import { HandChoice } from './hand/HandChoice';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { TableScreen } from './layout/TableScreen';
import { useHotkeys } from './layout/useHotkeys';
import { TitleScreen } from './setup/TitleScreen';
import { useTable } from './useTable';
import { useWords } from './useWords';

/** Something set aside until it changes: the curtain looked past, the result put away. */
function usePutAside<T>(thing: T | null): { shown: T | null; putAside: () => void; bring: () => void } {
  const [aside, setAside] = useState<T | null>(null);
  return { shown: thing === aside ? null : thing, putAside: () => setAside(thing), bring: () => setAside(null) };
}

function GameScreen(): ReactNode {
  const curtain = usePutAside(useTable((table) => table.curtain));
  const outcome = usePutAside(useTable(({ view }) => view?.outcome ?? null));
  const prompt = useTable((table) => table.prompt);
  if (curtain.shown) return <Curtain {...curtain.shown} onBoard={curtain.putAside} />;
  if (prompt?.at === 'chooseHand') return <HandChoice prompt={prompt} />;
  return (
    <>
      <TableScreen onCurtain={curtain.bring} onResult={outcome.bring} />
      {outcome.shown && <EndScreen outcome={outcome.shown} onLook={outcome.putAside} />}
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
    </ErrorBoundary>
  );
}
