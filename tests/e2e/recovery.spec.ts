// R13: recovery nation by nation, told how far it has come, and a choice that one key takes over.
import { expect, type Page, test } from '@playwright/test';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import { applyInPlace, createSave, newGameInPlace, promptOf, type Recorded, type Save } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { openSave } from './support/positions';
import { liftCurtain } from './support/table';

/** A random game up to where two nations of a side have to choose. */
function twoNationsAsked(seed: number): Save {
  const { game } = newGameInPlace(builtInWorld, { seed });
  const chance = chanceOf(seed);
  const decisions: Recorded[] = [];
  for (;;) {
    const asked = promptOf(game);
    if (!asked) return twoNationsAsked(seed + 1);
    const waiting = game.frames.filter(({ at }) => at === 'recovery').length;
    if (asked.at === 'recovery' && waiting > 1) {
      return createSave(builtInWorld, { name: 'recovery', seed, script: [], variants: {}, decisions }, game);
    }
    const decision = randomDecision(builtInWorld, game, chance);
    if (!decision) throw new Error('a random game has come to a dead end');
    decisions.push({ side: asked.side, decision });
    applyInPlace(builtInWorld, game, decision, () => undefined);
  }
}

const slipOf = (page: Page) => page.getByTestId('prompt');

test('one key takes over a choice, the slip counts the nations, and undo asks again', async ({ page }) => {
  await openSave(page, twoNationsAsked(1));
  await liftCurtain(page);
  const slip = slipOf(page);
  await expect(slip).toHaveAttribute('data-frame', 'recovery');
  await expect(slip).toContainText('選ぶ国2のうち1番目');
  await page.keyboard.press('r');
  await expect(slip).toContainText('選ぶ国2のうち2番目');
  await page.keyboard.press('z');
  await expect(slip).toContainText('選ぶ国2のうち1番目');
  await expect(page.locator('.pick-row [aria-pressed="true"]')).toHaveCount(0);
});
