// @ts-check
// What a first visit fetches: cold, without a service worker, as the browser counts it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTransfers, rest } from './measures.mjs';

/** Size of scripts after gzip. @param {string} folder @param {string[]} files */
const gzipped = (folder, files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

/** The geometry of the map is a script too, but belongs to the map. */
const isBoard = (/** @type {string} */ file) => /\/board-/.test(file);

/**
 * Visits the title page, then begins a game.
 * @param {import('@playwright/test').Page} page a page without a history
 * @param {{ address: string, folder: string, print: (line: object) => void }} place
 */
export async function benchLoading(page, { address, folder, print }) {
  const transferred = await countTransfers(page);
  /** @type {string[]} */
  const scripts = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  /** @param {string} name */
  const report = async (name) => {
    await page.waitForLoadState('networkidle');
    await rest(page, 1000);
    const bytes = transferred();
    const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    const scriptGzip = {
      all: gzipped(folder, scripts),
      withoutMap: gzipped(
        folder,
        scripts.filter((file) => !isBoard(file)),
      ),
    };
    print({ name, total, bytes, scriptGzip });
  };
  const started = performance.now();
  await page.goto(address);
  await page.getByTestId('title-screen').waitFor();
  print({ name: 'load: title page is seen', ms: Math.round(performance.now() - started) });
  await report('load: title page, and the table fetched ahead');
  await page.getByTestId('do-start').click();
  await page.getByTestId('table').waitFor({ state: 'attached' });
  await report('load: a game begun, the map in sight');
}
