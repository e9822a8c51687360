// The table as a player finds it in the browser: start a game, sit down behind the curtain, point at units and areas.
import { expect, type Locator, type Page } from '@playwright/test';

/** Errors of the page and the console, collected from the first moment on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

export interface Setup {
  readonly name?: string;
  readonly seed?: number;
  readonly script?: readonly number[];
}

/** Opens the page and starts a game on the title page. */
export async function startGame(page: Page, { name = '', seed = 1, script = [] }: Setup = {}): Promise<void> {
  await page.goto('/');
  await page.getByTestId('game-name').fill(name);
  await page.getByTestId('game-seed').fill(`${seed}`);
  await page.getByTestId('advanced').click();
  await page.getByTestId('game-script').fill(script.join(' '));
  await page.getByTestId('do-start').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
}

/** Holds the button of the curtain as long as it wants to be held. */
export async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.getByTestId('curtain');
  await page.getByTestId('do-lift-curtain').hover();
  await page.mouse.down();
  await expect(curtain).toBeHidden();
  await page.mouse.up();
}

export const isCurtainDown = (page: Page): Promise<boolean> => page.getByTestId('curtain').isVisible();

/** The prompt that lies on the table. */
export async function promptOf(page: Page): Promise<{ frame: string; side: string }> {
  const slip = page.getByTestId('prompt');
  return {
    frame: (await slip.getAttribute('data-frame')) ?? '',
    side: (await slip.getAttribute('data-side')) ?? '',
  };
}

type Point = { readonly x: number; readonly y: number };

/** A point of the screen, from the middle of a thing outwards, where a click reaches what is meant. */
function pointIn(thing: Locator, meant: string): Promise<Point | null> {
  return thing.evaluate((shape, selector) => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    const parts = 24;
    for (let n = 0; n < parts * parts; n += 1) {
      const spread = (k: number): number => 0.5 + (k % 2 === 0 ? 1 : -1) * (Math.ceil(k / 2) / parts);
      const x = left + width * spread(n % parts);
      const y = top + height * spread(Math.floor(n / parts));
      if (document.elementFromPoint(x, y)?.closest(selector)) return { x, y };
    }
    return null;
  }, meant);
}

/** A point that may take a few pictures to come, while the map is laid out or moves. */
async function soonIn(page: Page, find: () => Promise<Point | null>): Promise<Point | null> {
  let point = await find();
  for (let pictures = 0; !point && pictures < 10; pictures += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    point = await find();
  }
  return point;
}

/** Clicks a card of the open hand where no other lies over it. */
export async function clickCard(page: Page, card: string): Promise<void> {
  const name = `[data-testid="card-${card}"]`;
  const point = await soonIn(page, () => pointIn(page.locator(name), name));
  if (!point) throw new Error(`no place to click on ${card}`);
  await page.mouse.click(point.x, point.y);
}

/** Clicks an area of the map, if need be with the whole map in sight. */
export async function clickArea(page: Page, area: string): Promise<void> {
  const find = (): Promise<Point | null> => pointIn(page.getByTestId(`area-${area}`), `[data-area="${area}"]`);
  let point = await soonIn(page, find);
  if (!point) {
    await page.getByTestId('do-zoom-all').click();
    point = await soonIn(page, find);
  }
  if (!point) throw new Error(`no place to click in ${area}`);
  await page.mouse.click(point.x, point.y);
}

/** Clicks the stack that holds a unit. Where others hide it, the map is drawn nearer there with the wheel first. */
export async function clickStack(page: Page, unit: string): Promise<void> {
  const stack = page.locator(`[data-stack][data-units~="${unit}"]`);
  const find = (): Promise<Point | null> => pointIn(stack, `[data-units~="${unit}"]`);
  let point = await soonIn(page, find);
  if (!point) await page.getByTestId('do-zoom-all').click();
  for (let turns = 0; !point && turns < 5; turns += 1) {
    const { x, y, width, height } = (await stack.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -120);
    point = await soonIn(page, find);
  }
  if (!point) throw new Error(`no place to click on the stack of ${unit}`);
  await page.mouse.click(point.x, point.y);
}

/** Selects exactly these units of one stack: a click on the stack, then the missing and the others in the tray. */
export async function selectGroup(page: Page, units: readonly string[]): Promise<void> {
  const [first] = units;
  if (first === undefined) throw new Error('an empty group cannot be selected');
  const tray = page.locator('.map-fan').getByTestId(`unit-${first}`);
  if (!(await tray.isVisible())) await clickStack(page, first);
  const chosen = await pressedInTray(page);
  const toggled = [...units.filter((id) => !chosen.includes(id)), ...chosen.filter((id) => !units.includes(id))];
  for (const id of toggled) await page.getByTestId(`unit-${id}`).click();
  expect((await pressedInTray(page)).toSorted()).toEqual(units.toSorted());
}

/** Units that are ticked in the tray. */
const pressedInTray = (page: Page): Promise<string[]> =>
  page
    .locator('.map-fan [data-testid^="unit-"][aria-pressed="true"]')
    .evaluateAll((counters) => counters.map((counter) => counter.getAttribute('data-testid')?.slice(5) ?? ''));

/** The whole map in sight, nothing lying on it. */
export async function clearTheMap(page: Page): Promise<void> {
  const drawer = page.getByTestId('do-drawer');
  if ((await drawer.getAttribute('aria-expanded')) === 'true') await drawer.click();
}
