// The end of a game: the result, the board behind it, and looking back without being told the result again.
import { expect, test } from '@playwright/test';
import { fuzzGame, saveOf } from '../../src/lab/fuzz';
import { builtInWorld } from '../support/builtInWorld';
import { importFile } from './support/files';

test('the result put away stays away after a replay, and comes back when it is asked for', async ({ page }) => {
  await page.goto('/');
  await importFile(page, 'over.json', JSON.stringify(saveOf(builtInWorld, fuzzGame(builtInWorld, 5))));
  const result = page.getByTestId('end');
  await expect(result).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByTestId('timeline')).toBeVisible();
  await expect(result).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByTestId('replay')).toBeVisible();
  await page.getByTestId('do-end-replay').click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(result).toHaveCount(0);
  await page.getByTestId('do-show-result').click();
  await expect(result).toBeVisible();
});
