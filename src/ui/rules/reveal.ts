// Brings entries into sight, and knows which chapter is in sight.
import { type RefObject, useEffect, useState } from 'react';
import { anchorOf } from './page';

/** Scrolls to an entry or chapter and gives it the focus, if asked. */
export function reveal(id: string, block: ScrollLogicalPosition, focus: boolean): void {
  const element = document.getElementById(anchorOf(id));
  element?.scrollIntoView({ block });
  if (focus) element?.focus({ preventScroll: true });
}

const headroom = 80;

function topChapter(pane: HTMLElement): string | null {
  const top = pane.getBoundingClientRect().top + headroom;
  const chapters = [...pane.querySelectorAll<HTMLElement>('[data-chapter]')];
  const above = chapters.filter((chapter) => chapter.getBoundingClientRect().top <= top);
  return (above.at(-1) ?? chapters[0])?.dataset['chapter'] ?? null;
}

/** The chapter at the top of a scrolling pane; looked at again whenever `content` changes. */
export function useChapterInSight(pane: RefObject<HTMLElement | null>, content: unknown): string | null {
  const [chapter, setChapter] = useState<string | null>(null);
  useEffect(() => {
    const element = pane.current;
    if (!element || content === null) return;
    const look = (): void => setChapter(topChapter(element));
    // The pane has no size before the dialog is open.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [pane, content]);
  return chapter;
}
