// A line of play shown step by step: which positions it has, and where it stands.
import type { Side } from '../engine';
import { knownTo } from './knowledge';
import type { Session, Showing } from './session';
import type { Replay } from './tableState';
import { pathOf, type Timeline, tailOf } from './timeline';

/** Positions of the line through a position as far as the seat knows it; to the cursor when it lies before that. */
function lineThrough(timeline: Timeline, seat: Side | null, node: number): readonly number[] {
  const ids = (to: number): number[] => pathOf(timeline, to).map(({ id }) => id);
  const current = ids(timeline.cursor);
  if (current.includes(node)) return current;
  const known = new Set(knownTo(timeline, seat).map(({ id }) => id));
  return [...ids(node), ...tailOf(timeline, node).filter((id) => known.has(id))];
}

/** The showing of a line from one of its positions on; the whole game unless told otherwise. */
export function showingFrom({ timeline, seat }: Session, from: number, speed: number): Showing {
  const line = lineThrough(timeline, seat, from);
  return { line, at: line.indexOf(from), playing: false, speed };
}

const lastOf = ({ line }: Showing): number => line.length - 1;

/** The same showing at another step of it, within its ends. */
export const soughtTo = (showing: Showing, at: number): Showing => ({
  ...showing,
  at: Math.min(lastOf(showing), Math.max(0, Math.round(at))),
});

/** The next step; at the end it stands still. */
export function stepped(showing: Showing): Showing {
  const next = soughtTo(showing, showing.at + 1);
  return { ...next, playing: showing.playing && next.at < lastOf(next) };
}

/** The showing set going, from the start again at its end, or halted. */
export function running(showing: Showing, playing: boolean): Showing {
  const again = playing && showing.at === lastOf(showing);
  return { ...showing, at: again ? 0 : showing.at, playing: playing && lastOf(showing) > 0 };
}

export const nodeShown = ({ line, at }: Showing): number => line[at] ?? 0;

export const replayOf = (showing: Showing): Replay => ({
  at: showing.at,
  length: lastOf(showing),
  node: nodeShown(showing),
  playing: showing.playing,
  speed: showing.speed,
});
