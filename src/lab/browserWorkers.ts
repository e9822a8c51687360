// Workers of the lab in a browser.
import type { FromWorker, LabWorker, WorkerEvents } from './pool/protocol';

/** All cores but one, which is the page's. */
export const browserWorkerCount = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

/** Starts a worker of the page. One that reports an error is ended, for it may be half way through a game. */
export function spawnBrowserWorker({ said, died }: WorkerEvents): LabWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fall = (reason: string): void => {
    worker.terminate();
    died(reason);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => said(data));
  worker.addEventListener('error', ({ message }) => fall(message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => fall('a message could not be read'));
  return { send: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}
