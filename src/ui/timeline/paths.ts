// Lines of play in the timeline: the positions from the start to one of them.
import type { Branch, TimelineEntry, TimelineView } from '../../store';

export type EntryIndex = ReadonlyMap<number, TimelineEntry>;

export const indexOf = (entries: readonly TimelineEntry[]): EntryIndex =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Positions from the start to one of them, in order; none for a position that is not known. */
export function pathTo(index: EntryIndex, id: number): readonly TimelineEntry[] {
  const path: TimelineEntry[] = [];
  for (let entry = index.get(id); entry; entry = entry.parent === null ? undefined : index.get(entry.parent)) {
    path.push(entry);
  }
  return path.reverse();
}

/** What is looked at: a position, and the branch on which it is looked at. */
export interface Looked {
  readonly node: number;
  readonly tip: number;
}

const currentOf = (branches: readonly Branch[]): Branch | undefined => branches.find(({ current }) => current);

/** The branch on which a position lies: the wanted one if it does, else the current one, else the first that has it. */
function tipFor({ branches, cursor }: TimelineView, index: EntryIndex, node: number, wanted: number | null): number {
  const holds = (tip: number): boolean => pathTo(index, tip).some(({ id }) => id === node);
  const tips = [wanted, currentOf(branches)?.tip ?? null, ...branches.map(({ tip }) => tip)];
  return tips.find((tip): tip is number => tip !== null && holds(tip)) ?? cursor;
}

/** What is looked at, as far as it is still there; the present position otherwise. */
export function lookedAt(timeline: TimelineView, index: EntryIndex, node: number | null, tip: number | null): Looked {
  const there = node !== null && index.has(node) ? node : timeline.cursor;
  return { node: there, tip: tipFor(timeline, index, there, tip) };
}

/** Every position with a label of its own in the turn it opens: the first of its turn on its line. */
export const opensTurn = (index: EntryIndex, { parent, turn }: TimelineEntry): boolean =>
  parent === null || (index.get(parent)?.turn ?? turn) < turn;
