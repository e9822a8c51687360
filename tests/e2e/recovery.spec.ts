// R13: recovery nation by nation, told how far it has come, and a choice that one key takes over.
import { expect, type Page, test } from '@playwright/test';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import { applyInPlace, createSave, newGameInPlace, promptOf, type Recorded, type Save } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { openSave } from './support/positions';
import { liftCurtain } from './support/table';

interface Asked {
  save: Save;
  /** Nations that have to choose, one after the other. */
  nations: number;
}

/** A random game up to where more than one nation of a side has to choose. */
function nationsAsked(seed: number): Asked {
  const { game } = newGameInPlace(builtInWorld, { seed });
  const chance = chanceOf(seed);
  const decisions: Recorded[] = [];
  for (;;) {
    const asked = promptOf(game);
    if (!asked) return nationsAsked(seed + 1);
    const nations = game.frames.filter(({ at }) => at === 'recovery').length;
    if (asked.at === 'recovery' && nations > 1) {
      const save = createSave(builtInWorld, { name: 'recovery', seed, script: [], variants: {}, decisions }, game);
      return { save, nations };
    }
    const decision = randomDecision(builtInWorld, game, chance);
    if (!decision) throw new Error('a random game has come to a dead end');
    decisions.push({ side: asked.side, decision });
    applyInPlace(builtInWorld, game, decision, () => undefined);
  }
}

const slipOf = (page: Page) => page.getByTestId('prompt');

test('one key takes over a choice, the slip counts the nations, and undo asks again', async ({ page }) => {
  const { save, nations } = nationsAsked(1);
  await openSave(page, save);
  await liftCurtain(page);
  const slip = slipOf(page);
  await expect(slip).toHaveAttribute('data-frame', 'recovery');
  await expect(slip).toContainText(`選ぶ国${nations}のうち1番目`);
  await page.keyboard.press('r');
  await expect(slip).toContainText(`選ぶ国${nations}のうち2番目`);
  await page.keyboard.press('z');
  await expect(slip).toContainText(`選ぶ国${nations}のうち1番目`);
  await expect(page.locator('.pick-row [aria-pressed="true"]')).toHaveCount(0);
});
