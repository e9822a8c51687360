// Where the rule book is mounted: nothing until it is opened; its text comes with the first opening.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { rulesWords } from '../i18n/rulesWords';
import { useWords } from '../useWords';
import { closeRuleBook, useRuleBook } from './ruleBookStore';

/** The book's component once it is there; a book that cannot be had is closed, and asked for again when opened. */
function useBook(open: boolean): ComponentType | null {
  const [book, setBook] = useState<{ Book: ComponentType } | null>(null);
  useEffect(() => {
    if (open && !book) import('./RuleBook').then(({ RuleBook }) => setBook({ Book: RuleBook }), closeRuleBook);
  }, [open, book]);
  return book?.Book ?? null;
}

/** While the book is on its way, Escape calls it off, and does nothing else. */
function useCallingOff(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      closeRuleBook();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [waiting]);
}

/** To mount once, at the root. */
export function RuleBookHost(): ReactNode {
  const open = useRuleBook((book) => book.open);
  const { language } = useWords();
  const Book = useBook(open);
  useCallingOff(open && !Book);
  if (!open) return null;
  if (Book) return <Book />;
  return (
    <p className="sr-only" role="status">
      {rulesWords(language).loading}
    </p>
  );
}
