// What every part of the open page needs to know: words, hits, the entry looked at, and how to follow a reference.
import { createContext, useContext } from 'react';
import type { RulesWords } from '../i18n/rulesWords';
import type { Hits } from './search';

export interface Page {
  readonly words: RulesWords;
  readonly hits: Hits | null;
  /** Id of the entry that is marked: the hit looked at, else the bookmark. */
  readonly current: string | null;
  /** Goes to an entry or chapter, coming from an entry or from nowhere. */
  readonly goTo: (id: string, from: string | null) => void;
}

export const PageContext = createContext<Page | null>(null);

/** The page around a component. Throws outside of one. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('no page: PageContext is missing');
  return page;
}

/** Id of an entry's or chapter's element. */
export const anchorOf = (id: string): string => `rule-book-${id}`;

/** The number of an entry's rule or chapter; null for one without. */
export const numberIn = (id: string): string | null => /^R\d+(\.\d+)?/.exec(id)?.[0] ?? null;
