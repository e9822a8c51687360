// The title page: the cover, the language, a new game, the games kept; who has games finds them first.
import type { ReactNode } from 'react';
import { SideMark } from '../art/SideMark';
import { LanguageButton } from '../dialogs/LanguageButton';
import { NoticeBar } from '../dialogs/NoticeBar';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { CoverPieces } from './CoverPieces';
import { FirstSteps } from './FirstSteps';
import { LabSlip } from './LabSlip';
import { NewGame } from './NewGame';
import { SavedGames } from './SavedGames';
import './setup.css';

export function TitleScreen(): ReactNode {
  const { words } = useWords();
  const kept = useTable(({ saves }) => saves.length > 0);
  return (
    <div className="cover axis" data-testid="title-screen">
      <header>
        <div className="seals">
          <SideMark side="axis" size={56} />
          <SideMark side="allies" size={56} />
        </div>
        <h1>{words.title}</h1>
        <p>{words.start.subtitle}</p>
        <CoverPieces />
        <LanguageButton />
      </header>
      <main>
        <NoticeBar />
        {kept && <SavedGames />}
        {!kept && <FirstSteps />}
        <NewGame />
        {kept ? <FirstSteps /> : <SavedGames />}
        <LabSlip />
      </main>
    </div>
  );
}
