// Going on from another position: the timeline closes once the game stands there, after the question if one is asked.
import { useEffect, useState } from 'react';
import { useTable, useTableStore } from '../useTable';
import { closeTimeline } from './timelineStore';

/** A function that goes to a position and closes the timeline there; at once when the game stands there already. */
export function useArrival(cursor: number): (node: number) => void {
  const store = useTableStore();
  const asked = useTable(({ question }) => question !== null);
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null || asked) return;
    if (wanted === cursor) closeTimeline();
    setWanted(null);
  }, [wanted, cursor, asked]);
  return (node) => {
    const { timeline, goTo, replay, endReplay } = store.getState();
    if (replay && node === timeline?.cursor) endReplay();
    goTo(node);
    setWanted(node);
  };
}
