// Table of contents: the chapters of the part that is open, the one in sight marked; while searching, those with hits.
import { type ReactNode, useEffect, useRef } from 'react';
import { type Chapter, numberOf } from './book';
import { SourceLetter } from './PieceLine';
import { usePage } from './page';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly inSight: string | null;
}

export function Contents({ chapters, inSight }: ContentsProps): ReactNode {
  const { words } = usePage();
  return (
    <nav className="contents" aria-label={words.contents}>
      <ol>
        {chapters.map((chapter) => (
          <ContentsLine key={chapter.id} chapter={chapter} inSight={chapter.id === inSight} />
        ))}
      </ol>
    </nav>
  );
}

function ContentsLine({ chapter, inSight }: { chapter: Chapter; inSight: boolean }): ReactNode {
  const { goTo } = usePage();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (inSight) line.current?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  return (
    <li ref={line}>
      <button type="button" aria-current={inSight ? 'location' : undefined} onClick={() => goTo(chapter.id, null)}>
        <span className="num">{numberOf(chapter)}</span>
        <span>
          {chapter.title.map(({ text, start, mark }) =>
            mark ? <SourceLetter key={mark} mark={mark} /> : <span key={start}>{text}</span>,
          )}
        </span>
      </button>
    </li>
  );
}
