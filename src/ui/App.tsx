// Which screen is shown: the title page, or the running game, whose part of the program comes after the first picture.
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Language } from '../store';
import { TipLayer } from './dialogs/TipLayer';
import { GuideHost } from './guide/GuideHost';
import { LabHost } from './lab/LabHost';
import { useLabDoor } from './lab/labDoor';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { useHotkeys } from './layout/useHotkeys';
import { UpdateBar } from './pwa/UpdateBar';
import { RuleBookHost } from './rules/RuleBookHost';
import { TitleScreen } from './setup/TitleScreen';
import { useLinkCode } from './setup/useLinkCode';
import { usePageLook } from './usePageLook';
import { useTable } from './useTable';
import { useWords } from './useWords';

const fetchGame = (): Promise<typeof import('./layout/GameScreen')> => import('./layout/GameScreen');
const GameScreen = lazy(() => fetchGame().then((part) => ({ default: part.GameScreen })));

/** Fetches the table while the title page is looked at. One that cannot be had is asked for again when it is needed. */
function useGameAhead(): void {
  useEffect(() => {
    fetchGame().catch(() => undefined);
  }, []);
}

const manifests: Readonly<Record<Language, string>> = { ja: './manifest.webmanifest', en: './manifest.en.webmanifest' };

function useDocumentLanguage(): void {
  const { language, words } = useWords();
  const name = useTable(({ game }) => game?.name);
  useEffect(() => {
    document.documentElement.lang = language;
    // The name under which the table is installed.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifests[language]);
    document.title = name ? `${name} – ${words.title}` : words.title;
  }, [language, words, name]);
}

function Screen(): ReactNode {
  const ready = useTable((table) => table.ready);
  const playing = useTable(({ game }) => game !== null);
  const inLab = useLabDoor(({ open }) => open);
  const { words } = useWords();
  useGameAhead();
  const loading = <p className="sr-only">{words.start.loading}</p>;
  if (!ready) return loading;
  if (inLab) return <LabHost />;
  if (!playing) return <TitleScreen />;
  return (
    <Suspense fallback={loading}>
      <GameScreen />
    </Suspense>
  );
}

export function App(): ReactNode {
  useDocumentLanguage();
  usePageLook();
  useHotkeys();
  useLinkCode();
  return (
    <ErrorBoundary>
      <Screen />
      <GuideHost />
      <TipLayer />
      <RuleBookHost />
      <UpdateBar />
    </ErrorBoundary>
  );
}
