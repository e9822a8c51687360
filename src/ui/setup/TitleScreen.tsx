// The title page: the cover, the language, a new game, the games kept.
import type { ReactNode } from 'react';
import { SideMark } from '../art/SideMark';
import { LanguageButton } from '../dialogs/LanguageButton';
import { NoticeBar } from '../dialogs/NoticeBar';
import { useWords } from '../useWords';
import { FirstSteps } from './FirstSteps';
import { NewGame } from './NewGame';
import { SavedGames } from './SavedGames';
import './setup.css';

export function TitleScreen(): ReactNode {
  const { words } = useWords();
  return (
    <div className="cover axis" data-testid="title-screen">
      <header>
        <div className="seals">
          <SideMark side="axis" size={56} />
          <SideMark side="allies" size={56} />
        </div>
        <h1>{words.title}</h1>
        <p>{words.start.subtitle}</p>
        <LanguageButton />
      </header>
      <main>
        <NoticeBar />
        <FirstSteps />
        <NewGame />
        <SavedGames />
      </main>
    </div>
  );
}
