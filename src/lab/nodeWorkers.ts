// Workers of the lab on the command line: threads of Node.
import { Worker } from 'node:worker_threads';
import type { FromWorker, LabWorker, Spawn, WorkerEvents } from './pool/protocol';

function spawn(entry: URL, { said, died }: WorkerEvents): LabWorker {
  const worker = new Worker(entry);
  let isOver = false;
  const fall = (reason: string): void => {
    if (isOver) return;
    isOver = true;
    died(reason);
  };
  worker.on('message', (message: FromWorker) => said(message));
  worker.on('error', (error) => fall(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => fall(`ended with code ${code}`));
  return {
    send: (message) => worker.postMessage(message),
    stop() {
      isOver = true;
      worker.terminate().catch(() => undefined);
    },
  };
}

/** Starts threads of a script. */
export const nodeWorkers =
  (entry: URL): Spawn =>
  (events) =>
    spawn(entry, events);
