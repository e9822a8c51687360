// The terms of the glossary with a sentence and a rule each, in the language of the screen. Loaded with the first term shown.
import glossary from '../../../docs/glossary.md?raw';
import type { Language } from '../../store';
import { type TermName, termsEn } from '../i18n/termsEn';
import { termsJa } from '../i18n/termsJa';
import { rulesOf, termId, termsOf } from '../rules/glossary';

export interface TermEntry {
  readonly name: TermName;
  /** In the language of the screen. */
  readonly word: string;
  readonly sentence: string;
  readonly rules: readonly string[];
  /** Where the rule book has it. */
  readonly place: string;
}

export type TermBook = ReadonlyMap<string, TermEntry>;

function bookIn(language: Language): TermBook {
  const sentences: Readonly<Record<string, string>> = language === 'ja' ? termsJa : termsEn;
  return new Map(
    termsOf(glossary).map((term) => {
      const word = language === 'ja' ? term.japanese : term.english;
      const name = term.english as TermName; // the test of the glossary holds the two together
      const entry = {
        name,
        word,
        sentence: sentences[word] ?? term.note,
        rules: rulesOf(term),
        place: termId(term.japanese),
      };
      return [name, entry] as const;
    }),
  );
}

/** The books of both languages, by the English word of the term. */
export const termBooks: Readonly<Record<Language, TermBook>> = { ja: bookIn('ja'), en: bookIn('en') };
