// Several games on the title page, and games that travel as a code: copied, pasted, followed as a link.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { exportFile } from './support/files';
import { liftCurtain, startGame, watchErrors } from './support/table';

const hand = ['axis-blitzkrieg-1', 'axis-supply-1', 'axis-diplomacy-1', 'axis-development-1'];

/** A game in the middle of the first card. */
async function playSome(page: Page, name: string): Promise<void> {
  await startGame(page, { name, seed: 39 });
  await liftCurtain(page);
  for (const card of hand) await page.getByTestId(`card-${card}`).click();
  await page.getByTestId('do-confirm-hand').click();
  await page.getByTestId('card-axis-diplomacy-1').click();
  await page.getByTestId('do-play-event').click();
}

const linesOf = (page: Page): Locator => page.getByTestId('saves').getByRole('listitem');
const lineOf = (page: Page, name: string): Locator =>
  linesOf(page).filter({ has: page.getByText(name, { exact: true }) });

const recordOf = async (page: Page): Promise<{ decisions: unknown; state: unknown }> => {
  const { decisions, state } = JSON.parse((await exportFile(page)).text);
  return { decisions, state };
};

async function expectSamePosition(page: Page, record: unknown): Promise<void> {
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'diplomacy');
  expect(await recordOf(page)).toEqual(record);
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a code goes through the clipboard to the title page, and as a link, to the same position', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playSome(page, '春の戦い');
  const record = await recordOf(page);
  await page.getByTestId('do-save-menu').click();
  await page.getByTestId('do-copy-link').click();
  await expect(page.getByTestId('copy-outcome')).toHaveText('写した。');
  const link = await clipboard(page);
  await page.getByTestId('do-copy-code').click();
  await expect.poll(() => clipboard(page)).toMatch(/^TR1\.[0-9a-f]+\.[\w-]+$/);
  const code = await clipboard(page);
  expect(link).toBe(`${new URL(page.url()).origin}/#g=${code}`);
  await page.getByTestId('do-close-save-menu').click();
  await page.getByTestId('do-close').click();

  await page.getByTestId('game-code').fill('これはコードではない');
  await page.getByTestId('do-open-code').click();
  await expect(page.getByTestId('notice')).toHaveAttribute('data-kind', 'fileRefused');
  await expect(page.getByTestId('notice')).toBeInViewport();
  await page.getByTestId('do-dismiss').click();
  await page.getByTestId('game-code').fill(code);
  await page.getByTestId('do-open-code').click();
  await expectSamePosition(page, record);
  await page.getByTestId('do-close').click();
  await expect(linesOf(page)).toHaveCount(2);

  await page.goto(link);
  await expectSamePosition(page, record);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expectSamePosition(page, record);
  await page.getByTestId('do-close').click();
  await expect(linesOf(page)).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('without a clipboard the code lies in a field, chosen', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await playSome(page, '春の戦い');
  await page.getByTestId('do-close').click();
  await page.getByTestId('do-copy-stored').click();
  const field = page.getByTestId('code-text');
  await expect(field).toHaveValue(/^TR1\./);
  await expect(field).toBeFocused();
});

test('games are renamed, copied and deleted on the title page', async ({ page }) => {
  await playSome(page, '春の戦い');
  const record = await recordOf(page);
  await page.getByTestId('do-close').click();

  await page.getByTestId('do-rename').click();
  await page.getByTestId('new-name').fill('捨てる名前');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('do-rename')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByTestId('new-name').fill('秋の戦い');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, '秋の戦い')).toHaveCount(1);

  await page.getByTestId('do-duplicate').click();
  await expect(linesOf(page)).toHaveCount(2);
  await lineOf(page, '秋の戦い').getByTestId('do-remove').click();
  await expect(page.getByTestId('do-keep')).toBeFocused();
  await page.getByTestId('do-keep').click();
  await expect(linesOf(page)).toHaveCount(2);
  await lineOf(page, '秋の戦い').getByTestId('do-remove').click();
  await page.getByTestId('do-remove-sure').click();
  await expect(linesOf(page)).toHaveCount(1);

  await page.reload();
  await expect(lineOf(page, '秋の戦い')).toHaveCount(0);
  await page.getByTestId('do-open').click();
  await expectSamePosition(page, record);
});

/** Makes the only game that the browser keeps one of a newer program. */
const age = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('third-reich-table');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          const cursor = writing.objectStore('games').openCursor(IDBKeyRange.bound('game/', 'game0'));
          cursor.onsuccess = () => {
            const value = cursor.result?.value;
            if (value?.save) cursor.result?.update({ ...value, save: { ...value.save, schema: 2000 } });
          };
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('a game of a newer program says so in the list and can still be exported', async ({ page }) => {
  await playSome(page, '来年の戦い');
  await page.getByTestId('do-close').click();
  await age(page);
  await page.reload();
  await expect(page.getByTestId('save-problem')).toHaveAttribute('data-problem', 'tooNew');
  await expect(page.getByTestId('do-open')).toHaveCount(0);
  const waiting = page.waitForEvent('download');
  await page.getByTestId('do-export-stored').click();
  expect((await waiting).suggestedFilename()).toBe('来年の戦い.json');
});
