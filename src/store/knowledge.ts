// Which positions of a timeline a seat may know (R6.4): what a side has only tried for itself stays its own.
import { type CardId, hiddenFrom, type LogEntry, SIDES, type Side, type State } from '../engine';
import { pathOf, type Timeline, type TimelineNode } from './timeline';

/** Whether both sides have seen each position: it, or something that followed it. */
function seenByBoth({ nodes }: Timeline): readonly boolean[] {
  const seen = nodes.map(({ unseen }) => !unseen);
  for (const { id, parent } of nodes.toReversed()) if (parent !== null && seen[id]) seen[parent] = true;
  return seen;
}

/** The positions that a seat may know: the game as it stands, what both have seen, what the side itself has tried. */
export function knownTo(timeline: Timeline, seat: Side | null): readonly TimelineNode[] {
  const path = new Set(pathOf(timeline).map(({ id }) => id));
  const seen = seenByBoth(timeline);
  return timeline.nodes.filter(({ id, side }) => path.has(id) || seen[id] || side === seat);
}

export const isKnownTo = (timeline: Timeline, seat: Side | null, id: number): boolean =>
  knownTo(timeline, seat).some((node) => node.id === id);

/** Cards in decks and hands that the seat may not see now. */
function hiddenCards(state: State, seat: Side | null): ReadonlySet<CardId> {
  return new Set((seat ? [seat] : SIDES).flatMap((side) => hiddenFrom(state, side)));
}

/** A filter of log entries of other lines: what was played there may be in a hand again. */
export function tellable(state: State, seat: Side | null): (entry: LogEntry) => boolean {
  const hidden = hiddenCards(state, seat);
  return (entry) => !('card' in entry) || !hidden.has(entry.card);
}
