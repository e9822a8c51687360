// The worker of the lab on the command line.
import { parentPort } from 'node:worker_threads';
import type { ToWorker } from './pool/protocol';
import { serve } from './pool/serve';

const answer = serve((message) => parentPort?.postMessage(message));

parentPort?.on('message', (message: ToWorker) => answer(message));
