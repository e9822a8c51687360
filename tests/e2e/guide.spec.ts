// For newcomers: the guided first turn played by following its notes, leaving it and coming back, samples, terms.
import { expect, type Page, test } from '@playwright/test';
import { clickArea, clickStack, liftCurtain, watchErrors } from './support/table';

const note = (page: Page) => page.getByTestId('guide');
const inSlip = (page: Page, act: string) => page.getByTestId('prompt').getByTestId(`do-${act}`);
const ticked = async (page: Page, cards: readonly string[]): Promise<void> => {
  for (const card of cards) await page.getByTestId(`card-${card}`).click();
};
const playEvent = async (page: Page, card: string): Promise<void> => {
  await page.getByTestId(`card-${card}`).click();
  await page.getByTestId('do-play-event').click();
};
const read = (page: Page): Promise<void> => page.getByTestId('do-guide-next').click();
const damage = (page: Page, unit: string): Promise<void> => page.getByTestId(`do-damage-${unit}`).click();

/** An area where the player's own counters stand too asks what is meant. */
async function moveTo(page: Page, area: string): Promise<void> {
  await clickArea(page, area);
  await page.locator('.map-choice').getByTestId('do-move').click();
}

async function openDrawer(page: Page): Promise<void> {
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
}

async function mobilize(page: Page, unit: string): Promise<void> {
  await openDrawer(page);
  await page.getByTestId('drawer').getByTestId(`unit-${unit}`).click();
}

async function recover(page: Page): Promise<void> {
  for (const counter of (await page.locator('[data-testid^="pick-"]').all()).slice(0, 8)) await counter.click();
  await inSlip(page, 'recover').click();
}

/** What a newcomer does at each note. */
const following: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  sitDown: liftCurtain,
  pickBlitzkrieg: (page) => ticked(page, ['axis-blitzkrieg-2']),
  pickDiplomacy: (page) => ticked(page, ['axis-diplomacy-1']),
  pickOthers: (page) => ticked(page, ['axis-supply-1', 'axis-development-1']),
  confirmHand: (page) => inSlip(page, 'confirm-hand').click(),
  playBlitzkrieg: (page) => playEvent(page, 'axis-blitzkrieg-2'),
  pickBerlin: (page) => clickStack(page, 'DE-TF-1'),
  toWarsaw: (page) => clickArea(page, 'warsaw'),
  odds: read,
  attack: (page) => inSlip(page, 'attack').click(),
  dice: read,
  damage: read,
  control: read,
  surrender: read,
  spendPoint: (page) => clickStack(page, 'DE-TF-5'),
  toRuhr: (page) => moveTo(page, 'ruhr'),
  mobilize: (page) => mobilize(page, 'DE-GF-1'),
  placeUnit: (page) => clickArea(page, 'austria'),
  handOver: liftCurtain,
  pickAircraft: (page) => clickStack(page, 'GB-AF-1'),
  airTarget: (page) => clickArea(page, 'south-germany'),
  airDamage: (page) => damage(page, 'DE-TF-4'),
  takeOver: liftCurtain,
  playDiplomacy: (page) => playEvent(page, 'axis-diplomacy-1'),
  italy: (page) => inSlip(page, 'negotiate-IT-join').click(),
  joined: read,
  useOrEnd: (page) => inSlip(page, 'done').click(),
  handOverAgain: liftCurtain,
  alliesPass: (page) => inSlip(page, 'pass').click(),
  curtainAgain: liftCurtain,
  cardsLeft: (page) => inSlip(page, 'pass').click(),
  recovery: recover,
  turnOver: read,
};

const stepOf = async (page: Page): Promise<string> => (await note(page).getAttribute('data-step')) ?? '';

/** The note covers nothing of what it speaks of, and lies inside the window. */
async function expectBeside(page: Page): Promise<void> {
  const paper = await note(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(
    paper && paper.x >= 0 && paper.y >= 0 && paper.x + paper.width <= width && paper.y + paper.height <= height,
  ).toBe(true);
  const mark = await page
    .locator('.coach-mark')
    .boundingBox({ timeout: 1 })
    .catch(() => null);
  if (!paper || !mark) return;
  const apart =
    paper.x >= mark.x + mark.width ||
    mark.x >= paper.x + paper.width ||
    paper.y >= mark.y + mark.height ||
    mark.y >= paper.y + paper.height;
  expect(apart).toBe(true);
}

/** Follows the notes one after the other up to one of them; their names. */
async function followTo(page: Page, last: string): Promise<string[]> {
  const seen: string[] = [];
  for (let step = await stepOf(page); step !== last; step = await stepOf(page)) {
    if (step !== seen.at(-1)) seen.push(step);
    await expect(note(page)).toBeVisible();
    await expectBeside(page);
    const act = following[step];
    if (!act) throw new Error(`no way to follow the note ${step}`);
    await act(page);
    await expect(page.getByTestId('notice')).toHaveCount(0);
  }
  return seen;
}

async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByTestId('do-guided').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await expect(note(page)).toBeVisible();
}

test('the guided first turn is played to its end by following the notes', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  await begin(page);
  const seen = await followTo(page, 'newHand');
  expect([...new Set(seen)]).toEqual(Object.keys(following));
  await expect(note(page)).toContainText('よい対局を。');
  await expect(page.getByTestId('hand-choice')).toContainText('第2ターン');
  await note(page).getByTestId('do-guide-free').click();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('in English the guide can play each step itself, and shows what it speaks of', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  await page.goto('/');
  await page.getByTestId('do-language').click();
  await begin(page);
  await expect(note(page)).toContainText('This is the Axis seat.');
  await page.keyboard.press('j');
  await expect(note(page)).toHaveAttribute('data-step', 'pickBlitzkrieg');
  await page.keyboard.press('h');
  await expect(page.locator('.coach-ring')).toBeVisible();
  await expect(page.getByTestId('card-axis-blitzkrieg-2')).toBeFocused();
  for (let step = await stepOf(page); step !== 'newHand'; step = await stepOf(page)) {
    await expect(note(page)).not.toContainText(/[\u3040-\u30ff\u3400-\u9fff]/);
    await page.keyboard.press('j');
  }
  await expect(page.getByTestId('hand-choice')).toContainText('Turn 2');
  expect(errors).toEqual([]);
});

test('who leaves the way is told so, may come back, go on freely, or find the guide again after a reload', async ({
  page,
}) => {
  await begin(page);
  await followTo(page, 'playBlitzkrieg');
  await page.getByTestId('card-axis-supply-1').click();
  await page.getByTestId('do-play-points').click();
  await expect(note(page)).toHaveAttribute('data-step', 'strayed');
  await page.getByTestId('do-guide-back').click();
  await expect(note(page)).toHaveAttribute('data-step', 'playBlitzkrieg');
  await playEvent(page, 'axis-blitzkrieg-2');
  await page.reload();
  await liftCurtain(page);
  await expect(note(page)).toHaveAttribute('data-step', 'pickBerlin');
  await page.getByTestId('do-guide-free').click();
  await expect(note(page)).toHaveCount(0);
  await page.getByTestId('do-guide-on').click();
  await expect(note(page)).toHaveAttribute('data-step', 'pickBerlin');
  await page.getByTestId('do-close').click();
  await expect(page.getByTestId('saves')).toContainText('案内つき');
});

test('a sample game is watched from the title page, step by step and by its chapters', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await expect(page.getByTestId('sample-main-line')).toContainText('公開されている対戦記');
  await page.getByTestId('do-language').click();
  await page.getByTestId('do-watch-main-line').click();
  const chapters = page.getByTestId('chapters');
  await expect(chapters.locator('[aria-current]')).toHaveText('T1 hands');
  await chapters.getByText('T1 Poland').click();
  await page.getByTestId('do-replay-on').click();
  await page.getByTestId('do-replay-on').click();
  await expect(page.getByTestId('replay')).toContainText('Warsaw');
  await chapters.getByText('T7 battle of London').click();
  await expect(chapters.locator('[aria-current]')).toHaveText('T7 battle of London');
  await expect(page.getByTestId('rail').or(page.locator('.turnplate'))).toContainText('Turn 7');
  await expect(page.locator('.hand-card')).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a term explains itself on hover and by the keyboard, and leads to its rule', async ({ page }) => {
  await begin(page);
  await followTo(page, 'playBlitzkrieg');
  const term = page.getByTestId('prompt').locator('.term').first();
  await term.hover();
  await expect(page.getByTestId('term')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByTestId('term')).toHaveCount(0);
  await openDrawer(page);
  await page.getByTestId('drawer').getByText('動員プール', { exact: true }).hover();
  await expect(page.getByTestId('term')).toContainText('マップに出ていないユニットの置き場。');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('term')).toHaveCount(0);
  await inSlip(page, 'pass').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByTestId('term')).toBeVisible();
  await page.getByTestId('term').locator('.rule-link').first().click();
  await expect(page.getByTestId('rule-book')).toBeVisible();
});
