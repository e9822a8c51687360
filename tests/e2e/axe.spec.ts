// Every screen, on the dark and on the light table, without a serious or critical finding of axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startGame } from './support/table';
import { leave, SCREENS, tour } from './support/tour';

const grave: readonly unknown[] = ['serious', 'critical'];

async function findingsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Sets the light table, where settings are: at a game, which stays among the saved ones. */
async function lightTheTable(page: Page): Promise<void> {
  await startGame(page);
  await page.keyboard.press('m');
  await page.getByTestId('do-settings').click();
  await page.getByTestId('do-table-light').click();
  await page.keyboard.press('Escape');
  await leave(page);
}

for (const look of ['dark', 'light'] as const) {
  test(`no screen of the ${look} table has a grave finding`, async ({ page }) => {
    test.slow();
    await page.goto('/');
    if (look === 'light') await lightTheTable(page);
    const wrong: Record<string, readonly string[]> = {};
    const visited = await tour(page, async (screen) => {
      const findings = await findingsOn(page);
      if (findings.length > 0) wrong[screen] = findings;
    });
    await expect(page.locator('html')).toHaveAttribute('data-table', look);
    expect(visited).toEqual(SCREENS);
    expect(wrong).toEqual({});
  });
}
