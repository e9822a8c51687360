// Writes to storage one after the other, so that an older game never overwrites a newer one. Failures are reported; the game goes on.
import { type Storage, type StorageTrouble, troubleOf } from './storage';

type Job = () => Promise<void>;

export interface Keeper {
  /** Does something after everything asked for before; what waits under the same key is replaced. */
  run(key: string, job: Job): void;
  /** Stores the value after everything asked for before; a waiting write of the same key is replaced. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** Resolves when nothing waits any more. Never rejects. */
  settled(): Promise<void>;
}

/**
 * A queue of writes to `storage`. `report` hears the trouble of a key that could not be written,
 * and null once every such key has been written since.
 */
export function createKeeper(storage: Storage, report: (trouble: StorageTrouble | null) => void): Keeper {
  const waiting = new Map<string, Job>();
  const failed = new Map<string, StorageTrouble>();
  let running: Promise<void> | null = null;

  const run = async (key: string, job: Job): Promise<void> => {
    try {
      await job();
      if (failed.delete(key)) report([...failed.values()].at(-1) ?? null);
    } catch (error) {
      failed.set(key, troubleOf(error));
      report(troubleOf(error));
    }
  };
  const drain = async (): Promise<void> => {
    for (let next = [...waiting][0]; next; next = [...waiting][0]) {
      waiting.delete(next[0]);
      await run(...next);
    }
    running = null;
  };
  const enqueue = (key: string, job: Job): void => {
    waiting.delete(key);
    waiting.set(key, job);
    running ??= Promise.resolve().then(drain);
  };
  return {
    run: enqueue,
    write: (key, value) => enqueue(key, () => storage.set(key, value)),
    remove: (key) => enqueue(key, () => storage.delete(key)),
    settled: async () => {
      while (running) await running;
    },
  };
}
