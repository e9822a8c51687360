// A walk through every screen of the program, for what has to hold on each of them.
import { expect, type Page } from '@playwright/test';
import type { Save } from '../../../src/engine';
import { fuzzGame, saveOf } from '../../../src/lab/fuzz';
import { builtInWorld } from '../../support/builtInWorld';
import { importFile } from './files';
import { decisionOf, saveAfter } from './positions';
import { clearTheMap, liftCurtain } from './table';

type Visit = (screen: string) => Promise<void>;

/** The screens of the tour, in its order. */
export const SCREENS = [
  'title page',
  'new game',
  'guide',
  'saved games',
  'curtain',
  'hand choice',
  'combat',
  'timeline',
  'chart of losses',
  'chart of hands',
  'table of figures',
  'comparison',
  'replay',
  'retreat',
  'ambush',
  'table',
  'rule-book',
  'glossary',
  'help',
  'settings',
  'save-menu',
  'going back',
  'end',
] as const;

/** Leaves the game on the table, behind the curtain, for the title page. */
export async function leave(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByTestId('do-lift-curtain')).toBeFocused();
  await page.keyboard.press('m');
  await page.getByTestId('do-close').click();
  await expect(page.getByTestId('title-screen')).toBeVisible();
}

/** Opens another game from the title page. */
async function lay(page: Page, save: Save): Promise<void> {
  if (!(await page.getByTestId('title-screen').isVisible())) await leave(page);
  await importFile(page, 'R20.json', JSON.stringify(save));
}

async function visitTitle(page: Page, visit: Visit): Promise<void> {
  await expect(page.getByTestId('samples')).toBeVisible();
  await visit('title page');
  await page.getByTestId('advanced').click();
  await visit('new game');
  await page.getByTestId('do-guided').click();
  await expect(page.getByTestId('guide')).toBeVisible();
  await visit('guide');
  await leave(page);
  await visit('saved games');
}

async function visitHandChoice(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('allies', 'chooseHand', 3)));
  await expect(page.getByTestId('curtain')).toBeVisible();
  await visit('curtain');
  await liftCurtain(page);
  await expect(page.getByTestId('hand-choice')).toBeVisible();
  await visit('hand choice');
}

/** What the timeline can show, then a showing of the line on the map. */
async function visitTimeline(page: Page, visit: Visit): Promise<void> {
  await page.keyboard.press('t');
  await expect(page.getByTestId('timeline')).toBeVisible();
  await visit('timeline');
  await page.getByTestId('do-measure-lost').click();
  await visit('chart of losses');
  await page.getByTestId('do-measure-hands').click();
  await visit('chart of hands');
  await page.getByTestId('do-as-table').click();
  await visit('table of figures');
  await page.getByTestId('do-as-table').click();
  await page.getByTestId('do-replay-back').click();
  await page.keyboard.press('c');
  await expect(page.getByTestId('comparison')).toBeVisible();
  await visit('comparison');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByTestId('replay')).toBeVisible();
  await visit('replay');
  await page.keyboard.press('Escape');
}

/** Dice on the table and damage to be placed, looking back over it; then the answers of the other side. */
async function visitCombat(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('axis', 'damage', 3)));
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'damage');
  await visit('combat');
  await visitTimeline(page, visit);
  await lay(page, saveAfter(decisionOf('allies', 'retreat', 3)));
  await liftCurtain(page);
  await expect(page.getByTestId('fight')).toBeVisible();
  await visit('retreat');
  await lay(page, saveAfter(decisionOf('allies', 'decline', 3)));
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'ambush');
  await visit('ambush');
}

/** A group that has moved by an event and may attack, with its tray and its odds. */
async function visitGroup(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveAfter(decisionOf('axis', 'attack', 3)));
  await liftCurtain(page);
  await clearTheMap(page);
  await expect(page.getByTestId('odds')).toBeVisible();
  await visit('table');
}

async function visitBook(page: Page, visit: Visit): Promise<void> {
  await page.getByTestId('do-book').click();
  await expect(page.getByTestId('rule-book')).toBeVisible();
  await visit('rule-book');
  await page.getByTestId('rule-book').getByRole('tab').last().click();
  await visit('glossary');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rule-book')).toHaveCount(0);
}

/** The sheets over the table, each with the tool that opens it. */
async function visitSheets(page: Page, visit: Visit): Promise<void> {
  await visitBook(page, visit);
  for (const [name, act] of [
    ['help', 'help'],
    ['settings', 'settings'],
    ['save-menu', 'save-menu'],
    ['go-back', 'undo'],
  ] as const) {
    await page.getByTestId(`do-${act}`).click();
    await expect(page.getByTestId(name)).toBeVisible();
    await visit(name === 'go-back' ? 'going back' : name);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(name)).toHaveCount(0);
  }
}

async function visitEnd(page: Page, visit: Visit): Promise<void> {
  await lay(page, saveOf(builtInWorld, fuzzGame(builtInWorld, 5)));
  await expect(page.getByTestId('end')).toBeVisible();
  await visit('end');
}

/** Goes through all screens, in the language and look of the page; their names. */
export async function tour(page: Page, look: Visit): Promise<readonly string[]> {
  const visited: string[] = [];
  const visit: Visit = async (screen) => {
    visited.push(screen);
    await look(screen);
  };
  await visitTitle(page, visit);
  await visitHandChoice(page, visit);
  await visitCombat(page, visit);
  await visitGroup(page, visit);
  await visitSheets(page, visit);
  await visitEnd(page, visit);
  return visited;
}
