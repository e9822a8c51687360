// R14, R6.4: the page is loaded anew while a side is asked about an ambush.
import { expect, test } from '@playwright/test';
import { exportFile } from './support/files';
import { decisionOf, openSave, saveAfter } from './support/positions';
import { Secrets } from './support/secrets';
import { clearTheMap, clickArea, liftCurtain, promptOf, selectGroup, watchErrors } from './support/table';

/** Before the attack of turn 2 on Paris, which the allies may ambush. */
const before = saveAfter(decisionOf('allies', 'decline', 2) - 1);
const troops = ['DE-TF-1', 'DE-TF-2', 'DE-TF-3', 'DE-LF-4', 'DE-LF-5', 'DE-AF-3'];

test('a reload in the middle of an ambush resumes behind the curtain, with the same question', async ({ page }) => {
  const errors = watchErrors(page);
  await openSave(page, before);
  const secrets = Secrets.of(before);
  await liftCurtain(page);
  await clearTheMap(page);
  await selectGroup(page, troops);
  await page.getByTestId('prompt').getByTestId('do-move').click();
  await clickArea(page, 'paris');

  const curtain = page.getByTestId('curtain');
  await expect(curtain).toHaveAttribute('data-at', 'ambush');
  await expect(curtain).toHaveAttribute('data-to', 'allies');
  await secrets.expectNoHand(page);
  await liftCurtain(page);
  expect(await promptOf(page)).toEqual({ frame: 'ambush', side: 'allies' });
  const question = await page.getByTestId('prompt').textContent();

  await page.reload();
  await expect(curtain).toHaveAttribute('data-at', 'ambush');
  await expect(curtain).toHaveAttribute('data-to', 'allies');
  await secrets.expectNoHand(page);
  await liftCurtain(page);
  expect(await promptOf(page)).toEqual({ frame: 'ambush', side: 'allies' });
  expect(await page.getByTestId('prompt').textContent()).toBe(question);
  await secrets.expectOnlyHandOf(page, 'allies');
  await page.getByTestId('do-decline').click();
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-side', 'axis');
  await secrets.expectNoHand(page);
  const { decisions } = JSON.parse((await exportFile(page)).text);
  expect(decisions.length).toBe(before.decisions.length + 2);
  expect(errors).toEqual([]);
});
