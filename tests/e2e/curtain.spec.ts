// R6.4: whoever must not see a hand or a deck finds nothing of it in the page, neither in words nor in attributes.
import { expect, type Page, test } from '@playwright/test';
import { decisionOf, openSave, saveAfter } from './support/positions';
import { Secrets } from './support/secrets';
import { clearTheMap, clickArea, liftCurtain, promptOf, selectGroup, watchErrors } from './support/table';

/** Before the attack of turn 2 on Paris: both hands hold cards, the axis decides, and the allies may ambush. */
const before = saveAfter(decisionOf('allies', 'decline', 2) - 1);
const hands = { axis: before.state.cards.axis.hand, allies: before.state.cards.allies.hand };
const troops = ['DE-TF-1', 'DE-TF-2', 'DE-TF-3', 'DE-LF-4', 'DE-LF-5', 'DE-AF-3'];

async function picture(page: Page, name: string): Promise<void> {
  await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

const cardsShown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-testid^="card-axis"], [data-testid^="card-allies"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-testid')));

const idsOf = (cards: readonly string[]): string[] => cards.map((id) => `card-${id}`);

test('nothing of a hidden hand or deck is in the page: hand-over, board, timeline, replay, reaction', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const secrets = Secrets.of(before);
  const expectNothing = async (where: string): Promise<void> => {
    await secrets.expectNoHand(page);
    expect(await cardsShown(page), where).toEqual([]);
    await picture(page, where);
  };
  const expectOwn = async (side: 'axis' | 'allies', where: string): Promise<void> => {
    await secrets.expectOnlyHandOf(page, side);
    expect(await cardsShown(page), where).toEqual(idsOf(hands[side]));
    await picture(page, where);
  };
  expect(hands.axis.length).toBeGreaterThan(0);
  expect(hands.allies.length).toBeGreaterThan(0);

  await openSave(page, before);
  await expectNothing('hand-over');
  await page.keyboard.press('m');
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'none');
  await expectNothing('the board from behind the curtain');
  await page.keyboard.press('t');
  await expect(page.getByTestId('timeline')).toBeVisible();
  await expectNothing('the timeline from behind the curtain');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');

  await liftCurtain(page);
  await expectOwn('axis', 'the table of the axis');
  await page.keyboard.press('t');
  await expect(page.getByTestId('timeline')).toBeVisible();
  await expectOwn('axis', 'the timeline of the axis');

  await page.keyboard.press('r');
  const replay = page.getByTestId('replay');
  await expect(replay).toBeVisible();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight']) {
    await page.keyboard.press(key);
    await secrets.expectNoHand(page);
    expect(await cardsShown(page), key).toEqual([]);
  }
  await page.keyboard.press('End');
  await expectNothing('the replay');
  await page.keyboard.press('Escape');
  await expect(replay).toHaveCount(0);
  await expectOwn('axis', 'the table of the axis again');

  await clearTheMap(page);
  await selectGroup(page, troops);
  await page.getByTestId('prompt').getByTestId('do-move').click();
  await clickArea(page, 'paris');
  await expect(page.getByTestId('curtain')).toHaveAttribute('data-at', 'ambush');
  await expectNothing('a reaction');
  await liftCurtain(page);
  expect(await promptOf(page)).toEqual({ frame: 'ambush', side: 'allies' });
  await expectOwn('allies', 'the reaction of the allies');
  await page.getByTestId('do-decline').click();
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-side', 'axis');
  await expectNothing('both look at the table');
  expect(errors).toEqual([]);
});

test('the choice of a hand shows the deck of its own side alone', async ({ page }) => {
  const choosing = saveAfter(decisionOf('allies', 'chooseHand', 2));
  const secrets = Secrets.of(choosing);
  await openSave(page, choosing);
  await secrets.expectNoHand(page);
  expect(await cardsShown(page)).toEqual([]);
  await liftCurtain(page);
  await expect(page.getByTestId('hand-choice')).toBeVisible();
  await secrets.expectOnlyHandOf(page, 'allies');
  const { deck, hand } = choosing.state.cards.allies;
  expect((await cardsShown(page)).toSorted()).toEqual(idsOf([...deck, ...hand]).toSorted());
  await picture(page, 'the choice of a hand');
});
