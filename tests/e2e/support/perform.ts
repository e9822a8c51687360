// Carries out a decision as a player does: by clicking on the screen.
import type { Page } from '@playwright/test';
import type { Decision } from '../../../src/engine';
import { clickArea, clickCard, selectGroup } from './table';

const press = (page: Page, act: string): Promise<void> => page.getByTestId('prompt').getByTestId(`do-${act}`).click();

/** A group, a kind of action, then an area that it lights. */
async function act(page: Page, kind: string, group: readonly string[], area: string): Promise<void> {
  await selectGroup(page, group);
  await press(page, kind);
  await clickArea(page, area);
}

async function chooseHand(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await page.getByTestId(`card-${card}`).click();
  await press(page, 'confirm-hand');
}

async function playCard(page: Page, card: string, first: string): Promise<void> {
  await clickCard(page, card);
  await page.getByTestId(`do-play-${first}`).click();
}

async function mobilize(page: Page, kind: string, unit: string, path: readonly string[]): Promise<void> {
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
  await page.getByTestId('drawer').getByTestId(`unit-${unit}`).click();
  await drawer.click();
  await press(page, kind);
  await clickArea(page, path.at(-1) ?? '');
}

async function pick(page: Page, kind: string, units: readonly string[]): Promise<void> {
  for (const unit of units) await page.getByTestId(`pick-${unit}`).click();
  await press(page, kind);
}

async function retreat(page: Page, unit: string, to: string): Promise<void> {
  const counter = page.getByTestId(`pick-${unit}`);
  if ((await counter.getAttribute('aria-pressed')) !== 'true') await counter.click();
  await press(page, `retreat-${to}`);
}

async function setController(page: Page, area: string, nation: string): Promise<void> {
  const list = page.getByTestId('controllers');
  if (!(await list.isVisible())) await press(page, 'controllers');
  await page.getByTestId(`do-setController-${area}-${nation}`).click();
}

/** Clicks what the decision needs. */
export async function perform(page: Page, decision: Decision): Promise<void> {
  switch (decision.type) {
    case 'chooseHand':
      return chooseHand(page, decision.cards);
    case 'playCard':
      return playCard(page, decision.card, decision.first);
    case 'useAmbushPoints':
    case 'pass':
    case 'done':
    case 'decline':
    case 'proclaimVichy':
    case 'placePartisan':
      return press(page, decision.type);
    case 'ambush':
      return press(page, 'ambush');
    case 'move':
      return act(page, 'move', decision.group, decision.path.at(-1) ?? '');
    case 'attack':
      await selectGroup(page, decision.group);
      return press(page, 'attack');
    case 'airMove':
      return act(page, 'airMove', decision.group, decision.to);
    case 'airAttack':
      return act(page, 'airAttack', decision.group, decision.area);
    case 'drop':
      return act(page, 'drop', [decision.unit], decision.to);
    case 'mobilize':
    case 'deploy':
      return mobilize(page, decision.type, decision.unit, decision.path);
    case 'setController':
      return setController(page, decision.area, decision.nation);
    case 'damage':
      return page.getByTestId(`do-damage-${decision.unit}`).click();
    case 'retreat':
      return retreat(page, decision.unit, decision.to);
    case 'recover':
    case 'sendToPool':
      return pick(page, decision.type, decision.units);
    case 'negotiate':
      return press(page, `negotiate-${decision.nation}-${decision.move}`);
    case 'develop':
      return press(page, `develop-${decision.card}`);
    case 'release':
      await page.getByTestId(`pick-${decision.unit}`).click();
      return press(page, 'release');
    case 'raid':
      return pick(page, 'raid', decision.group);
    case 'bomb':
      for (const unit of decision.group) await page.getByTestId(`pick-${unit}`).click();
      return clickArea(page, decision.area);
    default:
      decision satisfies never;
  }
}
