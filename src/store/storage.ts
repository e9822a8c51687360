// Where games are kept: a small key-value interface, in the browser's database or in memory.
import { createStore, del, get, keys, set } from 'idb-keyval';

export type Entries = Readonly<Record<string, unknown>>;

/** Values are plain JSON. Every method may reject. */
export interface Storage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Writes all entries or none, if the value of the key is as it should be; whether it was. */
  swap(key: string, isRight: (value: unknown) => boolean, entries: Entries): Promise<boolean>;
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

/** Reads and writes in one transaction, so that no other tab can write in between. */
const swapIn = (
  games: IDBObjectStore,
  key: string,
  isRight: (value: unknown) => boolean,
  entries: Entries,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { transaction } = games;
    const reading = games.get(key);
    let right = false;
    reading.onsuccess = () => {
      right = isRight(reading.result);
      for (const [name, value] of right ? Object.entries(entries) : []) games.put(value, name);
    };
    transaction.oncomplete = () => resolve(right);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

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
    swap: async (key, isRight, entries) => store()('readwrite', (games) => swapIn(games, key, isRight, entries)),
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
    swap: async (key, isRight, entries) => {
      const copies = Object.entries(structuredClone(entries));
      if (!isRight(structuredClone(values.get(key)))) return false;
      for (const [name, value] of copies) values.set(name, value);
      return true;
    },
    list: async () => [...values.keys()],
  };
}
