// Terms in texts: found in both languages, the longest first, each once; every term has a sentence and a place in the book.
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/store';
import { markTerms } from '../../src/ui/guide/markTerms';
import { termBooks } from '../../src/ui/guide/termBook';
import { guideWords } from '../../src/ui/i18n/guideWords';
import { termsEn } from '../../src/ui/i18n/termsEn';
import { libraryIn } from '../../src/ui/rules/library';

const marked = (language: Language, text: string, most?: number) =>
  markTerms(text, termBooks[language], most).flatMap(({ text: word, term }) => (term ? [[word, term]] : []));

describe('terms in a text', () => {
  it('are found, the longest first', () => {
    expect(marked('ja', '航空攻撃の損害を割り振る')).toEqual([
      ['航空攻撃', 'air attack'],
      ['損害', 'damage'],
    ]);
    expect(marked('en', 'Base points, sudden death and retreats.')).toEqual([
      ['Base points', 'base points'],
      ['sudden death', 'sudden death'],
      ['retreats', 'retreat'],
    ]);
  });

  it('are whole words in English, each marked once', () => {
    expect(marked('en', 'passing the compass, a passenger')).toEqual([]);
    expect(marked('en', 'to pass or to pass')).toEqual([['pass', 'pass']]);
    expect(marked('en', 'a LOC')).toEqual([['LOC', 'line of communication (LOC)']]);
    expect(marked('en', 'event and points')).toEqual([
      ['event', 'event'],
      ['points', 'strategy value, points'],
    ]);
  });

  it('are not many, and the most general ones are left alone', () => {
    expect(marked('ja', '待ち伏せ、外交交渉、退却、動員、回復')).toHaveLength(3);
    expect(marked('ja', '待ち伏せ、外交交渉、退却、動員、回復', 5)).toHaveLength(5);
    expect(marked('en', 'An area, a unit, a side')).toEqual([]);
  });

  it.each(['ja', 'en'] as const)('leave the text as it is (%s)', (language) => {
    for (const text of Object.values(guideWords(language).steps)) {
      expect(
        markTerms(text, termBooks[language])
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe.each(['ja', 'en'] as const)('every term in %s', (language) => {
  const entries = [...termBooks[language].values()];

  it('is a term of the glossary', () => expect([...termBooks[language].keys()]).toEqual(Object.keys(termsEn)));

  it('has a sentence of its own', () => {
    const sentences = entries.map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('stands in the rule book, with rules that are there', () => {
    const { rules, terms } = libraryIn(language);
    const places = new Set(terms.flatMap(({ entries: rows }) => rows.map(({ id }) => id)));
    const numbers = new Set(rules.flatMap(({ id, entries: rows }) => [id, ...rows.map((row) => row.id)]));
    expect(entries.filter(({ place }) => !places.has(place))).toEqual([]);
    expect(entries.flatMap((entry) => entry.rules).filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});
