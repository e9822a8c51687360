// npm run lab: experiments on the command line. Progress goes to stderr; with --json the last line is one JSON object.
import { writeFileSync } from 'node:fs';
import { type Experiment, experimentOf } from './commandLine/job';
import { Mistake, type Settings, settingsOf, USAGE } from './commandLine/settings';
import { textOf } from './commandLine/table';
import { nodeWorkers } from './nodeWorkers';
import { type Progress, type RunEnd, runPlan } from './pool/runPlan';
import { cardsCsv, gamesCsv } from './results/csv';
import { reportOf } from './results/report';
import { emptyResults, type Results } from './results/results';

const WRONG_ARGUMENTS = 2;
const INTERRUPTED = 130;
/** Between two lines of progress, in seconds. */
const PAUSE = 0.5;

/** One line that is written over on a terminal, a new one every now and then elsewhere. */
function progressLine(): (progress: Progress) => void {
  const isTerminal = process.stderr.isTTY;
  const pause = isTerminal ? PAUSE : 10 * PAUSE;
  let next = 0;
  return ({ played, total, failures, seconds, gamesPerSecond, secondsLeft }) => {
    if (seconds < next && played < total) return;
    next = seconds + pause;
    const left = secondsLeft === null ? '' : `, ${Math.ceil(secondsLeft)} s left`;
    const text = `${played} of ${total} games, ${failures} failed, ${gamesPerSecond.toFixed(1)} games/s${left}`;
    process.stderr.write(isTerminal ? `\r${text}\u001b[K${played < total ? '' : '\n'}` : `${text}\n`);
  };
}

async function play({ job }: Experiment, workers: number, results: Results): Promise<RunEnd> {
  const spawn = nodeWorkers(new URL('./labWorker.js', import.meta.url));
  const run = runPlan(job, { spawn, workers, results, onProgress: progressLine() });
  process.once('SIGINT', () => {
    if (process.stderr.isTTY) process.stderr.write('\n');
    run.cancel();
  });
  return run.ended;
}

interface Played {
  readonly experiment: Experiment;
  readonly results: Results;
  readonly end: RunEnd;
  readonly seconds: number;
}

function print({ experiment, results, end, seconds }: Played, { json, workers }: Settings): void {
  const report = reportOf(experiment.job.plan, results);
  const games = results.rows.length;
  const speed = { seconds: Math.round(seconds * 100) / 100, gamesPerSecond: Math.round((games / seconds) * 100) / 100 };
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...report, cancelled: end.how === 'cancelled', workers, ...speed })}\n`);
    return;
  }
  const text = [...textOf(report), `${games} games in ${speed.seconds} s, ${speed.gamesPerSecond} games/s`];
  process.stdout.write(`${text.join('\n')}\n`);
}

function writeTables({ experiment: { world }, results }: Played, settings: Settings): void {
  if (settings.gamesCsv !== null) writeFileSync(settings.gamesCsv, gamesCsv(results));
  if (settings.cardsCsv !== null) writeFileSync(settings.cardsCsv, cardsCsv(world, results));
}

function exitCodeOf({ how }: RunEnd, { lines }: Results): number {
  if (how === 'cancelled') return INTERRUPTED;
  return lines.some(({ failures }) => failures > 0) ? 1 : 0;
}

async function experiment(settings: Settings): Promise<number> {
  const made = experimentOf(settings);
  const results = emptyResults(made.world, made.job.plan);
  const began = performance.now();
  const end = await play(made, settings.workers, results);
  if (end.how === 'broken') throw new Error(end.reason);
  const played = { experiment: made, results, end, seconds: (performance.now() - began) / 1000 };
  writeTables(played, settings);
  print(played, settings);
  return exitCodeOf(end, results);
}

async function main(): Promise<number> {
  const settings = settingsOf(process.argv.slice(2));
  if (settings) return experiment(settings);
  process.stdout.write(`${USAGE}\n`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\n${error instanceof Mistake ? `\n${USAGE}\n` : ''}`);
    process.exitCode = error instanceof Mistake ? WRONG_ARGUMENTS : 1;
  },
);
