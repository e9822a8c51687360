// The reader of the rule book: pieces of a line, chapters, entries, the glossary.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/store';
import { rulesWords } from '../../src/ui/i18n/rulesWords';
import { termsEn } from '../../src/ui/i18n/termsEn';
import { termsJa } from '../../src/ui/i18n/termsJa';
import { numberOf, parseBook } from '../../src/ui/rules/book';
import { glossaryChapters, termsOf } from '../../src/ui/rules/glossary';
import { type Piece, textOf, toPieces } from '../../src/ui/rules/pieces';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const brief = ({ kind, text, rule, mark }: Piece): string => [kind, rule ?? mark ?? '', text].join('|');

describe('a line', () => {
  it.each<[string, string, readonly string[]]>([
    ['marks', '[S][Q] Both.', ['mark|S|', 'mark|Q|', 'plain||Both.']],
    [
      'a ruling within',
      'a fortress [D: if both, go on];',
      ['plain||a fortress ', 'mark|D|', 'plain||(if both, go on)', 'plain||;'],
    ],
    [
      'stress',
      '**≥ 10**, *same* and `spent`',
      ['strong||≥ 10', 'plain||, ', 'em||same', 'plain|| and ', 'code||spent'],
    ],
    ['references', '（R8.6、R3）', ['plain||（', 'reference|R8.6|R8.6', 'plain||、', 'reference|R3|R3', 'plain||）']],
    ['a range', 'R13.1–2', ['reference|R13.1|R13.1', 'plain||–2']],
    ['a clause', 'For R9.2.3 so', ['plain||For ', 'reference|R9.2|R9.2', 'plain||.3 so']],
    ['a reference in stress', '**see R7**', ['strong||see ', 'reference|R7|R7']],
    ['a link', 'in [data.md](data.md).', ['plain||in ', 'plain||data.md', 'plain||.']],
  ])('is read with %s', (_, source, pieces) => expect(toPieces(source).map(brief)).toEqual(pieces));

  it('counts its letters without marks and stress', () => {
    const pieces = toPieces('[S] A **strong** word (R3)', 10);
    expect(textOf(pieces)).toBe('A strong word (R3)');
    for (const { text, start } of pieces)
      expect('A strong word (R3)'.slice(start - 10, start - 10 + text.length)).toBe(text);
  });
});

describe('a book', () => {
  const source = [
    '# Title',
    'One line',
    'and another.',
    '',
    'Apart.',
    '## Words',
    '| Term | Note |',
    '|---|---|',
    '| area | `area` |',
    '---',
    '## R1 First (all [D])',
    'Intro.',
    '- R1.1 [S] Rule:',
    '  1. one;',
    '  2. two.',
    '  Rest.',
    '- No number,',
    '  but two lines.',
  ].join('\n');
  const [about, words, first] = parseBook(source);

  it('has chapters with and without numbers', () => {
    expect([about, words, first].map((chapter) => chapter && [chapter.id, numberOf(chapter)])).toEqual([
      ['about', null],
      ['part-1', null],
      ['R1', 'R1'],
    ]);
    expect(textOf(first?.title ?? [])).toBe('First (all )');
    expect(first?.title.map(({ mark }) => mark)).toContain('D');
  });

  it('joins the lines of a paragraph', () => {
    expect(about?.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'One line and another.'],
      ['text', 'Apart.'],
    ]);
    expect(parseBook('# 題\n一行目、\n二行目。')[0]?.entries[0]?.text).toBe('一行目、二行目。');
  });

  it('has a table with its headings', () => {
    expect(words?.columns.map(textOf)).toEqual(['Term', 'Note']);
    expect(words?.entries.map(({ kind, text }) => [kind, text])).toEqual([['row', 'area\narea']]);
  });

  it('has rules with steps, points and paragraphs', () => {
    expect(first?.entries.map(({ kind, id }) => [kind, id])).toEqual([
      ['text', 'R1-1'],
      ['rule', 'R1.1'],
      ['point', 'R1-3'],
    ]);
    expect(first?.entries[2]?.text).toBe('No number, but two lines.');
    const rule = first?.entries[1];
    expect(rule?.lines.map(({ step }) => step)).toEqual([null, 1, 2, null]);
    expect(rule?.text).toBe('Rule:\none;\ntwo.\nRest.');
    for (const { text, start } of rule?.lines.flatMap(({ pieces }) => pieces) ?? [])
      expect(rule?.text.slice(start, start + text.length)).toBe(text);
  });
});

describe('the glossary', () => {
  const chaptersIn = (language: Language) =>
    glossaryChapters(glossary, language, rulesWords(language), language === 'ja' ? termsJa : termsEn);
  const rowsIn = (language: Language) => chaptersIn(language).flatMap(({ entries }) => entries);
  const cells = (language: Language, term: string) =>
    rowsIn(language)
      .find(({ id }) => id === `term-${term}`)
      ?.lines.map(({ pieces }) => textOf(pieces));

  it('is read in both languages, its own word first', () => {
    expect(cells('ja', '回復')?.slice(0, 2)).toEqual(['回復', 'recover']);
    expect(cells('en', '回復')).toEqual(['recover', '回復', `${termsEn.recover}〔R13〕`]);
    expect(rowsIn('ja').map(({ id }) => id)).toEqual(rowsIn('en').map(({ id }) => id));
    expect(rowsIn('ja').length).toBeGreaterThan(90);
  });

  it('gives every term both words and a meaning in both languages', () => {
    const terms = termsOf(glossary);
    expect(Object.keys(termsJa).sort()).toEqual(terms.map(({ japanese }) => japanese).sort());
    expect(Object.keys(termsEn).sort()).toEqual(terms.map(({ english }) => english).sort());
    for (const { lines } of rowsIn('ja')) for (const { pieces } of lines) expect(textOf(pieces)).not.toBe('');
  });

  it('has the headings of its groups in Japanese', () => {
    const headings = chaptersIn('ja').map(({ title }) => textOf(title));
    expect(headings.filter((heading) => !/[\u3040-\u30ff\u3400-\u9fff]/.test(heading))).toEqual([]);
  });

  it('refers to the rules its notes name', () => {
    expect(cells('ja', '回復')?.[2]).toMatch(/。〔R13〕$/);
    const row = rowsIn('ja').find(({ id }) => id === 'term-守備');
    expect(row?.lines[2]?.pieces.flatMap(({ rule }) => rule ?? [])).toEqual(['R4.3', 'R8.3']);
  });
});
