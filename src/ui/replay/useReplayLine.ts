// The line of play that is being shown.
import { useMemo } from 'react';
import type { Replay, TimelineEntry } from '../../store';
import { type EntryIndex, indexOf, pathTo } from '../timeline/paths';
import { useTable } from '../useTable';

export interface ReplayLine {
  readonly replay: Replay;
  /** Positions from the start of the game. */
  readonly line: readonly TimelineEntry[];
  readonly entry: TimelineEntry;
}

/** The line through a position, followed to its end as far as there are `length` steps. */
function lineThrough(
  index: EntryIndex,
  tips: readonly number[],
  node: number,
  length: number,
): readonly TimelineEntry[] {
  const lines = tips.map((tip) => pathTo(index, tip)).filter((line) => line.some(({ id }) => id === node));
  return (lines.find((line) => line.length === length + 1) ?? lines.find((line) => line.length > length) ?? []).slice(
    0,
    length + 1,
  );
}

/** null while nothing is shown. */
export function useReplayLine(): ReplayLine | null {
  const replay = useTable((table) => table.replay);
  const timeline = useTable((table) => table.timeline);
  const index = useMemo(() => (timeline ? indexOf(timeline.entries) : null), [timeline]);
  return useMemo(() => {
    const entry = replay && index?.get(replay.node);
    if (!replay || !index || !timeline || !entry) return null;
    const tips = [timeline.cursor, ...timeline.branches.map(({ tip }) => tip)];
    return { replay, entry, line: lineThrough(index, tips, entry.id, replay.length) };
  }, [replay, index, timeline]);
}
