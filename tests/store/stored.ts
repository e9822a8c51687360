// Tables over a storage that can be looked into.
import { createMemoryStorage, type Storage, type TableStore } from '../../src/store';
import { tableWith } from './table';

export const idOf = (table: TableStore): string => table.getState().game?.id ?? '';

/** Storage that counts the letters of what is written, key by key. */
export function counting(): { storage: Storage; written: () => Map<string, number>; forget: () => void } {
  const memory = createMemoryStorage();
  const sizes = new Map<string, number>();
  const swap: Storage['swap'] = (key, isRight, entries) => {
    for (const [name, value] of Object.entries(entries)) sizes.set(name, JSON.stringify(value).length);
    return memory.swap(key, isRight, entries);
  };
  return { storage: { ...memory, swap }, written: () => sizes, forget: () => sizes.clear() };
}

export async function reopened(storage: Storage, laidAt?: number): Promise<TableStore> {
  const table = tableWith(storage, laidAt);
  await table.getState().resume();
  return table;
}
