// The printed page: anchors, references, marks, hits; and the book's bookmark and trail.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../src/store';
import { rulesWords } from '../../src/ui/i18n/rulesWords';
import { ChapterView } from '../../src/ui/rules/ChapterView';
import { libraryIn } from '../../src/ui/rules/library';
import { PageContext } from '../../src/ui/rules/page';
import { back, closeRuleBook, follow, openRule, turnTo, useRuleBook } from '../../src/ui/rules/ruleBookStore';
import { searchIn, shownOf } from '../../src/ui/rules/search';

function printed(language: Language, query = '', current: string | null = null): string {
  const chapters = libraryIn(language).rules;
  const hits = searchIn(chapters, query);
  return renderToStaticMarkup(
    <PageContext value={{ words: rulesWords(language), hits, current, goTo: () => undefined }}>
      {shownOf(chapters, hits).map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} />
      ))}
    </PageContext>,
  );
}

const all = (page: string, pattern: RegExp): readonly string[] =>
  [...page.matchAll(pattern)].map(([, found = '']) => found);

describe.each<Language>(['ja', 'en'])('the page in %s', (language) => {
  const page = printed(language);

  it('has one anchor for each entry, and every reference leads to one', () => {
    const anchors = all(page, / id="([^"]+)"/g);
    expect(new Set(anchors).size).toBe(anchors.length);
    const references = all(page, /href="#([^"]+)"/g);
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((to) => !anchors.includes(to))).toEqual([]);
  });

  it('prints no Markdown', () => {
    const text = page.replaceAll(/<[^>]*>/g, '');
    expect(text).not.toMatch(/\*\*|`|\[[SQD]|\]\(|\|/);
  });

  it('tells in the margin where a rule comes from', () => {
    const rule = /data-testid="rule-R13\.1">(.*?)<p>/.exec(page)?.[1] ?? '';
    expect(all(rule, /class="source (\w)"/g)).toEqual(['S', 'Q']);
  });

  it('marks what was searched for, the hit looked at, and the number that was named', () => {
    const found = printed(language, '8.6', 'R8.6');
    expect(all(found, /<li id="([^"]+)"[^>]*aria-current="true"/g)).toEqual(['rule-book-R8.6']);
    expect(found).toContain('<mark>R8.6</mark></button>');
    expect(found).toContain('<mark>8.6</mark>');
    expect(found).not.toContain('id="rule-book-R1.1"');
  });
});

describe('the bookmark', () => {
  beforeEach(() => useRuleBook.setState(useRuleBook.getInitialState(), true));
  const book = () => useRuleBook.getState();

  it('opens at a rule, and later where it was', () => {
    openRule('R8.2');
    closeRuleBook();
    expect(book()).toMatchObject({ open: false, place: 'R8.2' });
    openRule();
    expect(book()).toMatchObject({ open: true, part: 'rules', place: 'R8.2', visit: 2 });
  });

  it('is left and found again along references, across the parts', () => {
    openRule('R8.5');
    follow('R8.6', 'R8.5');
    turnTo('terms');
    follow('R4.1', 'term-支配');
    expect(book()).toMatchObject({ part: 'rules', place: 'R4.1', trail: ['R8.5', 'term-支配'] });
    back();
    expect(book()).toMatchObject({ part: 'terms', place: 'term-支配', trail: ['R8.5'] });
    back();
    expect(book()).toMatchObject({ part: 'rules', place: 'R8.5', trail: [] });
    back();
    expect(book()).toMatchObject({ place: 'R8.5', trail: [] });
  });

  it('leaves no trail from the table of contents, nor to itself', () => {
    openRule('R8.5');
    follow('R9', null);
    follow('R9.2', 'R9.2');
    expect(book().trail).toEqual([]);
  });
});
