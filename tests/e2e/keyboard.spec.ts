// The first turn by keys alone: no pointer is ever used, and what has the focus is always seen to have it.
import { expect, type Page, test } from '@playwright/test';
import { turn1 } from '../acceptance/mainLine/turn1';
import { recordingOf } from '../acceptance/notation';
import { exportFile } from './support/files';
import { expectFocusShown, performByKeys, tabTo } from './support/keys';
import { promptOf, watchErrors } from './support/table';

const turn = recordingOf(turn1);

/** Counts what a pointer does in the page. */
async function watchPointer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { count: 0 };
    Object.assign(window, { pointerSeen: seen });
    for (const type of ['pointerdown', 'pointermove', 'touchstart', 'wheel'])
      window.addEventListener(
        type,
        () => {
          seen.count += 1;
        },
        { capture: true, passive: true },
      );
  });
  return () => page.evaluate(() => (window as unknown as { pointerSeen: { count: number } }).pointerSeen.count);
}

async function liftByKey(page: Page): Promise<void> {
  const curtain = page.getByTestId('curtain');
  if (!(await curtain.isVisible())) return;
  await expect(page.getByTestId('do-lift-curtain')).toBeFocused();
  await expectFocusShown(page);
  await page.keyboard.down('Enter');
  await expect(curtain).toBeHidden();
  await page.keyboard.up('Enter');
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, `[data-testid="${field}"]`);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('turn 1 from the title page to the next turn by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  const pointerUses = await watchPointer(page);
  await page.goto('/');
  await type(page, 'game-name', '鍵盤');
  await type(page, 'game-seed', `${turn.seed}`);
  await tabTo(page, '[data-testid="advanced"]');
  await page.keyboard.press('Enter');
  await type(page, 'game-script', turn.script.join(' '));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('curtain')).toBeVisible();
  for (const { side, decision } of turn.decisions) {
    await liftByKey(page);
    expect((await promptOf(page)).side).toBe(side);
    await performByKeys(page, decision);
    await expect(page.getByTestId('notice')).toHaveCount(0);
  }
  await liftByKey(page);
  expect(await promptOf(page)).toEqual({ frame: 'chooseHand', side: 'axis' });
  await expect(page.getByTestId('hand-choice')).toContainText('第2ターン');
  expect(await pointerUses()).toBe(0);
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
  expect(inOrder(await exportedDecisions(page))).toEqual(inOrder(turn.decisions));
});

/** A group is a set (R7.4): its units in one order, to compare. */
const inOrder = (decisions: unknown): unknown =>
  JSON.parse(JSON.stringify(decisions), (key, value: unknown) =>
    key === 'group' && Array.isArray(value) ? value.sort() : value,
  );

async function exportedDecisions(page: Page): Promise<unknown> {
  await page.reload();
  await expect(page.getByTestId('do-lift-curtain')).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  return JSON.parse((await exportFile(page)).text).decisions;
}
