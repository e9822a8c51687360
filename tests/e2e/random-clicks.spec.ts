// Random legal play through the screen: whatever is lit can be clicked, nothing fails, and the game goes on.
import { expect, test } from '@playwright/test';
import { clickAround, generator, type Habit } from './support/clicker';
import { decisionsOf } from './support/files';
import { startGame, watchErrors } from './support/table';

const wanted = 300;

/** Counters one by one until their number is right. */
const picking: Habit = [
  ['confirm', 1],
  ['counter', 1],
];

/** What to click at a prompt, tried in this order until something is there. */
const habits: Readonly<Record<string, Habit>> = {
  curtain: [['lift', 1]],
  end: [['again', 1]],
  'title-screen': [['start', 1]],
  chooseHand: [
    ['confirm', 1],
    ['deck', 1],
  ],
  impulse: [
    ['cardUse', 1],
    ['choice', 1],
    ['area', 1],
    ['card', 0.8],
    ['stack', 0.7],
    ['end', 1],
  ],
  points: [
    ['choice', 1],
    ['area', 0.9],
    ['act', 0.2],
    ['pool', 0.25],
    ['stack', 0.95],
    ['end', 1],
  ],
  damage: [['target', 1]],
  recovery: picking,
  overload: picking,
};

/** Prompts that have no habits of their own: counters, then buttons, stacks and areas as they come. */
const others: Habit = [
  ['choice', 1],
  ['area', 0.7],
  ['confirm', 0.8],
  ['counter', 0.8],
  ['act', 0.6],
  ['stack', 0.6],
  ['act', 1],
];

/** What takes time to draw and is no part of the clicks. */
const plain = '.map-ground, .map-label, .map-overview { display: none }';

test('300 random decisions by clicking lit things, without an error', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = watchErrors(page);
  const clicks = { habits, others, random: generator(20260) };
  const seen = new Set<string>();
  await startGame(page, { seed: 4711, name: 'random' });
  await page.addStyleTag({ content: plain });
  for (let batch = 0; (await decisionsOf(page)) < wanted; batch += 1) {
    for (const frame of await clickAround(page, 50, clicks)) seen.add(frame);
    expect(errors).toEqual([]);
    expect([...seen]).not.toContain('wreck');
    expect(batch, `clicks at ${[...seen].join(', ')}`).toBeLessThan(wanted);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['curtain', 'chooseHand', 'impulse', 'points', 'damage']));
  await expect(page.getByTestId('notice')).toHaveCount(0);
});
