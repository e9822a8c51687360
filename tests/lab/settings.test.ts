// Arguments of npm run lab, and the files they name: what is wrong is told with its place and reason.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { experimentOf } from '../../src/lab/commandLine/job';
import { Mistake, type Settings, settingsOf } from '../../src/lab/commandLine/settings';
import { replayOf } from '../../src/lab/replayOf';
import { line, pack, planOf, world } from './toyLab';

function given(...args: string[]): Settings {
  const settings = settingsOf(args);
  if (!settings) throw new Error('only the usage was asked for');
  return settings;
}

/** What is said about a mistake; anything else that is thrown is a fault of the program. */
function mistake(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  throw new Error('no mistake was found');
}

/** A game that ends before its first decision. */
const brokenOff = planOf({ lines: [line('pass', { opening: [{ side: 'axis', decision: { type: 'pass' } }] })] });

describe('arguments', () => {
  it('name bots, strategies, games, seed, files', () => {
    const settings = given('--axis', 'greedy:a:b.json', '--games', '7', '--seed=-3', '--workers', '3', '--json');
    expect(settings).toMatchObject({
      games: 7,
      seed: -3,
      workers: 3,
      from: null,
      pack: null,
      json: true,
      budget: null,
    });
    expect(settings.lines).toEqual([
      { axis: { bot: 'greedy', strategy: 'a:b.json' }, allies: { bot: 'random', strategy: null } },
    ]);
    expect(settingsOf(['--help'])).toBeNull();
  });

  it('name lines to compare by what differs from the first', () => {
    const { lines } = given(
      '--axis',
      'greedy',
      '--compare',
      'axis=planner:x,y.json,allies=greedy',
      '--compare',
      'allies=greedy:z',
    );
    const plain = (bot: string, strategy: string | null = null) => ({ bot, strategy });
    expect(lines.slice(1)).toEqual([
      { axis: plain('planner', 'x,y.json'), allies: plain('greedy') },
      { axis: plain('greedy'), allies: plain('greedy', 'z') },
    ]);
  });

  it.each([
    [['--axis', 'clever'], '--axis: no bot "clever"; there are random, greedy, planner'],
    [['--allies', 'greedy:'], '--allies: the file of the strategy is missing after the colon'],
    [['--games', '0'], '--games: a whole number from 1 on is wanted, not "0"'],
    [['--games', '1.5'], '--games: a whole number from 1 on is wanted, not "1.5"'],
    [['--seed', ''], /^--seed: a whole number .*, not ""$/],
    [['--workers', 'all'], '--workers: a whole number from 1 on is wanted, not "all"'],
    [['--compare', 'greedy'], '--compare: axis=… or allies=… is wanted, not "greedy"'],
    [['--compare', 'axis=clever'], /^--compare: no bot "clever"/],
    [['--from', 'save.json', '--viewer', 'me'], '--viewer: axis or allies is wanted, not "me"'],
    [['--viewer', 'axis'], '--viewer: it looks at the position of --from, which is missing'],
    [['--side', 'axis'], /--side/],
    [['extra'], /extra/],
  ])('%j is told what is wrong with it', (args, message) => {
    expect(mistake(() => settingsOf(args))).toMatch(message);
  });
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  const toyFile = file('pack.json', pack);
  const strategy = {
    ...{ schema: 1, side: 'axis', name: { ja: 'blitz', en: 'blitz' } },
    ...{ hands: [], development: [], diplomacy: [], play: [] },
  };
  const blitz = file('blitz.json', strategy);
  const read = (...args: string[]) => experimentOf(given('--pack', toyFile, ...args));

  it('make the plan', () => {
    const { world: made, job } = read('--axis', `random:${blitz}`, '--games', '3', '--seed', '8', '--budget', '50');
    expect(made.id).toBe('toy');
    expect(job.pack).toEqual(pack);
    expect(job.plan).toMatchObject({ games: 3, seed: 8, from: null });
    expect(job.plan.lines).toMatchObject([
      { name: 'random:blitz – random', players: { axis: { bot: 'random', strategy, budget: 50 } } },
    ]);
  });

  it('a save is where games begin', () => {
    const whole = replayOf(world, planOf(), 0, 0);
    const path = file('over.json', whole);
    expect(mistake(() => read('--from', path))).toBe(`${path}: the game is over`);
    const start = replayOf(world, brokenOff, 0, 0);
    const from = file('start.json', start);
    expect(read('--from', from).job.plan).toMatchObject({ from: start });
    expect(read('--from', from).job.plan).not.toHaveProperty('viewer');
    expect(read('--from', from, '--viewer', 'allies').job.plan).toMatchObject({ from: start, viewer: 'allies' });
  });

  it.each([
    ['--from', 'missing.json', null, /missing\.json: ENOENT/],
    ['--from', 'text.json', '{ "format"', /text\.json: .*JSON/],
    ['--from', 'nosave.json', { a: 1 }, /nosave\.json:\n {2}format: notASave/],
    [
      '--from',
      'builtin.json',
      { format: 'third-reich-save', schema: 2, pack: { id: 'x', hash: 'y' } },
      /pack: otherPack: x y/,
    ],
    ['--pack', 'badpack.json', { ...pack, nations: [] }, /badpack\.json:\n {2}.*: \w+, found/],
    ['--axis', 'bad.json', { ...strategy, schema: 9 }, /bad\.json:\n {2}schema: unknownValue, found 9/],
    ['--allies', 'blitz.json', strategy, /blitz\.json: a strategy of the axis, not of the allies/],
  ])('%s %s is told with its place', (option, name, content, message) => {
    const path = content === null ? join(folder, name) : file(name, content);
    const value = option === '--axis' || option === '--allies' ? `random:${path}` : path;
    expect(mistake(() => read(option, value))).toMatch(message);
  });
});
