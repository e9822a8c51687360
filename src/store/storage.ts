// Where games are kept: a small key-value interface, in the browser's database or in memory.
import { createStore, del, get, keys, set } from 'idb-keyval';

/** Values are plain JSON. Every method may reject. */
export interface Storage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** All keys. */
  list(): Promise<readonly string[]>;
}

/** Why storage does not keep the game. */
export type StorageTrouble = 'full' | 'blocked' | 'failed';

const blockedNames = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'ReferenceError', 'UnknownError'];

/** What a failed access means for the player. */
export function troubleOf(error: unknown): StorageTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return blockedNames.includes(name) ? 'blocked' : 'failed';
}

/** The browser's own database (IndexedDB). It is opened at the first access, which rejects where it is forbidden. */
export function createBrowserStorage(database = 'third-reich-table'): Storage {
  let opened: ReturnType<typeof createStore> | null = null;
  const store = (): ReturnType<typeof createStore> => {
    opened ??= createStore(database, 'games');
    return opened;
  };
  return {
    get: async (key) => get<unknown>(key, store()),
    set: async (key, value) => set(key, value, store()),
    delete: async (key) => del(key, store()),
    list: async () => (await keys(store())).map(String),
  };
}

/** Storage that lasts as long as the object, for tests and for browsers without a database. */
export function createMemoryStorage(initial: Readonly<Record<string, unknown>> = {}): Storage {
  const values = new Map(Object.entries(structuredClone(initial)));
  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    delete: async (key) => {
      values.delete(key);
    },
    list: async () => [...values.keys()],
  };
}
