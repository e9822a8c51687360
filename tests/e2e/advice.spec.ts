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

test('a warning lies on the slip until its kind is switched off, and the button works all the same', async ({
  page,
}) => {
  await openSave(page, saveAfter(decisionOf('axis', 'playCard', 2) + 1));
  await liftCurtain(page);
  await clearTheMap(page);
  const slip = page.getByTestId('prompt');
  const warning = slip.locator('[data-testid^="warning-"]').first();
  await expect(warning).toContainText('R7.1');
  await expect(slip.getByTestId('do-done')).toBeEnabled();
  const kind = (await warning.getAttribute('data-testid'))?.replace('warning-', '') ?? '';
  await slip.getByTestId(`do-silence-${kind}`).click();
  await expect(slip.getByTestId(`warning-${kind}`)).toBeHidden();
  await page.getByTestId('do-settings').click();
  await page.getByTestId(`warn-${kind}`).check();
  await page.getByTestId('do-close-settings').click();
  await expect(slip.getByTestId(`warning-${kind}`)).toBeVisible();
});
