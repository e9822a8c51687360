// The glossary for tooltips: asked for once, when the first term is drawn.

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../../store';
import { useTable } from '../useTable';
import type { TermBook } from './termBook';

type Books = Readonly<Record<Language, TermBook>>;

const useBooks = create<{ readonly books: Books | null }>(() => ({ books: null }));

let asked = false;

/** Fetches the books; those that cannot be had are asked for again with the next term. */
function fetchBooks(): void {
  if (asked) return;
  asked = true;
  import('./termBook').then(
    ({ termBooks }) => useBooks.setState({ books: termBooks }),
    () => {
      asked = false;
    },
  );
}

/** The terms in the language of the screen; null until they are there. */
export function useTermBook(): TermBook | null {
  const language = useTable(({ preferences }) => preferences.language);
  const books = useBooks((state) => state.books);
  useEffect(fetchBooks, []);
  return books?.[language] ?? null;
}
