// R20: two people play the first two turns at one screen, by clicking, with a reload in the middle of the second.
import { expect, type Page, test } from '@playwright/test';
import { openingGame } from '../acceptance/mainLine';
import { perform } from './support/perform';
import { Secrets } from './support/secrets';
import { clearTheMap, isCurtainDown, liftCurtain, promptOf, startGame, watchErrors } from './support/table';

/** The decision before which the page is loaded anew: the attack on Paris is under way. */
const middle = openingGame.decisions.findIndex(
  ({ decision }) => decision.type === 'retreat' && decision.to === 'lorraine',
);
const secondTurn = openingGame.decisions.findIndex(
  ({ decision }, index) => decision.type === 'chooseHand' && index > 0,
);

/** Who controls an area, in the words of a screen reader. */
const controlOf = (page: Page, area: string) => page.locator(`.map-area-button[data-area="${area}"]`);

async function sitDown(page: Page, secrets: Secrets): Promise<void> {
  if (!(await isCurtainDown(page))) return;
  await secrets.expectNoHand(page);
  await liftCurtain(page);
}

async function expectFirstTurn(page: Page): Promise<void> {
  for (const area of ['warsaw', 'belgium', 'netherlands']) {
    await expect(controlOf(page, area)).toHaveAttribute('aria-label', /ドイツ（枢軸）の支配/);
  }
  await expect(controlOf(page, 'rome')).toHaveAttribute('aria-label', /イタリア（枢軸）の支配/);
}

async function expectSecondTurn(page: Page): Promise<void> {
  await expect(page.getByTestId('hand-choice')).toContainText('第3ターン');
  await expect(controlOf(page, 'paris')).toHaveAttribute('aria-label', /（枢軸）の支配/);
  await expect(controlOf(page, 'south-france')).toHaveAttribute('aria-label', /フランス（枢軸）の支配/);
  await expect(controlOf(page, 'denmark')).toHaveAttribute('aria-label', /ドイツ（枢軸）の支配/);
  await expect(controlOf(page, 'romania')).toHaveAttribute('aria-label', /ルーマニア（枢軸）の支配/);
  await expect(page.getByTestId('log')).toContainText('デンマークはドイツの支配下に入った。');
}

test('two people play turns 1 and 2; no hand is seen by the other; a reload resumes behind the curtain', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = watchErrors(page);
  const secrets = new Secrets();
  await startGame(page, { ...openingGame, name: 'R20' });
  for (const [index, { side, decision }] of openingGame.decisions.entries()) {
    if (index === middle) {
      await page.reload();
      await expect(page.getByTestId('curtain')).toBeVisible();
      expect(secrets.count).toBeGreaterThan(0);
    }
    await sitDown(page, secrets);
    if (index === secondTurn) await expectFirstTurn(page);
    if (index === 1 || index === middle) await clearTheMap(page);
    expect((await promptOf(page)).side).toBe(side);
    await secrets.expectOnlyHandOf(page, side);
    await perform(page, decision);
    secrets.note(side, decision);
    await expect(page.getByTestId('notice')).toHaveCount(0);
  }
  await expectSecondTurn(page);
  expect(errors).toEqual([]);
});
