// Both languages on every screen: no word of the other one, and nothing that is no word at all.
import { expect, type Page, test } from '@playwright/test';
import cards from '../../src/data/cards.json' with { type: 'json' };
import { watchErrors } from './support/table';
import { SCREENS, tour } from './support/tour';

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
/** What stands there when a word is missing: keys of the program, ids of the data pack, values that are no text. */
const noWord =
  /\b(?:undefined|NaN|\[object|[a-z]+[A-Z][A-Za-z]*|(?:axis|allies)-[a-z]+(?:-\d)?|[A-Z]{2}-[A-Z]{2,3}-\d+)\b/;

const isBook = (screen: string): boolean => screen === 'rule-book' || screen === 'glossary';

/** The English rules name the printed cards beside their English names. */
const printed = cards.map(({ ja }) => ja.replaceAll('★', ''));
const withoutPrinted = (text: string): string => printed.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Texts and names on the screen, apart from what is marked as being in another language. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = 'aria-label aria-description aria-valuetext title alt placeholder data-tip data-tip-title'.split(' ');
    const own = document.documentElement.lang;
    const words: string[] = [];
    const walk = (element: Element): void => {
      const language = element.getAttribute('lang');
      if (element.matches('script, style') || (language && language !== own)) return;
      words.push(...named.flatMap((name) => element.getAttribute(name) ?? []));
      for (const child of element.childNodes) {
        if (child instanceof Text) words.push(child.data);
        else if (child instanceof Element) walk(child);
      }
    };
    walk(document.body);
    return words.map((text) => text.trim()).filter((text) => text !== '');
  });
}

for (const language of ['ja', 'en'] as const) {
  test(`every screen speaks ${language === 'ja' ? 'Japanese' : 'English'}`, async ({ page }) => {
    const errors = watchErrors(page);
    const wrong: Record<string, string[]> = {};
    await page.goto('/');
    if (language === 'en') await page.getByTestId('do-language').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const visited = await tour(page, async (screen) => {
      await test.info().attach(`${screen} ${language}`, { body: await page.screenshot(), contentType: 'image/png' });
      const words = await wordsOn(page);
      expect(words.length, screen).toBeGreaterThan(10);
      if (language === 'ja') expect(words.join(' '), screen).toMatch(japanese);
      const isForeign = (word: string): boolean =>
        language === 'en' && japanese.test(isBook(screen) ? withoutPrinted(word) : word);
      const bad = words.filter((word) => noWord.test(word) || isForeign(word));
      if (bad.length > 0) wrong[screen] = [...new Set(bad)];
    });
    expect(visited).toEqual(SCREENS);
    expect(wrong).toEqual({});
    expect(errors).toEqual([]);
  });
}
