// The screen itself: both languages, reasons on hover and focus, keys, taking back, the curtain that must be held.
import { expect, test } from '@playwright/test';
import { decisionOf, openSave, saveAfter } from './support/positions';
import { clearTheMap, liftCurtain, startGame, watchErrors } from './support/table';

test('the language changes on the title page and at the table, and is remembered', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第三帝国の盛衰');
  await page.getByTestId('do-language').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rise and Fall of the Third Reich');
  await startGame(page, { seed: 5 });
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toContainText('The hand for this turn');
  await page.reload();
  await liftCurtain(page);
  await expect(page.getByTestId('hand-choice')).toContainText('Undeveloped');
  for (const card of await page.locator('.pickable').all()) {
    if ((await card.getAttribute('aria-disabled')) !== 'true') await card.click();
  }
  await page.keyboard.press('Enter');
  await page.getByTestId('do-settings').click();
  await page.getByTestId('settings').getByTestId('do-language').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('headline')).toHaveText('枢軸の手番');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(errors).toEqual([]);
});

test('a tap does not lift the curtain; held Enter does; the board can be looked at without a hand', async ({
  page,
}) => {
  await startGame(page, { seed: 6 });
  await page.getByTestId('do-lift-curtain').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByTestId('prompt')).toContainText('枢軸の席替えを待っている。');
  await expect(page.locator('.hand-card')).toHaveCount(0);
  await page.keyboard.press('m');
  await page.keyboard.down('Enter');
  await expect(page.getByTestId('hand-choice')).toBeVisible();
  await page.keyboard.up('Enter');
});

test('what may not be done says why, with the rule, on hover and on focus', async ({ page }) => {
  await startGame(page, { seed: 7 });
  await liftCurtain(page);
  const confirm = page.getByTestId('do-confirm-hand');
  await confirm.hover();
  await expect(page.getByTestId('tip')).toContainText('R6.1');
  await page.mouse.move(5, 5);
  await expect(page.getByTestId('tip')).toHaveCount(0);
  await page.getByTestId('card-axis-supply-1').press('Shift+Tab');
  await confirm.focus();
  await expect(page.getByTestId('tip')).toContainText('あと4枚');
  await confirm.click({ force: true });
  await expect(page.getByTestId('hand-choice')).toBeVisible();
});

test('decisions are taken back and made again by keys, until dice have fallen', async ({ page }) => {
  await startGame(page, { seed: 8, script: [1, 1, 1, 1, 1, 1] });
  await liftCurtain(page);
  for (const card of ['axis-blitzkrieg-2', 'axis-supply-1', 'axis-diplomacy-1', 'axis-vichy']) {
    await page.getByTestId(`card-${card}`).click();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('e');
  const slip = page.getByTestId('prompt');
  await expect(slip).toHaveAttribute('data-frame', 'offensive');
  await page.keyboard.press('z');
  await expect(slip).toHaveAttribute('data-frame', 'impulse');
  await page.keyboard.press('y');
  await expect(slip).toHaveAttribute('data-frame', 'offensive');
  await clearTheMap(page);
  await page.getByTestId('stack-berlin-axis').click();
  await page.getByTestId('prompt').getByTestId('do-move').click();
  await page.locator('.map-area-button[data-area="warsaw"]').press('Enter');
  await page.keyboard.press('a');
  await expect(page.getByTestId('fight')).toBeVisible();
  await page.getByTestId('do-undo').hover();
  await expect(page.getByTestId('tip')).toContainText('サイコロの目を知った');
});

test('a hand that lies face down after an ambush was asked about says why, and one key asks for it back', async ({
  page,
}) => {
  await openSave(page, saveAfter(decisionOf('axis', 'decline', 3)));
  await liftCurtain(page);
  await page.getByTestId('do-decline').click();
  await expect(page.getByTestId('hidden-hand-allies')).toContainText('伏せてある');
  await expect(page.getByTestId('hand')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page.getByTestId('curtain')).toHaveAttribute('data-to', 'allies');
  await liftCurtain(page);
  await expect(page.getByTestId('hand')).toBeVisible();
  await expect(page.getByTestId('hidden-hand-axis')).toBeVisible();
});

test('Escape calls off a rule book that has not come yet', async ({ page }) => {
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    void page.route(/RuleBook.*\.js$/, async (route) => {
      const sent = new Promise<void>((go) => {
        send = go;
      });
      resolve();
      await sent;
      await route.continue();
    });
  });
  await startGame(page, { seed: 9 });
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  await asked;
  await page.keyboard.press('Escape');
  send();
  await page.waitForLoadState('networkidle');
  await expect(page.getByTestId('rule-book')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByTestId('rule-book')).toBeVisible();
});
