// A walk through every screen of the program, for what has to hold on each of them.
import { expect, type Page } from '@playwright/test';
import type { Save } from '../../../src/engine';
import { fuzzGame, saveOf } from '../../../src/lab/fuzz';
import { builtInWorld } from '../../support/builtInWorld';
import { importFile } from './files';
import { decisionOf, saveAfter } from './positions';
import { clearTheMap, liftCurtain } from './table';

type Visit = (screen: string) => Promise<void>;

/** Leaves the game on the table, behind the curtain, and opens another from the title page. */
async function lay(page: Page, save: Save): Promise<void> {
  if (!(await page.getByTestId('title-screen').isVisible())) {
    await page.reload();
    await expect(page.getByTestId('do-lift-curtain')).toBeFocused();
    await page.keyboard.press('m');
    await page.getByTestId('do-close').click();
  }
  await importFile(page, 'R20.json', JSON.stringify(save));
}

async function visitHandChoice(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('allies', 'chooseHand', 3)));
  await expect(page.getByTestId('curtain')).toBeVisible();
  await visit('curtain');
  await liftCurtain(page);
  await expect(page.getByTestId('hand-choice')).toBeVisible();
  await visit('hand choice');
}

/** Dice on the table, damage to be placed; then timeline and replay over it. */
async function visitCombat(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('axis', 'damage', 3)));
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'damage');
  await visit('combat');
  await page.keyboard.press('t');
  await expect(page.getByTestId('timeline')).toBeVisible();
  await visit('timeline');
  await page.keyboard.press('r');
  await expect(page.getByTestId('replay')).toBeVisible();
  await visit('replay');
  await page.keyboard.press('Escape');
}

/** A group that has moved by an event and may attack, with its tray and its odds. */
async function visitGroup(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('axis', 'attack', 3)));
  await liftCurtain(page);
  await clearTheMap(page);
  await expect(page.getByTestId('odds')).toBeVisible();
  await visit('table');
}

/** The sheets over the table, each with the tool that opens it. */
async function visitSheets(page: Page, visit: Visit): Promise<void> {
  for (const [name, act] of [
    ['rule-book', 'book'],
    ['help', 'help'],
    ['settings', 'settings'],
    ['save-menu', 'save-menu'],
  ] as const) {
    await page.getByTestId(`do-${act}`).click();
    await expect(page.getByTestId(name)).toBeVisible();
    await visit(name);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(name)).toHaveCount(0);
  }
}

async function visitEnd(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveOf(builtInWorld, fuzzGame(builtInWorld, 5)));
  await expect(page.getByTestId('end')).toBeVisible();
  await visit('end');
}

/** Goes through all screens, in the language of the page; their names. */
export async function tour(page: Page, look: Visit): Promise<readonly string[]> {
  const visited: string[] = [];
  const visit: Visit = async (screen) => {
    visited.push(screen);
    await look(screen);
  };
  await expect(page.getByTestId('samples')).toBeVisible();
  await visit('title page');
  await visitHandChoice(page, visit);
  await visitCombat(page, visit);
  await visitGroup(page, visit);
  await visitSheets(page, visit);
  await visitEnd(page, visit);
  return visited;
}
