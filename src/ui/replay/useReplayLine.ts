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

/** The line to one of the tips that stands at a position after so many steps, up to its `length`. */
function lineThrough(
  index: EntryIndex,
  tips: readonly number[],
  { node, at, length }: Replay,
): readonly TimelineEntry[] {
  let longer: readonly TimelineEntry[] = [];
  for (const tip of tips) {
    const line = pathTo(index, tip);
    if (line[at]?.id !== node || line.length <= length) continue;
    if (line.length === length + 1) return line;
    longer = line.slice(0, length + 1);
  }
  return longer;
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
    return { replay, entry, line: lineThrough(index, tips, replay) };
  }, [replay, index, timeline]);
}
