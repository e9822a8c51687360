// Where games are put away: only what has changed is written, and never over what another tab has written since.
import { fieldsOf, isWhole } from './fields';
import type { Storage } from './storage';
import { type Assembled, assembled, chunkSize, type StoredHead, stepsIn, stepsNamedIn } from './storedForm';
import type { TimelineNode } from './timeline';

export const gamePrefix = 'game/';
export const gameKey = (id: string): string => `${gamePrefix}${id}`;
const chunkKey = (id: string, chunk: number): string => `steps/${id}/${chunk}`;
const chunksOf = (steps: number): number => Math.ceil(steps / chunkSize);

/** Counts up with every write of a game; 0 before the first. */
function revisionOf(head: unknown): number {
  const { revision } = fieldsOf(head);
  return isWhole(revision) ? revision : 0;
}

export interface Shelf {
  /** Writes what has changed of a game; false when another tab has written it since. Rejects when storage fails. */
  put(id: string, head: StoredHead, nodes: readonly TimelineNode[]): Promise<boolean>;
  /** A stored game; null when there is none. Its next `put` follows on this. */
  take(id: string): Promise<(Assembled & { readonly head: unknown }) | null>;
  /** Gives a stored game another name. */
  rename(id: string, name: string): Promise<void>;
  /** Writes a copy under another id and name; false when there is nothing to copy. */
  copy(id: string, to: { readonly id: string; readonly name: string; readonly updated: number }): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** What this tab knows to be in storage. */
interface Known {
  readonly revision: number;
  readonly steps: number;
}

/** Chunks that have grown since `from` steps were written. */
function grownChunks(id: string, nodes: readonly TimelineNode[], from: number): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (let chunk = Math.floor(from / chunkSize); chunk < chunksOf(nodes.length - 1); chunk += 1) {
    const first = chunk * chunkSize + 1;
    entries[chunkKey(id, chunk)] = stepsIn(nodes.slice(first, first + chunkSize));
  }
  return entries;
}

const renamed = (head: unknown, name: string): object => {
  const fields = fieldsOf(head);
  return { ...fields, save: { ...fieldsOf(fields['save']), name } };
};

/** A shelf in `storage`. */
export function createShelf(storage: Storage): Shelf {
  const known = new Map<string, Known>();
  const chunksIn = (id: string, head: unknown): Promise<unknown[]> => {
    const numbers = Array.from({ length: chunksOf(stepsNamedIn(head)) }, (_, chunk) => chunk);
    return Promise.all(numbers.map((chunk) => storage.get(chunkKey(id, chunk))));
  };
  const put: Shelf['put'] = async (id, head, nodes) => {
    const { revision, steps } = known.get(id) ?? { revision: 0, steps: 0 };
    const next: Known = { revision: revision + 1, steps: nodes.length - 1 };
    const entries = { ...grownChunks(id, nodes, steps), [gameKey(id)]: { ...head, ...next } };
    const isMine = await storage.swap(gameKey(id), (found) => revisionOf(found) === revision, entries);
    if (isMine) known.set(id, next);
    if (isMine || (await storage.get(gameKey(id))) !== undefined) return isMine;
    known.delete(id); // removed elsewhere: it is written anew, all of it
    return put(id, head, nodes);
  };
  return {
    put,
    take: async (id) => {
      const head = await storage.get(gameKey(id));
      if (head === undefined) return null;
      const found = assembled(head, await chunksIn(id, head));
      known.set(id, { revision: revisionOf(head), steps: found.missing > 0 ? 0 : stepsNamedIn(head) });
      return { ...found, head };
    },
    rename: async (id, name) => {
      const head = await storage.get(gameKey(id));
      if (head !== undefined) await storage.set(gameKey(id), renamed(head, name));
    },
    copy: async (id, to) => {
      const head = await storage.get(gameKey(id));
      if (head === undefined) return false;
      const chunks = (await chunksIn(id, head)).map((chunk, index) => [chunkKey(to.id, index), chunk] as const);
      const copied = { ...renamed(head, to.name), updated: to.updated };
      const isFree = (found: unknown): boolean => found === undefined;
      return storage.swap(gameKey(to.id), isFree, { ...Object.fromEntries(chunks), [gameKey(to.id)]: copied });
    },
    remove: async (id) => {
      known.delete(id);
      const chunks = (await storage.list()).filter((key) => key.startsWith(chunkKey(id, 0).slice(0, -1)));
      for (const key of [gameKey(id), ...chunks]) await storage.delete(key);
    },
  };
}
