// The map under the hand: dragging, boxes, search and overlays, and that the printed board is never drawn anew.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { decisionsBefore, openSave, saveAfter } from './support/positions';
import { clearTheMap, liftCurtain, watchErrors } from './support/table';

/** Romania is full of armour, one group may move: the event of turn 4. */
const beforeKiev = decisionsBefore(({ decision }) => decision.type === 'move' && decision.path.at(-1) === 'kiev', 4);

async function openMap(page: Page): Promise<void> {
  await openSave(page, saveAfter(beforeKiev));
  await liftCurtain(page);
  await clearTheMap(page);
  await expect(page.getByTestId('stack-romania-axis')).toBeVisible();
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chosen = (page: Page): Promise<number> => page.locator('.map-fan [aria-pressed="true"]').count();

async function take(page: Page, stack: string, to: string): Promise<void> {
  const from = await middleOf(page.getByTestId(stack));
  const there = await middleOf(page.getByTestId(to));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 12, from.y - 6, { steps: 2 });
  await page.mouse.move(there.x, there.y, { steps: 4 });
  await expect(page.locator('.map-ghost .map-pile')).toBeVisible();
}

test('a stack is dragged to a lit area; escape lets go of it', async ({ page }) => {
  const errors = watchErrors(page);
  await openMap(page);
  await take(page, 'stack-romania-axis', 'stack-hungary-axis');
  await expect(page.getByTestId('area-hungary')).toHaveAttribute('data-lit', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.map-ghost')).toHaveCount(0);
  await page.mouse.up();
  expect(await chosen(page)).toBe(0);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'offensive');

  await take(page, 'stack-romania-axis', 'stack-hungary-axis');
  await page.mouse.up();
  await expect(page.getByTestId('stack-hungary-axis')).toHaveAttribute('data-units', /DE-TF-1/);
  expect(errors).toEqual([]);
});

test('let go over no lit area, a group stays chosen; the map under it pans as before', async ({ page }) => {
  await openMap(page);
  await take(page, 'stack-romania-axis', 'stack-paris-axis');
  await page.mouse.up();
  expect(await chosen(page)).toBeGreaterThan(1);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'offensive');
  await page.keyboard.press('Escape');
  const before = await middleOf(page.getByTestId('stack-paris-axis'));
  const sea = await middleOf(page.getByTestId('stack-north-sea-allies'));
  await page.mouse.move(sea.x + 40, sea.y);
  await page.mouse.down();
  await page.mouse.move(sea.x + 120, sea.y + 40, { steps: 4 });
  await page.mouse.up();
  const after = await middleOf(page.getByTestId('stack-paris-axis'));
  expect(after.x - before.x).toBeCloseTo(80, -1);
  expect(after.y - before.y).toBeCloseTo(40, -1);
});

test('with shift a box takes a stack, and a click in the tray all counters up to it', async ({ page }) => {
  await openMap(page);
  const { x, y } = await middleOf(page.getByTestId('stack-romania-axis'));
  await page.keyboard.down('Shift');
  await page.mouse.move(x - 60, y - 50);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 3 });
  await expect(page.locator('.map-box')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('.map-box')).toHaveCount(0);
  expect(await chosen(page)).toBeGreaterThan(3);

  await page.locator('.map-fan-filters button').last().click();
  expect(await chosen(page)).toBe(0);
  const counters = page.locator('.map-fan-unit');
  await counters.first().click();
  await page
    .locator('.map-fan-unit[aria-pressed="false"]')
    .nth(1)
    .click({ modifiers: ['Shift'] });
  expect(await chosen(page)).toBe(3);
});

test('an area is gone to by its name, and its stack taken by keys', async ({ page }) => {
  await openMap(page);
  await page.keyboard.press('/');
  await page.getByTestId('area-search').fill('ruma');
  await expect(page.getByTestId('area-search')).toHaveAttribute('aria-expanded', 'false');
  await page.getByTestId('area-search').fill('るーま');
  await expect(page.getByTestId('found-romania')).toContainText('Romania');
  await page.keyboard.press('Enter');
  await expect(page.locator('.map-area-button[data-area="romania"]')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await chosen(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  expect(await chosen(page)).toBe(0);
});

test('overlays come and go by their keys and are remembered', async ({ page }) => {
  await openMap(page);
  await page.keyboard.press('o');
  await page.keyboard.press('l');
  await expect(page.getByTestId('overlays')).toContainText('R13.2');
  await expect(page.getByTestId('do-overlay-lines')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('w');
  await expect(page.getByTestId('overlays')).toContainText('枢軸 7点');
  await page.reload();
  await liftCurtain(page);
  await expect(page.locator('.map-points').first()).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.locator('.map-points')).toHaveCount(0);
});

/** What React last drew an element with: the same object until the component that holds it is drawn anew. */
function drawnWith(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
    const seen = element as unknown as Record<string, unknown>;
    const [now, before] = [seen[key], seen['seenBefore']];
    seen['seenBefore'] = now;
    return now !== undefined && now === before;
  });
}

test('no pointer draws the printed board anew', async ({ page }) => {
  await openMap(page);
  const board = '.map-ground:first-child img';
  const stack = '[data-testid="stack-romania-axis"]';
  await drawnWith(page, board);
  await drawnWith(page, stack);
  const { x, y } = await middleOf(page.locator(stack));
  for (const dx of [0, -30, -60, -90, -120]) await page.mouse.move(x + dx, y - 40);
  await page.mouse.wheel(0, 60);
  await page.locator(stack).click();
  expect(await chosen(page)).toBeGreaterThan(1);
  expect(await drawnWith(page, stack)).toBe(false);
  await take(page, 'stack-romania-axis', 'stack-hungary-axis');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.press('c');
  await take(page, 'stack-romania-axis', 'stack-hungary-axis');
  await page.mouse.up();
  await expect(page.getByTestId('stack-hungary-axis')).toHaveAttribute('data-units', /DE-TF-1/);
  expect(await drawnWith(page, board)).toBe(true);
});

test('the buttons of the map cover no tray, and the drawer no area that is gone to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMap(page);
  await page.getByTestId('do-search').click();
  await page.getByTestId('area-search').fill('モスクワ');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  const stack = await middleOf(page.locator('[data-stack^="moscow-"]'));
  const tools = await middleOf(page.getByTestId('do-search'));
  await page.mouse.move(stack.x + 60, stack.y + 90);
  await page.mouse.down();
  await page.mouse.move(tools.x + 30, tools.y + 150, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  await page.locator('[data-stack^="moscow-"]').click();
  const tray = page.locator('.map-fan-tray');
  await expect(tray).toBeVisible();
  const [lies, button] = [await tray.boundingBox(), await page.getByTestId('do-search').boundingBox()];
  if (!lies || !button) throw new Error('tray and buttons are not on the screen');
  const apart = lies.x + lies.width <= button.x || lies.y >= button.y + button.height;
  expect(apart).toBe(true);

  await page.getByTestId('do-drawer').click();
  await page.waitForTimeout(500);
  await page.getByTestId('do-search').click();
  await page.getByTestId('area-search').fill('アイルランド');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(600);
  const drawer = await page.getByTestId('drawer').boundingBox();
  const ireland = await middleOf(page.getByTestId('area-ireland'));
  if (!drawer) throw new Error('the drawer is not on the screen');
  expect(ireland.x).toBeGreaterThan(drawer.x + drawer.width);
});

test('a counter of the force pool is dragged to a lit area', async ({ page }) => {
  await openSave(page, saveAfter(decisionsBefore(({ decision }) => decision.type === 'mobilize')));
  await liftCurtain(page);
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
  await page.waitForTimeout(500);
  const counter = page.locator('[data-testid="pool-forcePool"] .unit-choice[data-grip]').first();
  const unit = (await counter.getAttribute('data-grip')) ?? '';
  const from = await middleOf(counter);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 14, from.y + 4, { steps: 3 });
  await expect(page.locator('.map-ghost .map-pile')).toBeVisible();
  const lit = await page.locator('.map-area.lit').evaluateAll((areas) =>
    areas.flatMap((area) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return document.elementFromPoint(x, y) === area ? [{ x, y, id: area.getAttribute('data-area') }] : [];
    }),
  );
  const [to] = lit;
  if (!to) throw new Error('no lit area is free');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(`[data-stack^="${to.id}-"][data-units~="${unit}"]`)).toHaveCount(1);
  await expect(page.locator('.map-ghost')).toHaveCount(0);
});
