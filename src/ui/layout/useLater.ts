// The parts of the table that are fetched while its first picture is looked at.
import { useEffect, useSyncExternalStore } from 'react';

type LaterParts = typeof import('./laterParts');

let parts: LaterParts | null = null;
let fetching = false;
const listeners = new Set<() => void>();

function arrived(fetched: LaterParts): void {
  parts = fetched;
  for (const listener of listeners) listener();
}

/** Parts that cannot be had are asked for again when somebody needs them next. */
function fetchParts(): void {
  if (parts || fetching) return;
  fetching = true;
  const over = (): void => {
    fetching = false;
  };
  import('./laterParts').then(arrived, () => undefined).finally(over);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The later parts once they are there; null: they are on their way. */
export function useLater(): LaterParts | null {
  useEffect(fetchParts, []);
  return useSyncExternalStore(subscribe, () => parts);
}
