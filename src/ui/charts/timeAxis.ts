// The time axis that charts and branches share: one column per turn (R1.1), the steps of a turn spread over its column.
import type { TimelineEntry } from '../../store';

type Placed = Pick<TimelineEntry, 'id' | 'parent' | 'turn'>;

/** An unfinished turn fills its column with so many steps. */
const usualTurn = 24;

/** Steps since the first position of the turn, for every position. */
function stepsInTurn(entries: readonly Placed[]): ReadonlyMap<number, number> {
  const turns = new Map(entries.map(({ id, turn }) => [id, turn]));
  const steps = new Map<number, number>();
  for (const { id, parent, turn } of entries) {
    const sameTurn = parent !== null && turns.get(parent) === turn;
    steps.set(id, sameTurn ? (steps.get(parent) ?? 0) + 1 : 0);
  }
  return steps;
}

/** Turns that some line has left for the next one. */
function finishedTurns(entries: readonly Placed[]): ReadonlySet<number> {
  const last = Math.max(...entries.map(({ turn }) => turn));
  return new Set(entries.map(({ turn }) => turn).filter((turn) => turn < last));
}

/**
 * Where each position stands, in turns from the start of the game: turn 3 reaches from 2 to 3. A position stands at the
 * same place on every line. Entries come with parents before children.
 */
export function placesOf(entries: readonly Placed[]): ReadonlyMap<number, number> {
  const steps = stepsInTurn(entries);
  const finished = finishedTurns(entries);
  const lengths = new Map<number, number>();
  for (const { id, turn } of entries) {
    const least = finished.has(turn) ? 1 : usualTurn;
    lengths.set(turn, Math.max(lengths.get(turn) ?? least, (steps.get(id) ?? 0) + 1));
  }
  return new Map(entries.map(({ id, turn }) => [id, turn - 1 + (steps.get(id) ?? 0) / (lengths.get(turn) ?? 1)]));
}

/** The entry whose place is nearest; null when there is none. */
export function nearest<T extends { readonly id: number }>(
  entries: readonly T[],
  places: ReadonlyMap<number, number>,
  at: number,
): T | null {
  const distance = ({ id }: T): number => Math.abs((places.get(id) ?? 0) - at);
  const closer = (best: T | null, entry: T): T => (best !== null && distance(best) <= distance(entry) ? best : entry);
  return entries.reduce<T | null>(closer, null);
}
