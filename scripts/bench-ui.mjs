// @ts-check
// npm run bench:ui: how fast the table answers, in Chromium, on a production build, in a game of turn 8. A benchmark, not a test.
// Prints one JSON object a line; times in ms, sizes in bytes.
//   npm run bench:ui -- [--rounds=12] [--only=load,move,attack,airAttack,damage,pan] [--throttle=1,4]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { benchLoading } from './bench/loading.mjs';
import { framesDuring, prepare, rest, summary, throttle, timedClick, timedPoint } from './bench/measures.mjs';
import { act, clickable, lay, stack } from './bench/table.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './install.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../src/lab/positions').Position} Position */
/** @typedef {import('../src/lab/positions').Sought} Sought */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    only: { type: 'string', default: 'load,move,attack,airAttack,damage,pan' },
    throttle: { type: 'string', default: '1,4' },
    turn: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const rounds = Number(values.rounds);
const only = values.only.split(',');
const rates = values.throttle.split(',').map(Number);
const folder = join(root, '.cache/bench-ui');
const viewport = { width: 1440, height: 900 };

const print = (/** @type {object} */ line) => console.log(JSON.stringify(line));

/** A position of a random game that the rules' own code has played. @param {Sought} sought @returns {Promise<Position>} */
async function positionFor(sought) {
  const options = /** @type {const} */ ({ root, configFile: false, logLevel: 'warn' });
  const { module: lab } = await runnerImport('./src/lab/positions.ts', options);
  const { module: store } = await runnerImport('./src/store/builtInWorld.ts', options);
  const { positionFor: find } = /** @type {typeof import('../src/lab/positions')} */ (lab);
  const { builtInWorld } = /** @type {typeof import('../src/store/builtInWorld')} */ (store);
  return find(builtInWorld(), sought, Number(values.turn), Number(values.seed));
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** @param {string} address @param {Position} position @param {number} rate @param {(page: Page) => Promise<void>} measure */
async function atTable(address, position, rate, measure) {
  const context = await browser.newContext({ viewport, locale: 'ja-JP', serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  await lay(page, position);
  await throttle(page, rate);
  try {
    await measure(page);
  } finally {
    await context.close();
  }
}

/** @typedef {Record<string, number[]>} Times */
/** @typedef {(address: string, position: Position, rate: number) => Promise<Times>} Scenario */

const area = (/** @type {string | undefined} */ id) => `[data-testid="area-${id}"]`;

/** Selects, moves, takes back, again and again. @type {Scenario} */
async function moves(address, position, rate) {
  /** @type {{ select: number[], intent: number[], move: number[], undo: number[] }} */
  const times = { select: [], intent: [], move: [], undo: [] };
  await atTable(address, position, rate, async (page) => {
    for (let round = 0; round < rounds; round += 1) {
      times.select.push(await timedClick(page, await clickable(page, stack(position))));
      times.intent.push(await timedClick(page, await clickable(page, act('move'))));
      const to = position.areas[round % position.areas.length];
      times.move.push(await timedClick(page, await clickable(page, area(to))));
      times.undo.push(await timedClick(page, await clickable(page, act('undo'))));
      await rest(page, 500);
    }
  });
  return times;
}

/** Points at one target after the other: the odds follow. @type {Scenario} */
async function targets(address, position, rate) {
  /** @type {number[]} */
  const pointing = [];
  await atTable(address, position, rate, async (page) => {
    await timedClick(page, await clickable(page, stack(position)));
    await timedClick(page, await clickable(page, act('airAttack')));
    for (const id of position.areas) pointing.push(await timedPoint(page, await clickable(page, area(id))));
  });
  return { 'point at a target': pointing };
}

/** Dice cannot be taken back: every attack has a table of its own. @type {Scenario} */
async function attacks(address, position, rate) {
  /** @type {{ 'open odds': number[], attack: number[] }} */
  const times = { 'open odds': [], attack: [] };
  for (let round = 0; round < rounds; round += 1) {
    await atTable(address, position, rate, async (page) => {
      times['open odds'].push(await timedClick(page, await clickable(page, stack(position))));
      await page.getByTestId('odds').waitFor();
      times.attack.push(await timedClick(page, await clickable(page, act('attack'))));
    });
  }
  return times;
}

/** @type {Scenario} */
async function damages(address, position, rate) {
  /** @type {number[]} */
  const allocating = [];
  for (let round = 0; round < rounds; round += 1) {
    await atTable(address, position, rate, async (page) => {
      allocating.push(await timedClick(page, await clickable(page, act(`damage-${position.group[0]}`))));
    });
  }
  return { 'allocate damage': allocating };
}

/** @type {Record<Sought, Scenario>} */
const scenarios = { move: moves, airAttack: targets, attack: attacks, damage: damages };

/** @param {string} address @param {Sought} sought @param {number} rate */
async function benchClicks(address, sought, rate) {
  const times = await scenarios[sought](address, await positionFor(sought), rate);
  for (const [name, figures] of Object.entries(times)) print({ name, throttle: rate, ...summary(figures) });
}

/** Drags the map to and fro for three seconds. @param {Page} page */
async function drag(page) {
  const middle = { x: 560, y: 360 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const start = performance.now();
  for (let now = start; now < start + 3000; now = performance.now()) {
    const phase = ((now - start) / 1000) * 2 * Math.PI * 0.5;
    await page.mouse.move(middle.x + 220 * Math.sin(phase), middle.y + 120 * Math.sin(2 * phase));
  }
  await page.mouse.up();
}

/** @param {string} address @param {number} rate */
async function benchPanning(address, rate) {
  await atTable(address, await positionFor('move'), rate, async (page) => {
    await page.getByTestId('do-zoom-in').click();
    await page.getByTestId('do-zoom-in').click();
    await rest(page, 1500);
    print({ name: 'pan', throttle: rate, ...(await framesDuring(page, () => drag(page))) });
  });
}

await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await serve({ folder, port: 0 });
try {
  print({
    name: 'bench:ui',
    turn: Number(values.turn),
    rounds,
    viewport,
    browser: browser.version(),
    node: process.version,
  });
  if (only.includes('load')) {
    const context = await browser.newContext({ viewport, locale: 'ja-JP', serviceWorkers: 'block' });
    await benchLoading(await context.newPage(), { address: server.address, folder, print });
    await context.close();
  }
  for (const rate of rates) {
    for (const sought of /** @type {Sought[]} */ (Object.keys(scenarios))) {
      if (only.includes(sought)) await benchClicks(server.address, sought, rate);
    }
    if (only.includes('pan')) await benchPanning(server.address, rate);
  }
} finally {
  await browser.close();
  server.close();
}
