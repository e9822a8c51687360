// Reads the glossary from its Markdown as chapters of rows: a term in both languages and what it means.
import type { Language } from '../../store';
import { type Chapter, type Entry, parseBook, toEntry } from './book';
import { textOf, toPieces } from './pieces';

/** What the glossary is shown with, by language. */
export interface GlossaryWords {
  readonly columns: Readonly<Record<'japanese' | 'english' | 'meaning', string>>;
  /** Headings of the groups by the heading in the document; without one that is shown. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Meanings of terms by their word in the language. */
export type Meanings = Readonly<Record<string, string>>;

export interface Term {
  readonly japanese: string;
  readonly english: string;
  /** In English, with the numbers of rules. */
  readonly note: string;
}

/** An id of a term's row. */
export const termId = (japanese: string): string => `term-${japanese}`;

function toTerm({ lines }: Entry): Term {
  const [japanese = '', , english = '', note = ''] = lines.map(({ pieces }) => textOf(pieces));
  return { japanese, english, note };
}

/** Numbers of the rules that a term's note names. */
export const rulesOf = ({ note }: Term): readonly string[] => note.match(/R\d+(\.\d+)?/g) ?? [];

/** All terms of the document. */
export const termsOf = (source: string): readonly Term[] =>
  parseBook(source).flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'row').map(toTerm));

/** The meaning in the reader's language with its rules; without one the note. */
function meaningOf(term: Term, word: string, meanings: Meanings): string {
  const meaning = meanings[word];
  if (meaning === undefined) return term.note;
  return [meaning, ...rulesOf(term).map((rule) => `〔${rule}〕`)].join('');
}

function inOrder<T>(language: Language, japanese: T, english: T, meaning: T): readonly T[] {
  return language === 'ja' ? [japanese, english, meaning] : [english, japanese, meaning];
}

/** The glossary's groups, each as a chapter with a table; its own language is the first column. */
export function glossaryChapters(
  source: string,
  language: Language,
  words: GlossaryWords,
  meanings: Meanings,
): readonly Chapter[] {
  const { japanese, english, meaning } = words.columns;
  const row = (term: Term): Entry => {
    const word = language === 'ja' ? term.japanese : term.english;
    const cells = inOrder(language, term.japanese, term.english, meaningOf(term, word, meanings));
    return toEntry(
      'row',
      termId(term.japanese),
      cells.map((cell) => ({ step: null, source: cell })),
    );
  };
  return parseBook(source).flatMap(({ id, title, entries }) => {
    const rows = entries.filter(({ kind }) => kind === 'row').map((entry) => row(toTerm(entry)));
    const columns = inOrder(language, japanese, english, meaning).map((name) => toPieces(name));
    const heading = words.groups[textOf(title)] ?? textOf(title);
    return rows.length > 0 ? [{ id: `terms-${id}`, title: toPieces(heading), columns, entries: rows }] : [];
  });
}
