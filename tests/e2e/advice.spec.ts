// Warnings lie beside the buttons they concern and hinder nothing; R14: instructions about ambushes, set where one is asked.
import { expect, test } from '@playwright/test';
import { decisionOf, openSave, saveAfter } from './support/positions';
import { clearTheMap, liftCurtain, watchErrors } from './support/table';

/** The allies are asked about an ambush at Paris. */
const asked = saveAfter(decisionOf('allies', 'decline', 2));

test('an instruction not to ask here declines at once and stands in the settings', async ({ page }) => {
  const errors = watchErrors(page);
  await openSave(page, asked);
  await liftCurtain(page);
  const slip = page.getByTestId('prompt');
  await expect(slip).toHaveAttribute('data-frame', 'ambush');
  await page.getByTestId('do-ambush-not-here').click();
  await expect(slip).not.toHaveAttribute('data-frame', 'ambush');
  await page.getByTestId('do-settings').click();
  await expect(page.getByTestId('do-ambush-allies-onlyHere')).toHaveAttribute('aria-pressed', 'true');
  const left = page.getByTestId('ambush-areas-allies').getByTestId('do-ambush-allies-area-paris');
  await left.click();
  await expect(left).toBeHidden();
  await page.getByTestId('do-table-light').click();
  await expect(page.locator('html')).toHaveAttribute('data-table', 'light');
  expect(errors).toEqual([]);
});

test('what would be left over is marked on the button and said when it is pointed at, until it is switched off', async ({
  page,
}) => {
  await openSave(page, saveAfter(decisionOf('axis', 'playCard', 2) + 1));
  await liftCurtain(page);
  await clearTheMap(page);
  const slip = page.getByTestId('prompt');
  const warning = slip.locator('[data-testid^="warning-"]').first();
  const done = slip.getByTestId('do-done');
  const mark = done.locator('.over-left');
  await expect(mark).toBeVisible();
  await expect(warning).toHaveCount(0);
  await done.hover();
  await expect(warning).toContainText('R7.1');
  await expect(done).toBeEnabled();
  const kind = (await warning.getAttribute('data-testid'))?.replace('warning-', '') ?? '';
  await slip.getByTestId(`do-silence-${kind}`).click();
  await expect(slip.getByTestId(`warning-${kind}`)).toHaveCount(0);
  await done.hover();
  await expect(mark).toHaveCount(0);
  await page.getByTestId('do-settings').click();
  await page.getByTestId(`warn-${kind}`).check();
  await page.getByTestId('do-close-settings').click();
  await expect(warning).toHaveCount(0);
  await done.focus();
  await expect(slip.getByTestId(`warning-${kind}`)).toBeVisible();
});
