// The lab: a strategy is written, games are played and drawn, one is watched, the figures are exported. And a turn against a bot.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import cards from '../../src/data/cards.json' with { type: 'json' };
import { startGame, watchErrors } from './support/table';

/** Whoever plays the axis sees none of them in turn 1, when the allies have no hand (R6.2), nor when hands are chosen. */
const alliedCards = cards.filter(({ side }) => side === 'allies').map(({ id }) => id);

/** Waits until the run has ended. */
const runEnded = (page: Page): Promise<void> =>
  expect(page.getByTestId('lab-run')).toHaveAttribute('data-running', 'false', { timeout: 90_000 });

/** What anybody would find in their way, by the rules of WCAG 2.1 AA. */
async function obstacles(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}

async function enterLab(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('do-lab').click();
  await expect(page.getByTestId('lab')).toBeVisible();
}

async function writeStrategy(page: Page): Promise<void> {
  await page.getByTestId('do-lab-strategies').click();
  await page.getByTestId('do-new-strategy-axis').click();
  const text = page.getByTestId('strategy-text');
  await text.fill((await text.inputValue()).replace(/"name": "[^"]*"/, '"name": "早い開発"'));
  await expect(page.getByTestId('strategy-faults')).toHaveAttribute('data-count', '0');
  await text.fill((await text.inputValue()).replace('"supply", "diplomacy"', '"suply", "diplomacy"'));
  const fault = page.getByTestId('strategy-fault');
  await expect(fault).toHaveAttribute('data-reason', 'unknownCard');
  await expect(fault).toContainText('6行');
  await text.fill((await text.inputValue()).replace('"suply"', '"supply"'));
  await text.press('Control+Home');
  await text.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('"development": [') + '"development": ['.length;
    field.setSelectionRange(at, at);
  });
  await page.getByTestId('insert-snippet').selectOption({ label: '開発する札' });
  await expect(page.getByTestId('strategy-faults')).toHaveAttribute('data-count', '0');
  await expect(page.getByTestId('strategy-told')).toContainText('早い開発');
}

test('a strategy is written, 50 games are played and drawn, game 7 is watched, the figures are exported', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await enterLab(page);
  await writeStrategy(page);
  expect(await obstacles(page)).toEqual([]);
  await page.getByTestId('do-lab-experiments').click();
  for (const line of [0, 1]) {
    for (const side of ['axis', 'allies']) await page.getByTestId(`line-${line}-${side}-bot`).selectOption('random');
  }
  await page.getByTestId('line-1-axis-strategy').selectOption({ label: '早い開発' });
  await page.getByTestId('lab-games').fill('25');
  await page.getByTestId('lab-seed').fill('7');
  expect(await obstacles(page)).toEqual([]);
  await page.getByTestId('do-lab-start').click();
  await runEnded(page);
  await expect(page.getByTestId('lab-run')).toHaveAttribute('data-played', '50');
  for (const plot of ['rates', 'endings', 'curve', 'cards']) {
    await expect(page.getByTestId(`plot-${plot}`).locator('svg').first()).toBeVisible();
  }
  await expect(page.getByTestId('rates').getByRole('row')).toHaveCount(2);
  await expect(page.getByTestId('verdict-B')).toContainText('25組');
  await page.getByTestId('curve-table').click();
  await page.getByTestId('cards-table').click();
  await expect(page.getByTestId('curve').getByRole('row')).not.toHaveCount(0);
  expect(await obstacles(page)).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('do-export-results').click()]);
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(exported.report.lines.map(({ games }: { games: number }) => games)).toEqual([25, 25]);
  const seventh = exported.games.find((row: { n: number; line: number }) => row.n === 6 && row.line === 1);

  await page.getByTestId('games-jump').fill('7');
  await page.getByTestId('do-open-game-7-B').click();
  await expect(page.getByTestId('table')).toHaveClass(/replaying/);
  await expect(page.locator('.hand-card')).toHaveCount(0);
  await page.getByTestId('do-timeline').click();
  await expect(page.getByTestId('timeline')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(page.getByTestId('table')).toContainText(seventh.winner === 'axis' ? '枢軸' : '連合');

  await page.getByTestId('do-seats').click();
  await page.getByTestId('seats').getByTestId('do-lab').click();
  await expect(page.getByTestId('lab-run')).toHaveAttribute('data-played', '50');
  await page.reload();
  await page.getByTestId('do-lab').click();
  await page.getByTestId('do-open-experiment').click();
  await expect(page.getByTestId('rates').getByRole('row')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a run is stopped with its results kept, and goes on', async ({ page }) => {
  await enterLab(page);
  for (const line of [0, 1]) {
    for (const side of ['axis', 'allies']) await page.getByTestId(`line-${line}-${side}-bot`).selectOption('random');
  }
  await page.getByTestId('lab-games').fill('2000');
  await page.getByTestId('do-lab-start').click();
  const run = page.getByTestId('lab-run');
  await expect.poll(async () => Number(await run.getAttribute('data-played'))).toBeGreaterThan(4);
  await page.getByTestId('do-lab-stop').click();
  await runEnded(page);
  const played = Number(await run.getAttribute('data-played'));
  expect(played).toBeLessThan(4000);
  await page.getByTestId('do-lab-go-on').click();
  await expect.poll(async () => Number(await run.getAttribute('data-played'))).toBeGreaterThan(played);
  await page.getByTestId('do-lab-stop').click();
});

/** Does something legal for the axis until its impulse is over; what is asked in between is answered by the first button. */
async function pass(page: Page): Promise<void> {
  await expect(page.locator('[data-testid="prompt"][data-frame="impulse"]')).toBeVisible({ timeout: 60_000 });
  await page.getByTestId('prompt').getByTestId('do-pass').click();
}

test('a turn is played against the bot that looks one step ahead', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await page.getByTestId('player-allies').selectOption('greedy');
  await page.getByTestId('game-seed').fill('11');
  await page.getByTestId('do-start').click();
  await page.getByTestId('hand-choice').waitFor();
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  for (const card of ['axis-blitzkrieg-2', 'axis-supply-1', 'axis-diplomacy-1', 'axis-vichy']) {
    await page.getByTestId(`card-${card}`).click();
  }
  await page.keyboard.press('Enter');
  await page.getByTestId('do-settings').click();
  await page.getByTestId('do-speed-fast').click();
  await page.keyboard.press('Escape');
  await pass(page);
  await expect(page.getByTestId('log')).toContainText('連合');
  for (let passes = 0; passes < 12 && !(await page.getByTestId('hand-choice').isVisible()); passes += 1) {
    const asked = page.locator('[data-testid="prompt"][data-side="axis"]:not([data-frame="bot"])');
    await expect(asked.or(page.getByTestId('hand-choice')).first()).toBeVisible({ timeout: 60_000 });
    const button = page
      .getByTestId('prompt')
      .getByTestId('do-pass')
      .or(page.getByTestId('prompt').getByTestId('do-done'));
    if (await button.first().isVisible()) await button.first().click();
  }
  await expect(page.getByTestId('hand-choice')).toBeVisible({ timeout: 60_000 });
  const html = await page.content();
  expect(alliedCards.filter((id) => html.includes(id))).toEqual([]);
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a bot takes over a side and is relieved; two bots are watched', async ({ page }) => {
  const errors = watchErrors(page);
  await startGame(page, { seed: 12 });
  await page.keyboard.press('m');
  await page.getByTestId('do-seats').click();
  const sheet = page.getByTestId('seats');
  await sheet.getByTestId('player-axis').selectOption('random');
  await sheet.getByTestId('player-allies').selectOption('random');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand-card')).toHaveCount(0);
  await expect(page.getByTestId('log')).toContainText('枢軸', { timeout: 30_000 });
  await page.getByTestId('do-pause-bots').click();
  await expect(page.getByTestId('prompt')).toContainText('待っている');
  expect(await obstacles(page)).toEqual([]);
  await page.getByTestId('do-take-over').click();
  await expect(
    page.getByTestId('curtain').or(page.locator('[data-testid="prompt"]:not([data-frame="bot"])')).first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});
