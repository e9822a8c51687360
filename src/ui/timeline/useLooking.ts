// The timeline as the screen looks at it: positions on the time axis, branches as lanes, and the position looked at.
import { useMemo } from 'react';
import type { Branch, TimelineEntry, TimelineView } from '../../store';
import { placesOf } from '../charts/timeAxis';
import { useTable } from '../useTable';
import { type Lane, type Tree, treeOf } from './lanes';
import { type EntryIndex, indexOf, lookedAt, pathTo } from './paths';
import { scoresOf } from './scores';
import { useTimelineDesk } from './timelineStore';

export interface Chronicle {
  readonly view: TimelineView;
  readonly index: EntryIndex;
  /** Turns from the start of the game, by position. */
  readonly places: ReadonlyMap<number, number>;
  /** Axis score (R1.4), by position. */
  readonly scores: ReadonlyMap<number, number>;
  readonly tree: Tree;
}

export interface Looking extends Chronicle {
  /** The position looked at, the line it is looked at on, and its place there. */
  readonly entry: TimelineEntry;
  readonly line: readonly TimelineEntry[];
  readonly at: number;
  readonly branch: Branch;
  readonly now: TimelineEntry;
}

/** Turns that the name of a branch takes up beside its end. */
const nameRoom = 2.2;

/** The timeline with everything worked out that does not depend on what is looked at. */
function useChronicle(): Chronicle | null {
  const view = useTable((table) => table.timeline);
  const world = useTable((table) => table.world);
  return useMemo(() => {
    if (!view) return null;
    const { entries, branches } = view;
    const index = indexOf(entries);
    const places = placesOf(entries);
    const place = (id: number | undefined | null): number => places.get(id ?? 0) ?? 0;
    const tree = treeOf(index, branches, ({ own, from }) => [place(from), place(own.at(-1)?.id) + nameRoom]);
    return { view, index, places, scores: scoresOf(world, entries), tree };
  }, [view, world]);
}

/** What is looked at; null without a game. */
export function useLooking(): Looking | null {
  const chronicle = useChronicle();
  const wantedNode = useTimelineDesk(({ node }) => node);
  const wantedTip = useTimelineDesk(({ tip }) => tip);
  return useMemo(() => {
    if (!chronicle) return null;
    const { view, index } = chronicle;
    const { node, tip } = lookedAt(view, index, wantedNode, wantedTip);
    const line = pathTo(index, tip);
    const [entry, now] = [index.get(node), index.get(view.cursor)];
    const branch = view.branches.find((one) => one.tip === tip);
    return entry && now && branch ? { ...chronicle, entry, line, at: line.indexOf(entry), branch, now } : null;
  }, [chronicle, wantedNode, wantedTip]);
}

/** Class of the colour and dash of a lane. */
export const lookOf = ({ style }: Lane): string =>
  style < 0 ? 'ln-try' : `ln-${style <= 6 ? style : 1 + ((style - 1) % 6)}`;
