// Games as files and in the browser's database, as a test reads them.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Decisions of all games that the browser keeps, each to where it stands. */
export function decisionsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('third-reich-table');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            const counts = reading.result.map((value) => (typeof value?.cursor === 'number' ? value.cursor : 0));
            opening.result.close();
            resolve(counts.reduce((sum, count) => sum + count, 0));
          };
        };
      }),
  );
}

/** Text and name of the file that the save menu of the table hands out. */
export async function exportFile(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByTestId('do-save-menu').click();
  await page.getByTestId('do-export').click();
  const download = await waiting;
  await page.getByTestId('do-close-save-menu').click();
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Gives a file to the button that imports games. */
export async function importFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('do-import').click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The notice that lies on the table. */
export async function expectNotice(page: Page, kind: string, text: RegExp): Promise<void> {
  const notice = page.getByTestId('notice');
  await expect(notice).toHaveAttribute('data-kind', kind);
  await expect(notice).toHaveText(text);
}
