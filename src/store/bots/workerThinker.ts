// Bots of the table think in a worker, so that the page never waits for them; games are played again there too.
import type { Decision, Save } from '../../engine';
import type { Plan, Task } from '../../lab/plan';
import type { Thinker } from './thinker';
import type { Answer, Errand } from './worker';

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Sends a worker on an errand. Rejects when it fails; once `signal` is aborted the worker is ended, and nothing settles. */
function send(worker: Worker, errand: Errand, signal: AbortSignal): Promise<Decision | Save> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const listening = { signal: over.signal };
    const fail = (reason: string): void => {
      over.abort();
      worker.terminate();
      reject(new Error(reason));
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (!data.ok) return fail(data.reason);
      over.abort();
      resolve(data.value);
    };
    worker.addEventListener('message', hear, listening);
    worker.addEventListener('error', ({ message }) => fail(message || 'the worker has died'), listening);
    signal.addEventListener('abort', () => worker.terminate(), listening);
    worker.postMessage(errand);
  });
}

/** A thinker with one worker, started when the first bot is asked; a thought given up ends it, and the next starts anew. */
export function createWorkerThinker(start: () => Worker = startWorker): Thinker {
  let idle: Worker | null = null;
  return async (thought, signal) => {
    const worker = idle ?? start();
    idle = null;
    const decision = await send(worker, { kind: 'think', thought }, signal);
    idle = worker;
    return decision as Decision;
  };
}

/** Plays a game of a plan again in a worker of its own: a save with every decision. Rejects when it cannot be. */
export async function recordInWorker(plan: Plan, task: Task): Promise<Save> {
  const worker = startWorker();
  const save = await send(worker, { kind: 'record', plan, task }, new AbortController().signal);
  worker.terminate();
  return save as Save;
}
