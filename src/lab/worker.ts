// The worker of the lab in a browser.
import type { ToWorker } from './pool/protocol';
import { serve } from './pool/serve';

const answer = serve((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
