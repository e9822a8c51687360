// Timelines made by hand, for what the screen works out from them.
import type { LogEntry } from '../../src/engine';
import type { Branch, TimelineEntry } from '../../src/store';
import { indexOf } from '../../src/ui/timeline/paths';

/** A position: number, parent, turn, and what it told. */
export type Sketch = readonly [id: number, parent: number | null, turn: number, ...entries: LogEntry[]];

/** Entries from sketches, parents first. */
export function entriesOf(...sketches: readonly Sketch[]): readonly TimelineEntry[] {
  return sketches.map(([id, parent, turn, ...entries]) => ({
    id,
    parent,
    children: sketches.filter(([, from]) => from === id).map(([child]) => child),
    turn,
    side: 'axis',
    at: parent === null ? null : 'impulse',
    decision: parent === null ? null : 'pass',
    entries,
    barrier: null,
    onLine: true,
    points: { axis: 2, allies: 4 },
    areas: 10,
    lost: { axis: 0, allies: 0 },
    hands: { axis: 3, allies: 3 },
  }));
}

export const branch = (tip: number, more: Partial<Branch> = {}): Branch => ({
  tip,
  name: null,
  from: 0,
  turn: 1,
  steps: 9,
  current: false,
  ...more,
});

/** A line of positions, each after the one before, all in one turn. */
export function lineOf(first: number, last: number, from: number | null, turn: number): readonly Sketch[] {
  return Array.from({ length: last - first + 1 }, (_, place): Sketch => {
    const id = first + place;
    return [id, place === 0 ? from : id - 1, turn];
  });
}

export const indexed = (...sketches: readonly Sketch[]) => indexOf(entriesOf(...sketches));
