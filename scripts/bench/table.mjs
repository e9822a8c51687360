// @ts-check
// The table as the benchmark uses it: lays a position by the title page, and finds where to click.
import { rest } from './measures.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../src/lab/positions').Position} Position */

/** A point where a click reaches the element or one inside it; null when none does. @param {Page} page @param {string} selector */
async function spotOf(page, selector) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = 24;
      const spread = (/** @type {number} */ k) => 0.5 + (k % 2 === 0 ? 1 : -1) * (Math.ceil(k / 2) / parts);
      for (let n = 0; n < parts * parts; n += 1) {
        const [x, y] = [left + width * spread(n % parts), top + height * spread(Math.floor(n / parts))];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element === hit || element.contains(hit))) return { x, y };
      }
      return null;
    });
}

/** @param {Page} page @param {string} selector */
export async function clickable(page, selector) {
  await page.locator(selector).first().waitFor();
  const spot = await spotOf(page, selector);
  if (!spot) throw new Error(`nothing to click at ${selector}`);
  return spot;
}

export const stack = (/** @type {Position} */ { group }) => `[data-stack][data-units~="${group[0]}"]`;
export const act = (/** @type {string} */ name) => `[data-testid="do-${name}"]:not([aria-disabled])`;

/** @param {Page} page */
async function liftCurtain(page) {
  await page.getByTestId('do-lift-curtain').hover();
  await page.mouse.down();
  await page.getByTestId('curtain').waitFor({ state: 'hidden' });
  await page.mouse.up();
}

/** Imports the position by the title page, sits down, brings the whole map in sight. @param {Page} page @param {Position} position */
export async function lay(page, position) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('do-import').click();
  await (await chooser).setFiles({
    name: 'bench.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position.save)),
  });
  await page.getByTestId('table').waitFor({ state: 'attached' });
  await rest(page);
  if (await page.getByTestId('curtain').isVisible()) await liftCurtain(page);
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'true') await drawer.click();
  await page.getByTestId('do-zoom-all').click();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await rest(page, 1500);
}
