// R20: two people play the first three turns at one screen, by clicking, with a reload in the middle of the second.
import { expect, type Page, test } from '@playwright/test';
import type { Recorded } from '../../src/engine';
import { mainGame, openingGame } from '../acceptance/mainLine';
import { perform } from './support/perform';
import { decisionOf, openSave, saveAfter } from './support/positions';
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

/** Dice of turn 3. A stack on the screen begins with its infantry, so that over Yugoslavia and Greece it throws first. */
const dice = mainGame.script.slice(openingGame.script.length);
const thrown = [3, 0, 1, 2, 4, 5, 6, 7, 9, 8];
const scriptOnScreen = [...openingGame.script, ...thrown.map((at) => dice[at] ?? 0), ...dice.slice(thrown.length)];

/** Turn 3 begins where the opening ends and goes up to the next choice of a hand. */
const thirdTurn = mainGame.decisions.slice(openingGame.decisions.length, decisionOf('axis', 'chooseHand', 4));

async function sitDown(page: Page, secrets: Secrets): Promise<void> {
  if (!(await isCurtainDown(page))) return;
  await secrets.expectNoHand(page);
  await liftCurtain(page);
}

async function decide(page: Page, secrets: Secrets, { side, decision }: Recorded): Promise<void> {
  expect((await promptOf(page)).side).toBe(side);
  await secrets.expectOnlyHandOf(page, side);
  await perform(page, decision);
  secrets.note(side, decision);
  await expect(page.getByTestId('notice')).toHaveCount(0);
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
    await decide(page, secrets, { side, decision });
  }
  await expectSecondTurn(page);
  expect(errors).toEqual([]);
});

test('two people play turn 3, with Yugoslavia, Norway, Greece and the air over Paris', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  const begin = saveAfter(openingGame.decisions.length, { ...mainGame, script: scriptOnScreen });
  const secrets = new Secrets();
  secrets.noteAll(begin.decisions);
  await openSave(page, begin);
  for (const [index, recorded] of thirdTurn.entries()) {
    await sitDown(page, secrets);
    if (index === 2) await clearTheMap(page);
    await decide(page, secrets, recorded);
  }
  await sitDown(page, secrets);
  await expect(page.getByTestId('hand-choice')).toContainText('第4ターン');
  for (const area of ['yugoslavia', 'greece', 'norway', 'paris']) {
    await expect(controlOf(page, area)).toHaveAttribute('aria-label', /（枢軸）の支配/);
  }
  expect(errors).toEqual([]);
});
