// npm run lab as it is built: the same results as anywhere else, Ctrl-C, exit codes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGame } from '../../src/lab/results/addGame';
import { gamesCsv } from '../../src/lab/results/csv';
import { reportOf } from '../../src/lab/results/report';
import { emptyResults } from '../../src/lab/results/results';
import { gamesOf, line, pack, planOf, random, world } from './toyLab';

const root = resolve(import.meta.dirname, '../..');
/** Inside the project, where the built program finds its packages. */
const folder = mkdtempSync(join(root, 'node_modules', '.lab-'));
const packFile = join(folder, 'pack.json');

beforeAll(async () => {
  writeFileSync(packFile, JSON.stringify(pack));
  const configFile = join(root, 'vite.cli.config.ts');
  await build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program with the toy pack; `whileRunning` sees it as soon as it says anything. */
function lab(args: readonly string[], whileRunning: (child: ChildProcess) => void = () => {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(folder, 'lab.js'), '--pack', packFile, ...args], { cwd: folder });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  child.stderr.once('data', () => whileRunning(child));
  return new Promise((done) => {
    child.on('close', (code) => done({ code, ...said }));
  });
}

const lastLine = ({ out }: Ended): Record<string, unknown> => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');

describe('npm run lab', () => {
  it('gives the same results as the same plan anywhere else, with threads as without', async () => {
    const lines = [line('random – random'), line('random – random', { players: { axis: random, allies: random } })];
    const plan = planOf({ games: 4, seed: 11, lines });
    const results = emptyResults(world, plan);
    for (const game of gamesOf(plan)) addGame(results, game);
    const csv = join(folder, 'games.csv');
    const args = ['--games', '4', '--seed', '11', '--compare', 'axis=random', '--workers', '2', '--games-csv', csv];
    const ended = await lab([...args, '--json']);
    const { seconds, gamesPerSecond, cancelled, workers, ...report } = lastLine(ended);
    expect(report).toEqual(JSON.parse(JSON.stringify(reportOf(plan, results))));
    expect({ cancelled, workers, code: ended.code }).toEqual({ cancelled: false, workers: 2, code: 0 });
    expect([seconds, gamesPerSecond].every((figure) => typeof figure === 'number' && figure > 0)).toBe(true);
    expect(readFileSync(csv, 'utf8')).toBe(gamesCsv(results));
    expect(ended.err).toContain('8 of 8 games, 0 failed');
  });

  it('prints tables without --json', async () => {
    const { code, out } = await lab(['--games', '2', '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toContain('random – random: 2 games, 0 failed');
    expect(out).toMatch(/2 games in [\d.]+ s, [\d.]+ games\/s\n$/);
  });

  it('prints what it has when it is interrupted', async () => {
    const ended = await lab(['--games', '100000', '--workers', '1', '--json'], (child) => child.kill('SIGINT'));
    const report = lastLine(ended);
    expect(ended.code).toBe(130);
    expect(report).toMatchObject({ cancelled: true, failures: 0 });
    expect(report['games']).toBeGreaterThan(0);
  });

  it('tells what is wrong with its arguments', async () => {
    const { code, out, err } = await lab(['--axis', 'greedy:missing.json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('missing.json: ENOENT');
    expect(err).toContain('npm run lab -- ');
    expect((await lab(['--help'])).code).toBe(0);
  });
});
