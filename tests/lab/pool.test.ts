// Playing a plan in workers: the same results however many there are, cancel and resume, workers that die.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nodeWorkers } from '../../src/lab/nodeWorkers';
import type { Task } from '../../src/lab/plan';
import { playGame } from '../../src/lab/playGame';
import type { FromWorker, Spawn, ToWorker } from '../../src/lab/pool/protocol';
import { type Progress, type Run, type RunSettings, runPlan } from '../../src/lab/pool/runPlan';
import { serve } from '../../src/lab/pool/serve';
import { addGame } from '../../src/lab/results/addGame';
import { emptyResults, type Results } from '../../src/lab/results/results';
import { gamesOf, line, pack, planOf, world } from './toyLab';

const plan = planOf({ games: 6, lines: [line('a'), line('b')] });
const job = { pack, plan };

/** Workers in this thread: messages are copied and arrive later, one at a time. `dies` is asked before every message. */
function workersHere(dies: (message: ToWorker, worker: number) => boolean = () => false): Spawn {
  let started = 0;
  return ({ said, died }) => {
    started += 1;
    const own = started;
    let isAlive = true;
    const answer = serve((message: FromWorker) => isAlive && said(structuredClone(message)));
    const receive = (message: ToWorker): void => {
      if (!isAlive) return;
      if (!dies(message, own)) return answer(message);
      isAlive = false;
      died('killed');
    };
    return {
      send: (message) => void setTimeout(receive, 0, structuredClone(message)),
      stop: () => {
        isAlive = false;
      },
    };
  };
}

async function played(settings: Partial<RunSettings> = {}) {
  const results = settings.results ?? emptyResults(world, plan);
  const end = await runPlan(job, { spawn: workersHere(), workers: 1, ...settings, results }).ended;
  return { end, results };
}

/** All games, none of them in a worker. */
function inTurn(): Results {
  const results = emptyResults(world, plan);
  for (const game of gamesOf(plan)) addGame(results, game);
  return results;
}

const whole = inTurn();

const isGame = (message: ToWorker, line: number, n: number): boolean =>
  message.type === 'play' && message.task.line === line && message.task.n === n;

describe('a plan', () => {
  it.each([1, 2, 5, 40])('gives the same results with %i workers', async (workers) => {
    const { end, results } = await played({ workers });
    expect(end).toEqual({ how: 'finished' });
    expect(JSON.stringify(results)).toBe(JSON.stringify(whole));
  });

  it('is done at once when all its games are there', async () => {
    const spawn: Spawn = () => {
      throw new Error('no worker is needed');
    };
    expect((await played({ spawn, results: structuredClone(whole) })).end).toEqual({ how: 'finished' });
  });

  it('tells how far it is and how long it will take', async () => {
    const told: Progress[] = [];
    let time = 0;
    const now = () => time;
    const onProgress = (progress: Progress) => {
      told.push(progress);
      time += 500;
    };
    await played({ now, onProgress });
    expect(told).toHaveLength(12);
    expect(told.map(({ played: count }) => count)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    // Three games in one second: nine are left for three more.
    expect(told[2]).toEqual({
      ...{ played: 3, total: 12, failures: 0 },
      seconds: 1,
      gamesPerSecond: 3,
      secondsLeft: 3,
    });
    expect(told.at(-1)).toMatchObject({ played: 12, secondsLeft: 0 });
  });
});

describe('cancel', () => {
  /** Cancels after so many games. */
  async function cancelledAfter(count: number, workers: number): Promise<Results> {
    const results = emptyResults(world, plan);
    const onProgress = ({ played: so }: Progress) => {
      if (so === count) run.cancel();
    };
    const run: Run = runPlan(job, { spawn: workersHere(), workers, results, onProgress });
    expect(await run.ended).toEqual({ how: 'cancelled' });
    return results;
  }

  it('keeps what has been played, and both lines are as far', async () => {
    const results = await cancelledAfter(4, 1);
    expect(results.rows.map(({ n, line: of }) => [n, of])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('lets another run play the rest, and nothing twice', async () => {
    const results = await cancelledAfter(5, 2);
    const asked: Task[] = [];
    const spawn = workersHere((message) => {
      if (message.type === 'play') asked.push(message.task);
      return false;
    });
    await played({ spawn, workers: 2, results });
    expect(asked).toHaveLength(7);
    expect(JSON.stringify(results)).toBe(JSON.stringify(whole));
  });
});

describe('a worker that dies', () => {
  it.each([1, 3])('is replaced, and the game it played is reported (%i workers)', async (workers) => {
    const { end, results } = await played({ workers, spawn: workersHere((message) => isGame(message, 1, 2)) });
    expect(end).toEqual({ how: 'finished' });
    const failed = results.rows.filter(({ failure }) => failure !== null);
    expect(failed).toMatchObject([{ line: 1, n: 2, seed: 3, winner: null, failure: 'the worker died: killed' }]);
    expect(results.rows.filter(({ failure }) => failure === null)).toEqual(
      whole.rows.filter((row) => row.n !== 2 || row.line !== 1),
    );
    expect(results.lines[1]).toMatchObject({ games: 5, failures: 1 });
  });

  it('in every game still lets the run come to its end', async () => {
    const { end, results } = await played({ workers: 2, spawn: workersHere(({ type }) => type === 'play') });
    expect(end).toEqual({ how: 'finished' });
    expect(results.rows).toHaveLength(12);
    expect(results.lines.map(({ failures }) => failures)).toEqual([6, 6]);
  });

  it('before it is ready costs no game', async () => {
    const { end, results } = await played({ spawn: workersHere(({ type }, own) => type === 'start' && own === 1) });
    expect(end).toEqual({ how: 'finished' });
    expect(JSON.stringify(results)).toBe(JSON.stringify(whole));
  });

  it('before it is ready, again and again, breaks the run off', async () => {
    const { end } = await played({ workers: 2, spawn: workersHere(({ type }) => type === 'start') });
    expect(end).toEqual({ how: 'broken', reason: 'killed' });
  });
});

it('a job that cannot be done is refused with the reason', async () => {
  const spawn = workersHere();
  const results = emptyResults(world, plan);
  const faulty = { plan, pack: { ...pack, areas: [] } };
  const end = await runPlan(faulty, { spawn, workers: 2, results }).ended;
  expect(end).toEqual({ how: 'broken', reason: expect.stringMatching(/^the pack is faulty at areas/) });
  expect(() => runPlan({ pack, plan: planOf({ lines: [] }) }, { spawn, workers: 1, results })).toThrow('no line 0');
});

describe('threads of Node', () => {
  /** A thread that says it is ready and reports every game it is asked for; it ends by itself at game 3. */
  const script = (game: object, end: string) => `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (message.type === 'start') return parentPort.postMessage({ type: 'ready' });
      if (message.task.n === 3) { ${end} }
      parentPort.postMessage({ type: 'played', game: { ...${JSON.stringify(game)}, ...message.task } });
    });`;

  it.each([
    ['process.exit(7)', 'the worker died: ended with code 7'],
    ["throw new Error('out of luck')", 'the worker died: out of luck'],
  ])('that end by %s are replaced', async (end, failure) => {
    const folder = mkdtempSync(join(tmpdir(), 'lab-'));
    try {
      const file = join(folder, 'worker.mjs');
      writeFileSync(file, script(playGame(world, plan, 0, 0), end));
      const { end: how, results } = await played({ spawn: nodeWorkers(pathToFileURL(file)), workers: 2 });
      expect(how).toEqual({ how: 'finished' });
      expect(results.rows).toHaveLength(12);
      const failed = results.rows.filter((row) => row.failure !== null);
      expect(failed.map((row) => [row.n, row.failure])).toEqual([
        [3, failure],
        [3, failure],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
