// Going back over dice that have fallen (R9.8): the question tells what is given away, and what is left stays a branch.
import { expect, type Page, test } from '@playwright/test';
import type { Save } from '../../src/engine';
import { axis, hand, playEvent, recordingOf } from '../acceptance/notation';
import { attack, move } from '../support/game';
import { exportFile } from './support/files';
import { openSave, saveAfter } from './support/positions';
import { clearTheMap, liftCurtain, promptOf, watchErrors } from './support/table';

const army = 'DE-LF-4 DE-LF-5 DE-LF-6 DE-AF-3';
const opening = recordingOf({
  opening: [
    axis(hand('axis-blitzkrieg-2 axis-diplomacy-1 axis-development-1 axis-supply-1')),
    axis(playEvent('axis-blitzkrieg-2')),
    axis(move(army, 'lorraine')),
    axis(attack(army), 2, 3, 1),
  ],
});

/** The attack on Lorraine has been carried out: three dice lie on the table, and damage has to be placed. */
const afterDice = saveAfter(opening.decisions.length, opening);
const steps = afterDice.decisions.length;

const exported = async (page: Page): Promise<Save> => JSON.parse((await exportFile(page)).text);

async function place(page: Page, unit: string): Promise<void> {
  await page.getByTestId(`do-damage-${unit}`).click();
}

test('undo over a die asks first; no keeps everything; yes goes back and keeps the line as a branch to open again', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openSave(page, afterDice);
  await liftCurtain(page);
  await clearTheMap(page);
  expect(await promptOf(page)).toEqual({ frame: 'damage', side: 'axis' });
  await place(page, 'FR-LF-2');
  const before = await exported(page);
  expect(before.decisions.length).toBe(steps + 1);

  // Inside what is known already nothing is asked.
  await page.keyboard.press('z');
  await expect(page.getByTestId('go-back')).toHaveCount(0);
  expect((await exported(page)).decisions.length).toBe(steps);
  await page.keyboard.press('y');

  await page.keyboard.press('z');
  await page.keyboard.press('z');
  const question = page.getByTestId('go-back');
  await expect(question).toContainText('サイコロ3個の目');
  await expect(question).toContainText('戻すと枢軸、連合が得をする。');
  await expect(page.getByTestId('do-close-go-back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect((await exported(page)).decisions.length).toBe(steps);
  await page.keyboard.press('y');
  expect(await exported(page)).toEqual(before);

  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.getByTestId('do-go-back').click();
  await expect(question).toHaveCount(0);
  expect((await exported(page)).decisions.length).toBe(steps - 1);

  // Another line from here on.
  await page.getByTestId('prompt').getByTestId('do-done').click();
  await expect(page.getByTestId('prompt')).not.toHaveAttribute('data-frame', 'damage');
  await page.keyboard.press('t');
  const rows = page.locator('[data-testid^="branch-row-"]');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByTestId('branch-name').fill('ロレーヌ攻撃');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('ロレーヌ攻撃');
  await page.getByTestId('do-go-on').click();
  const asked = page.getByTestId('do-go-back');
  if (await asked.isVisible()) await asked.click();
  if (await page.getByTestId('curtain').isVisible()) await liftCurtain(page);
  await expect(page.getByTestId('timeline')).toHaveCount(0);
  expect(await promptOf(page)).toEqual({ frame: 'damage', side: 'axis' });
  const again = await exported(page);
  expect(again.decisions).toEqual(before.decisions);
  expect(again.state).toEqual(before.state);
  expect(again.timeline.aside).toHaveLength(1);
  expect(errors).toEqual([]);
});
