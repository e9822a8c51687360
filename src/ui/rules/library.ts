// The texts of the rule book, read once for each language. Loaded only with the book itself.
import glossary from '../../../docs/glossary.md?raw';
import rulesJa from '../../../docs/rules.ja.md?raw';
import rulesEn from '../../../docs/rules.md?raw';
import type { Language } from '../../store';
import { rulesWords } from '../i18n/rulesWords';
import { termsEn } from '../i18n/termsEn';
import { termsJa } from '../i18n/termsJa';
import { type Chapter, numberOf, parseBook } from './book';
import { glossaryChapters, type Meanings } from './glossary';
import { toPieces } from './pieces';
import type { RuleBookPart } from './ruleBookStore';

export type Library = Readonly<Record<RuleBookPart, readonly Chapter[]>>;

const sources: Readonly<Record<Language, string>> = { ja: rulesJa, en: rulesEn };
/** What the document's own notes do not say. */
const meanings: Readonly<Record<Language, Meanings>> = { ja: termsJa, en: termsEn };
const read = new Map<Language, Library>();

/** The numbered chapters, and at the end the one about the rules. The short list of terms is left to the glossary. */
function rulesIn(language: Language): readonly Chapter[] {
  const chapters = parseBook(sources[language]);
  const about = chapters.filter(({ id }) => id === 'about');
  const title = toPieces(rulesWords(language).about);
  return [
    ...chapters.filter((chapter) => numberOf(chapter) !== null),
    ...about.map((chapter) => ({ ...chapter, title })),
  ];
}

/** Rules and glossary in a language. */
export function libraryIn(language: Language): Library {
  const library = read.get(language) ?? {
    rules: rulesIn(language),
    terms: glossaryChapters(glossary, language, rulesWords(language), meanings[language]),
  };
  read.set(language, library);
  return library;
}
