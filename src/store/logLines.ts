// The log as numbered lines, each with the turn and the side it belongs to.
import type { LogEntry, Side } from '../engine';
import type { LogLine } from './tableState';

/** Side of an entry that names one. */
function sideIn(entry: LogEntry): Side | null {
  if ('side' in entry) return entry.side;
  if ('by' in entry) return entry.by;
  if (entry.type === 'turnBegan') return entry.first;
  return entry.type === 'gameEnded' ? entry.outcome.winner : null;
}

/** Lines for entries that follow line `before`; entries without a side belong to the one before, first to `side`. */
export function linesOf(
  entries: readonly LogEntry[],
  before: number,
  turn: number,
  side: Side,
  node: number,
): LogLine[] {
  const now = { turn, side };
  return entries.map((entry, index) => {
    if (entry.type === 'turnBegan') now.turn = entry.turn;
    now.side = sideIn(entry) ?? now.side;
    return { id: before + 1 + index, ...now, entry, node };
  });
}
