// What a search finds in chapters: entries and headings with the places of the words in them.
import type { Chapter } from './book';
import { find, type Hit, wordsOf } from './finding';
import { textOf } from './pieces';

/** What was found, by the ids of entries and chapters, in the order of the book. */
export type Hits = ReadonlyMap<string, Hit>;

/** What a query finds; null for a query without words. */
export function searchIn(chapters: readonly Chapter[], query: string): Hits | null {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const texts = chapters.flatMap(({ id, title, entries }) => [
    { id, text: textOf(title), number: null },
    ...entries.map((entry) => ({ id: entry.id, text: entry.text, number: entry.kind === 'rule' ? entry.id : null })),
  ]);
  return new Map(
    texts.flatMap(({ id, text, number }) => {
      const hit = find(words, text, number);
      return hit ? [[id, hit] as const] : [];
    }),
  );
}

/** The rule or chapter that a query is the number of: `8.2` and `r8.2` of R8.2, `r8` of R8; null for other queries. */
export function numberMeant(chapters: readonly Chapter[], query: string): string | null {
  const [word = '', ...others] = wordsOf(query);
  const number = /^\d+\.\d+$/.test(word) ? `R${word}` : word.toUpperCase();
  const known = chapters.some(({ id, entries }) => id === number || entries.some((entry) => entry.id === number));
  return known && others.length === 0 && /^R\d/.test(number) ? number : null;
}

/** Where to look first: at a rule that was named by its number, else at the first hit. */
export function firstOf(hits: Hits | null): number {
  return Math.max(
    0,
    [...(hits?.values() ?? [])].findIndex(({ named }) => named),
  );
}

/** The chapters as they are shown: while searching, what was found, and all of a chapter whose heading was found. */
export function shownOf(chapters: readonly Chapter[], hits: Hits | null): readonly Chapter[] {
  if (!hits) return chapters;
  return chapters
    .map((chapter) =>
      hits.has(chapter.id) ? chapter : { ...chapter, entries: chapter.entries.filter(({ id }) => hits.has(id)) },
    )
    .filter(({ id, entries }) => hits.has(id) || entries.length > 0);
}
