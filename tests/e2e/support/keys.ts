// A player without a pointer: every decision by keys alone, with the focus in sight wherever it goes.
import { expect, type Page } from '@playwright/test';
import areas from '../../../src/data/areas.json' with { type: 'json' };
import type { Decision } from '../../../src/engine';

const enough = 120;

/** What has the focus, and whether it shows it: a ring on it or on something in it, or the outline of its area. */
function focusShown(page: Page): Promise<{ id: string; shown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const outlined = element.matches('.map-area-button') && document.querySelector('.map-outline.focus') !== null;
    const rings = [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part));
    const shown = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { shown: shown || outlined, id: `${element.getAttribute('data-testid') ?? element.outerHTML.slice(0, 80)}` };
  });
}

export async function expectFocusShown(page: Page): Promise<void> {
  const { id, shown } = await focusShown(page);
  expect(shown, `the focus on ${id} is seen`).toBe(true);
}

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on with the tabulator until something has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; !(await hasFocus(page, selector)); presses += 1) {
    expect(presses, `the tabulator leads to ${selector}`).toBeLessThan(enough);
    await page.keyboard.press('Tab');
  }
  await expectFocusShown(page);
}

const byId = (id: string): string => `[data-testid="${id}"]`;

async function activate(page: Page, id: string, key = 'Enter'): Promise<void> {
  await tabTo(page, byId(id));
  await page.keyboard.press(key);
}

/** Goes to an area of the map by its name. */
async function goToArea(page: Page, area: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.insertText(areas.find(({ id }) => id === area)?.ja ?? area);
  await expect(page.getByTestId(`found-${area}`)).toBeVisible();
  for (let turns = 0; (await page.getByTestId(`found-${area}`).getAttribute('aria-selected')) !== 'true'; turns += 1) {
    expect(turns).toBeLessThan(10);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator(`.map-area-button[data-area="${area}"]`)).toBeFocused();
  await expectFocusShown(page);
}

/** Goes on with N from one lit area to the next. */
async function nextLit(page: Page, area: string): Promise<void> {
  for (let presses = 0; presses === 0 || !(await hasFocus(page, `[data-area="${area}"]`)); presses += 1) {
    expect(presses, `${area} is lit`).toBeLessThan(enough);
    await page.keyboard.press('n');
  }
  await expectFocusShown(page);
}

const areaOf = (page: Page, unit: string): Promise<string> =>
  page.locator(`[data-stack][data-units~="${unit}"]`).evaluate((stack) => stack.getAttribute('data-area') ?? '');

const chosenUnits = (page: Page): Promise<string[]> =>
  page
    .locator('.map-fan [data-testid^="unit-"][aria-pressed="true"]')
    .evaluateAll((counters) => counters.map((counter) => counter.getAttribute('data-testid')?.slice(5) ?? ''));

/** The stack, then the counters that are missing or too many; a group that has moved by an event is chosen already. */
async function chooseGroup(page: Page, units: readonly string[]): Promise<void> {
  if (!(await chosenUnits(page)).includes(units[0] ?? '')) {
    await goToArea(page, await areaOf(page, units[0] ?? ''));
    await page.keyboard.press('Space');
    await expect(page.locator('.map-fan [aria-pressed="true"]')).not.toHaveCount(0);
  }
  const chosen = await chosenUnits(page);
  const wrong = [...units.filter((id) => !chosen.includes(id)), ...chosen.filter((id) => !units.includes(id))];
  for (const id of wrong) await activate(page, `unit-${id}`, 'Space');
  expect((await chosenUnits(page)).toSorted()).toEqual(units.toSorted());
}

async function playCard(page: Page, card: string, first: 'event' | 'points'): Promise<void> {
  const key = await page.getByTestId(`card-${card}`).getAttribute('data-key');
  await page.keyboard.press(key ?? '1');
  await expect(page.getByTestId('card-choice')).toBeVisible();
  await expectFocusShown(page);
  await page.keyboard.press(first === 'event' ? 'e' : 'v');
}

async function mobilize(page: Page, unit: string, to: string): Promise<void> {
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('p');
  await tabTo(page, `[data-testid="drawer"] ${byId(`unit-${unit}`)}`);
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  await activate(page, 'do-mobilize');
  await nextLit(page, to);
  await page.keyboard.press('Enter');
}

/** Presses what the decision needs; decisions that turn 1 of the main line does not have are not known. */
export async function performByKeys(page: Page, decision: Decision): Promise<void> {
  switch (decision.type) {
    case 'chooseHand':
      for (const card of decision.cards) await activate(page, `card-${card}`, 'Space');
      return page.keyboard.press('Enter');
    case 'playCard':
      return playCard(page, decision.card, decision.first);
    case 'pass':
      return page.keyboard.press('x');
    case 'done':
      return activate(page, 'do-done');
    case 'move':
      await chooseGroup(page, decision.group);
      await page.keyboard.press('m');
      await nextLit(page, decision.path.at(-1) ?? '');
      return page.keyboard.press('Enter');
    case 'attack':
      await chooseGroup(page, decision.group);
      return page.keyboard.press('a');
    case 'damage':
      return activate(page, `do-damage-${decision.unit}`);
    case 'retreat':
      return activate(page, `do-retreat-${decision.to}`);
    case 'mobilize':
      return mobilize(page, decision.unit, decision.path.at(-1) ?? '');
    case 'negotiate':
      return activate(page, `do-negotiate-${decision.nation}-${decision.move}`);
    case 'develop':
      return activate(page, `do-develop-${decision.card}`);
    case 'recover':
      for (const unit of decision.units) await activate(page, `pick-${unit}`, 'Space');
      return page.keyboard.press('Enter');
    default:
      throw new Error(`no keys for ${decision.type}`);
  }
}
