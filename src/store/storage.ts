// Where games are kept: a small key-value interface, in the browser's database or in memory.

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
