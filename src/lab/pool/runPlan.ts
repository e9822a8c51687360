// Plays the games of a plan in workers. Which worker plays what never matters for the results.

import { lineOf, type Task } from '../plan';
import type { PlayedGame } from '../playedGame';
import { unplayedGame } from '../playGame';
import { addGame, rowAt } from '../results/addGame';
import type { Results } from '../results/results';
import type { FromWorker, Job, LabWorker, Spawn } from './protocol';

/** Games a worker has been asked for: the one it plays, and one more so that it never waits. */
const AHEAD = 2;
/** Workers in a row that die before they are ready; then none will ever be. */
const MOST_STILLBORN = 3;

export interface Progress {
  /** Games in the results, and games in the plan. */
  readonly played: number;
  readonly total: number;
  readonly failures: number;
  /** Since this run began. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** At the present speed; null before the first game. */
  readonly secondsLeft: number | null;
}

export interface RunSettings {
  readonly spawn: Spawn;
  readonly workers: number;
  /** Where the games are added, in place; games that are there already are not played again. */
  readonly results: Results;
  /** After every game. */
  readonly onProgress?: (progress: Progress) => void;
  /** Milliseconds from any beginning. */
  readonly now?: () => number;
}

export type RunEnd =
  | { readonly how: 'finished' | 'cancelled' }
  /** The job cannot be done at all. */
  | { readonly how: 'broken'; readonly reason: string };

export interface Run {
  readonly ended: Promise<RunEnd>;
  /** Ends all workers; what has been played stays in the results, and another run goes on from there. */
  cancel(): void;
}

interface Seat {
  worker: LabWorker | null;
  /** In the order they were asked for. */
  tasks: Task[];
  isReady: boolean;
}

/** Games not yet in the results, game by game, so that lines stay comparable whenever the run ends. */
function* tasksLeft({ plan }: Job, { rows }: Results): Generator<Task> {
  for (let n = 0; n < plan.games; n += 1) {
    for (const line of plan.lines.keys()) if (!rowAt(rows, line, n)) yield { line, n };
  }
}

class Pool implements Run {
  readonly ended: Promise<RunEnd>;
  readonly #job: Job;
  readonly #settings: RunSettings;
  readonly #now: () => number;
  readonly #began: number;
  readonly #before: number;
  readonly #tasks: Iterator<Task>;
  /** Asked of a worker that died before it could begin them. */
  #again: Task[] = [];
  #seats: Seat[] = [];
  #stillborn = 0;
  #end: (end: RunEnd) => void = () => {};
  #isOver = false;

  constructor(job: Job, settings: RunSettings) {
    this.#job = job;
    this.#settings = settings;
    this.#now = settings.now ?? (() => performance.now());
    this.#began = this.#now();
    this.#before = settings.results.rows.length;
    // The list of what is left is drawn up before the first game is added.
    this.#tasks = [...tasksLeft(job, settings.results)].values();
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  start(): void {
    for (let count = 0; count < Math.max(1, this.#settings.workers) && !this.#isOver; count += 1) this.#seatOne();
  }

  cancel(): void {
    this.#finish({ how: 'cancelled' });
  }

  /** A new worker if there is anything left for it. */
  #seatOne(): void {
    const seat: Seat = { worker: null, tasks: [], isReady: false };
    this.#fill(seat);
    if (seat.tasks.length === 0) return this.#finishIfDone();
    this.#seats.push(seat);
    seat.worker = this.#settings.spawn({
      said: (message) => this.#hear(seat, message),
      died: (reason) => this.#bury(seat, reason),
    });
    seat.worker.send({ type: 'start', job: this.#job });
    for (const task of seat.tasks) seat.worker.send({ type: 'play', task });
  }

  /** Asks a worker for more games; those it has are in hand. */
  #fill(seat: Seat): void {
    while (seat.tasks.length < AHEAD) {
      const task = this.#again.shift() ?? this.#tasks.next().value;
      if (!task) return;
      seat.tasks.push(task);
      seat.worker?.send({ type: 'play', task });
    }
  }

  #hear(seat: Seat, message: FromWorker): void {
    if (this.#isOver || !this.#seats.includes(seat)) return;
    switch (message.type) {
      case 'ready':
        seat.isReady = true;
        this.#stillborn = 0;
        return;
      case 'played':
        seat.tasks = seat.tasks.filter(({ line, n }) => line !== message.game.line || n !== message.game.n);
        this.#fill(seat);
        this.#add(message.game);
        return this.#finishIfDone();
      case 'refused':
        return this.#finish({ how: 'broken', reason: message.reason });
      default:
        return message satisfies never;
    }
  }

  /** The game it was playing has failed; the others are for somebody else. */
  #bury(seat: Seat, reason: string): void {
    if (this.#isOver || !this.#seats.includes(seat)) return;
    this.#seats = this.#seats.filter((other) => other !== seat);
    if (!seat.isReady) return this.#buryStillborn(seat, reason);
    const [current, ...waiting] = seat.tasks;
    this.#again.push(...waiting);
    if (current) this.#add(unplayedGame(this.#job.plan, current, `the worker died: ${reason}`));
    this.#seatOne();
  }

  #buryStillborn(seat: Seat, reason: string): void {
    this.#stillborn += 1;
    if (this.#stillborn >= MOST_STILLBORN) return this.#finish({ how: 'broken', reason });
    this.#again.push(...seat.tasks);
    this.#seatOne();
  }

  #add(game: PlayedGame): void {
    addGame(this.#settings.results, game);
    this.#settings.onProgress?.(this.#progress());
  }

  #progress(): Progress {
    const { lines, rows } = this.#settings.results;
    const total = this.#job.plan.games * this.#job.plan.lines.length;
    const seconds = (this.#now() - this.#began) / 1000;
    const own = rows.length - this.#before;
    return {
      played: rows.length,
      total,
      failures: lines.reduce((sum, { failures }) => sum + failures, 0),
      seconds,
      gamesPerSecond: seconds > 0 ? own / seconds : 0,
      secondsLeft: own > 0 ? ((total - rows.length) * seconds) / own : null,
    };
  }

  #finishIfDone(): void {
    if (this.#seats.every(({ tasks }) => tasks.length === 0)) this.#finish({ how: 'finished' });
  }

  #finish(end: RunEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { worker } of this.#seats) worker?.stop();
    this.#end(end);
  }
}

/** Starts playing a plan. Throws on a plan without lines. */
export function runPlan(job: Job, settings: RunSettings): Run {
  lineOf(job.plan, 0);
  const pool = new Pool(job, settings);
  pool.start();
  return pool;
}
