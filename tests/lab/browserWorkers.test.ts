// Workers of a browser: how the page's bundle holds them, and how the pool hears of them.
import { resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserWorkerCount, spawnBrowserWorker } from '../../src/lab/browserWorkers';

/** A worker that only remembers. */
class FakeWorker extends EventTarget {
  static readonly made: FakeWorker[] = [];
  readonly sent: unknown[] = [];
  readonly url: string;
  isOver = false;

  constructor(url: URL) {
    super();
    this.url = String(url);
    FakeWorker.made.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function spawned() {
  vi.stubGlobal('Worker', FakeWorker);
  const heard: unknown[] = [];
  const own = spawnBrowserWorker({ said: (message) => heard.push(message), died: (reason) => heard.push(reason) });
  const fake = FakeWorker.made.at(-1);
  if (!fake) throw new Error('no worker was made');
  return { own, fake, heard };
}

describe('a worker of the browser', () => {
  it('carries messages both ways', () => {
    const { own, fake, heard } = spawned();
    own.send({ type: 'play', task: { line: 0, n: 3 } });
    fake.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
    expect(fake.url).toMatch(/lab\/worker\.ts$/);
    expect(fake.sent).toEqual([{ type: 'play', task: { line: 0, n: 3 } }]);
    expect(heard).toEqual([{ type: 'ready' }]);
    own.stop();
    expect(fake.isOver).toBe(true);
  });

  it('is ended when it reports an error', () => {
    const { fake, heard } = spawned();
    fake.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(heard).toEqual(['out of memory']);
    expect(fake.isOver).toBe(true);
    const other = spawned();
    other.fake.dispatchEvent(new Event('error'));
    expect(other.heard).toEqual(['the worker could not be loaded']);
  });
});

it('all cores but one work, and at least one', () => {
  const counts = [8, 2, 1, 0].map((cores) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores });
    return browserWorkerCount();
  });
  expect(counts).toEqual([7, 1, 1, 1]);
});

it('the bundle has the worker as a script of its own, without anything of Node', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, '../../src/lab/browserWorkers.ts'), formats: ['es'] },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const worker = output.output.find(({ fileName }) => /worker-.*\.js$/.test(fileName));
  const text = worker?.type === 'asset' ? String(worker.source) : worker?.code;
  expect(text).toContain('the pack is faulty at');
  expect(text).not.toMatch(/from ['"]node:|worker_threads/);
});
