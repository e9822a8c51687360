// The search of the rule book: words, numbers, places of the hits, what is shown.
import { describe, expect, it } from 'vitest';
import { parseBook } from '../../src/ui/rules/book';
import { cut, find, namesRule, wordsOf } from '../../src/ui/rules/finding';
import { libraryIn } from '../../src/ui/rules/library';
import { textOf } from '../../src/ui/rules/pieces';
import { firstOf, numberMeant, searchIn, shownOf } from '../../src/ui/rules/search';

const marked = (query: string, text: string): string | null => {
  const hit = find(wordsOf(query), text);
  return (
    hit &&
    cut(text, hit.ranges)
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('')
  );
};

describe('words', () => {
  it.each<[string, string, string | null]>([
    ['ambush', 'An Ambush. No ambushes', 'An [Ambush]. No [ambush]es'],
    ['ＡＭＢＵＳＨ', 'ambush', '[ambush]'],
    ['待ち伏せ　反撃', '反撃は待ち伏せで行う。', '[反撃]は[待ち伏せ]で行う。'],
    ['待ち伏せ 攻撃', '待ち伏せだけ。', null],
    ['aba ab', 'xabab', 'x[abab]'],
    ['ab ba', 'xaba', 'x[aba]'],
    ['+1', 'cost +1 (each)', 'cost [+1] (each)'],
    ['1', 'R8.1, R8.10 and 11', 'R8.[1], R8.10 and 11'],
    ['8.1', 'R18.1, R8.1, R8.10', 'R18.1, R[8.1], R8.10'],
    ['  ', 'anything', null],
  ])('“%s” in “%s”', (query, text, expected) => expect(marked(query, text)).toBe(expected));

  it('are marked in the piece they fall into, and across pieces', () => {
    const hit = find(wordsOf('sea move'), 'a sea move. sea');
    expect(cut('a sea', hit?.ranges ?? []).map(({ text, hit: found }) => (found ? `[${text}]` : text))).toEqual([
      'a ',
      '[sea]',
    ]);
    expect(cut(' move.', hit?.ranges ?? [], 5).map(({ text, at }) => [text, at])).toEqual([
      [' ', 0],
      ['move', 1],
      ['.', 5],
    ]);
  });
});

describe('numbers', () => {
  it.each<[string, string, boolean]>([
    ['r8.2', 'R8.2', true],
    ['8.2', 'R8.2', true],
    ['8.', 'R8.2', true],
    ['r8', 'R8.2', true],
    ['8.1', 'R8.10', false],
    ['8.', 'R18.2', false],
    ['8', 'R8.2', false],
    ['r', 'R8.2', false],
  ])('%s names %s: %s', (word, number, named) => expect(namesRule(word, number)).toBe(named));

  it('are found with and without brackets and letter, before the rules that refer to them', () => {
    for (const query of ['R8.6', '〔R8.6〕', 'r8.6', '8.6', '８．６']) {
      const hits = searchIn(libraryIn('ja').rules, query);
      expect([...(hits?.keys() ?? [])][firstOf(hits)]).toBe('R8.6');
      expect(hits?.has('R8.5')).toBe(true);
    }
  });
});

describe('a number that is typed and entered', () => {
  it.each<[string, string | null]>([
    ['8.2', 'R8.2'],
    ['〔r8.2〕', 'R8.2'],
    ['R8', 'R8'],
    ['8', null],
    ['8.', null],
    ['8.99', null],
    ['about', null],
    ['8.2 8.3', null],
    ['', null],
  ])('“%s” means %s', (query, rule) => expect(numberMeant(libraryIn('en').rules, query)).toBe(rule));
});

describe('the chapters shown', () => {
  const book = parseBook(
    '# About\nWhales.\n## R1 Sharks\n- R1.1 [S] They swim.\n- R1.2 [S] They eat.\n## R2 Rays\n- R2.1 [S] Rays eat.',
  );
  const shown = (query: string) =>
    shownOf(book, searchIn(book, query)).map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);

  it('are all without a query', () => expect(shown('')).toHaveLength(3));
  it('are those with a hit', () =>
    expect(shown('eat')).toEqual([
      ['R1', 'R1.2'],
      ['R2', 'R2.1'],
    ]));
  it('are whole when the heading is found', () => expect(shown('shark')).toEqual([['R1', 'R1.1', 'R1.2']]));
  it('are none when nothing is found', () => expect(shown('herring')).toEqual([]));

  it('are the rules in their order, then what is said about them', () => {
    const ids = libraryIn('ja').rules.map(({ id }) => id);
    expect(ids).toEqual([...Array.from({ length: 21 }, (_, at) => `R${at + 1}`), 'about']);
    expect(libraryIn('en').terms.map(({ title }) => textOf(title))).toContain('Nations');
  });
});
