// The chapters of a sample game while it is watched: where it stands, and the way to each.
import { type ReactNode, useEffect, useRef } from 'react';
import { newcomerWords } from '../i18n/newcomerWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { useWatched } from './sampleStore';
import './chapters.css';

/** Keeps the present chapter in sight inside the list, without moving the page. */
function useInSight(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, row] = [list.current, list.current?.children[current]];
    if (!box || !(row instanceof HTMLElement)) return;
    const [above, below] = [row.offsetTop - 40, row.offsetTop + row.offsetHeight + 40 - box.clientHeight];
    box.scrollTop = Math.min(Math.max(box.scrollTop, below), above);
  }, [current]);
  return list;
}

function ChapterList(): ReactNode {
  const { language } = useWords();
  const chapters = useWatched((watched) => watched.chapters);
  const at = useTable(({ replay }) => replay?.at ?? 0);
  const seek = useTable((table) => table.seekReplay);
  const current = chapters.findLastIndex((chapter) => chapter.at <= at);
  const list = useInSight(current);
  return (
    <section className="paper chapters" data-testid="chapters" aria-labelledby="chapters-title">
      <h2 className="ttl" id="chapters-title">
        {newcomerWords(language).chapters} <small>{`${current + 1}／${chapters.length}`}</small>
      </h2>
      <ol ref={list}>
        {chapters.map((chapter, index) => (
          <li key={chapter.at}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              data-testid={`chapter-${chapter.at}`}
              onClick={() => seek(chapter.at)}
            >
              {chapter.names[language]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Chapters(): ReactNode {
  const watched = useWatched(({ game }) => game);
  const shown = useTable(({ replay, game }) => replay !== null && game?.id === watched);
  return shown ? <ChapterList /> : null;
}
