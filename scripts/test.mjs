// @ts-check
// npm test: install what is missing, run every check, end with the line `N passed, N failed`.
// npm test -- --only=types,vitest runs the named steps only.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, findChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';
import { sum, tallyFuzz, tallyPlaywright, tallyTool, tallyVitest } from './tally.mjs';

const games = 200;
const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';

/** @typedef {{ code: number, lastLine: string }} End */
/** @typedef {{ command: string[], minutes: number, report?: string, needs?: () => string | null, tally: (end: End) => import('./tally.mjs').Tally }} Step */

/** Name of a step → what it runs, how long that may take, and how its result is counted. @type {Record<string, Step>} */
const steps = {
  biome: {
    command: ['npx', 'biome', 'ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`],
    minutes: 2,
    tally: ({ code }) => tallyTool(code),
  },
  types: { command: ['npx', 'tsc', '--noEmit', '-p', '.'], minutes: 3, tally: ({ code }) => tallyTool(code) },
  knip: { command: ['npx', 'knip'], minutes: 2, tally: ({ code }) => tallyTool(code) },
  vitest: {
    command: [
      'npx',
      'vitest',
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    minutes: 10,
    report: vitestReport,
    tally: ({ code }) => tallyVitest(readReport(vitestReport), code),
  },
  fuzz: {
    command: ['npm', 'run', '--silent', 'fuzz', '--', '--games', `${games}`, '--seed', '1'],
    minutes: 6,
    tally: ({ code, lastLine }) => tallyFuzz(lastLine, games, code),
  },
  e2e: {
    command: ['npx', 'playwright', 'test'],
    minutes: 20,
    report: playwrightReport,
    needs: ensureChromium,
    tally: ({ code }) => tallyPlaywright(readReport(playwrightReport), code),
  },
};

/** Colours on a terminal only. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/** @type {Set<number>} */
const running = new Set();

function stopAll() {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      running.delete(pid);
    }
  }
}

/** Runs a command in a process group of its own, shows its output as it comes. @param {string[]} command @param {number} minutes @returns {Promise<End>} */
function run([program = '', ...args], minutes) {
  return new Promise((resolve) => {
    let tail = '';
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...colours, CHROMIUM_PATH: findChromium() ?? '' },
    });
    if (child.pid) running.add(child.pid);
    const timer = setTimeout(() => {
      console.log(`\n${minutes} 分を超えたので止めます / Stopped after ${minutes} minutes`);
      stopAll();
    }, minutes * 60_000);
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer);
      stopAll();
      running.clear();
      resolve({ code, lastLine: tail.trimEnd().split('\n').at(-1) ?? '' });
    };
    child.stdout.on('data', (chunk) => {
      tail = (tail + chunk).slice(-10_000);
      process.stdout.write(chunk);
    });
    child.on('error', (error) => {
      console.log(error.message);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** @param {string} name @param {Step} step */
async function runStep(name, step) {
  const started = performance.now();
  console.log(`\n=== ${name}: ${step.command.join(' ')}`);
  if (step.report) rmSync(join(root, step.report), { force: true });
  const missing = step.needs?.() ?? null;
  if (missing) console.log(missing);
  const tally = missing ? { passed: 0, failed: 1 } : step.tally(await run(step.command, step.minutes));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${name.padEnd(8)} ${seconds.padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`;
  console.log(`--- ${line}`);
  return { tally, line };
}

/** @returns {string[]} */
function chosenSteps() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const chosen = only ? only.split(',') : Object.keys(steps);
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
  return chosen;
}

async function main() {
  const chosen = chosenSteps();
  if (!ensureInstalled()) throw new Error('パッケージを入れられませんでした / The packages could not be installed');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const results = [];
  for (const [name, step] of Object.entries(steps)) {
    if (chosen.includes(name)) results.push(await runStep(name, step));
  }
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  return sum(results.map(({ tally }) => tally));
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

const total = await main().catch((error) => {
  console.log(error.message);
  return { passed: 0, failed: 1 };
});
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
