// Keys while a line of play is shown: arrows by steps, space plays, Home and End, up and down for the speed.
import { useEffect } from 'react';
import type { TableState } from '../../store';
import { useTableStore } from '../useTable';

/** Steps per second that can be chosen. */
export const speeds: readonly number[] = [0.5, 1, 2, 4, 8];

/** Elements that use keys themselves. */
const busy = 'input, textarea, select, [contenteditable], dialog, [inert]';

function changeSpeed({ replay, setReplaySpeed }: TableState, by: 1 | -1): void {
  const now = replay?.speed ?? 1;
  const next = by > 0 ? speeds.find((speed) => speed > now) : speeds.findLast((speed) => speed < now);
  if (next !== undefined) setReplaySpeed(next);
}

const keys: Readonly<Record<string, (table: TableState) => void>> = {
  ArrowLeft: (table) => table.seekReplay((table.replay?.at ?? 0) - 1),
  ArrowRight: (table) => table.seekReplay((table.replay?.at ?? 0) + 1),
  ArrowUp: (table) => changeSpeed(table, 1),
  ArrowDown: (table) => changeSpeed(table, -1),
  Home: (table) => table.seekReplay(0),
  End: (table) => table.seekReplay(table.replay?.length ?? 0),
  ' ': (table) => table.playReplay(!table.replay?.playing),
};

function isFree({ target, defaultPrevented, ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector('dialog[open], .timeline')) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(busy) === null && !(key === ' ' && target.closest('button'));
}

/** To use where the replay is shown. */
export function useReplayKeys(): void {
  const store = useTableStore();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const use = keys[event.key];
      if (!use || !isFree(event)) return;
      event.preventDefault();
      use(store.getState());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
