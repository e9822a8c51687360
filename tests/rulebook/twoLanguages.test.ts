// docs/rules.md and docs/rules.ja.md are the same rules: numbers, order, provenance and references.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/engine';
import type { Language } from '../../src/store';
import { screenWords } from '../../src/ui/i18n/screenWords';
import { type Chapter, type Entry, parseBook } from '../../src/ui/rules/book';
import { type Piece, textOf } from '../../src/ui/rules/pieces';

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const sources: Readonly<Record<Language, string>> = { en: read('rules.md'), ja: read('rules.ja.md') };
const chapters: Readonly<Record<Language, readonly Chapter[]>> = {
  en: parseBook(sources.en),
  ja: parseBook(sources.ja),
};
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;

const piecesOf = ({ lines }: Entry): readonly Piece[] => lines.flatMap(({ pieces }) => pieces);
const marksOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap(({ mark }) => (mark === null ? [] : [mark])).join('');
const rulesOf = (language: Language): readonly Entry[] =>
  chapters[language].flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'rule'));
const numbersIn = (source: string): readonly string[] =>
  [...source.matchAll(/^- (R\d+\.\d+) /gm)].map(([, number = '']) => number);

/** Rules and chapters named in a rule, ranges with both ends (`R13.1–2`), a clause with its number (`R9.2.3`). */
const referencesOf = (entry: Entry): readonly string[] =>
  [...new Set(entry.text.match(/R\d+(?:\.\d+)*(?:–R?\d+(?:\.\d+)*)?/g) ?? [])].sort();

const shapeOf = ({ id, title, columns, entries }: Chapter) => ({
  id,
  marks: marksOf(title),
  columns: columns.length,
  entries: id === 'about' ? [] : entries.map(({ kind, lines }) => `${kind} ${lines.map(({ step }) => step).join()}`),
});

describe('the rule book in both languages', () => {
  it('has the same rule numbers in the same order', () => {
    expect(numbersIn(sources.en).length).toBeGreaterThan(120);
    expect(numbersIn(sources.ja)).toEqual(numbersIn(sources.en));
  });

  it.each<Language>(['ja', 'en'])('is read whole: no rule is lost or doubled (%s)', (language) => {
    const numbers = rulesOf(language).map(({ id }) => id);
    expect(numbers).toEqual(numbersIn(sources[language]));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has the same chapters, tables and steps', () => {
    const [en, ja] = [chapters.en.map(shapeOf), chapters.ja.map(shapeOf)];
    expect(ja.map(({ id }) => id).slice(2)).toEqual(Array.from({ length: 21 }, (_, at) => `R${at + 1}`));
    const withoutTerms = (shapes: typeof en) => shapes.filter(({ id }) => id.startsWith('R'));
    expect(withoutTerms(ja)).toEqual(withoutTerms(en));
  });

  it('explains the same terms', () => {
    const terms = (language: Language) =>
      chapters[language][1]?.entries
        .filter(({ kind }) => kind === 'row')
        .map(({ lines }) => [lines[0], lines[1]].map((line) => textOf(line?.pieces ?? [])));
    expect(terms('ja')).toEqual(terms('en'));
  });

  it.each(rulesOf('en').map((rule, at) => [rule.id, rule, rulesOf('ja')[at]] as const))(
    '%s has the same provenance and references, and says something',
    (id, english, translated) => {
      if (!translated) throw new Error(`${id} is missing`);
      expect(translated.id).toBe(id);
      expect(marksOf(piecesOf(translated))).toBe(marksOf(piecesOf(english)));
      expect(referencesOf(translated)).toEqual(referencesOf(english));
      for (const rule of [english, translated])
        for (const { pieces } of rule.lines) expect(textOf(pieces).trim().length).toBeGreaterThan(5);
      expect(translated.text).toMatch(japanese);
      expect(translated.text).toMatch(/[。）]$/);
    },
  );

  it.each<Language>(['ja', 'en'])('names only rules and chapters that exist (%s)', (language) => {
    const known = new Set(chapters[language].flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]));
    const named = chapters[language].flatMap(({ entries }) =>
      entries.flatMap((entry) => piecesOf(entry).flatMap(({ rule }) => rule ?? [])),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('has every rule that a refusal or a prompt names', () => {
    const numbers = rulesOf('ja').map(({ id }) => id);
    const used = [...Object.values(REFUSALS), ...Object.values(screenWords('ja').rules)];
    expect(used.filter((rule) => !numbers.includes(rule))).toEqual([]);
  });
});
