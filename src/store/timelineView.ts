// The timeline as the screen may show it: the positions that the seat knows, and the branches they make.
import type { Side, State } from '../engine';
import { knownTo, tellable } from './knowledge';
import { barrierOver, pathOf, type Timeline, type TimelineNode, tailOf } from './timeline';
import type { Branch, TimelineEntry, TimelineView } from './timelineFacts';

/** The line through the cursor as far as it is known, what was taken back there included. */
function lineOf(timeline: Timeline, known: ReadonlySet<number>): ReadonlySet<number> {
  const path = pathOf(timeline).map(({ id }) => id);
  return new Set([...path, ...tailOf(timeline).filter((id) => known.has(id))]);
}

function entryOf(node: TimelineNode, children: readonly number[], onLine: boolean, lines: TimelineNode['lines']) {
  const { id, parent, turn, side, at, decisions, figures } = node;
  const decision = decisions[0]?.decision.type ?? null;
  const entries = lines.map(({ entry }) => entry);
  return { id, parent, children, turn, side, at, decision, entries, barrier: barrierOver(node), onLine, ...figures };
}

/** How many steps each position is from the start. */
function depthsOf({ nodes }: Timeline): readonly number[] {
  const depths: number[] = [];
  for (const { parent } of nodes) depths.push(parent === null ? 0 : (depths[parent] ?? 0) + 1);
  return depths;
}

/** Branches by their last positions, the current one first, then the newest. */
function branchesOf(timeline: Timeline, entries: readonly TimelineEntry[], line: ReadonlySet<number>): Branch[] {
  const end = [...line].at(-1) ?? 0;
  const depths = depthsOf(timeline);
  const leaving = (tip: number): number => {
    let id = tip;
    while (!line.has(id)) id = timeline.nodes[id]?.parent ?? 0;
    return id;
  };
  const branches = entries
    .filter(({ id, children }) => id === end || (children.length === 0 && !line.has(id)))
    .map(({ id, turn }): Branch => {
      const from = id === end ? 0 : leaving(id);
      const steps = (depths[id] ?? 0) - (depths[from] ?? 0);
      return { tip: id, name: timeline.names.get(id) ?? null, from, turn, steps, current: id === end };
    });
  return branches.toSorted((a, b) => Number(b.current) - Number(a.current) || b.tip - a.tip);
}

function lookedThrough(timeline: Timeline, state: State, seat: Side | null): Omit<TimelineView, 'cursor'> {
  const nodes = knownTo(timeline, seat);
  const known = new Set(nodes.map(({ id }) => id));
  const path = new Set(pathOf(timeline).map(({ id }) => id));
  const line = lineOf(timeline, known);
  const mayTell = tellable(state, seat);
  const entries = nodes.map((node): TimelineEntry => {
    const lines = path.has(node.id) ? node.lines : node.lines.filter(({ entry }) => mayTell(entry));
    const children = node.children.filter((id) => known.has(id));
    return entryOf(node, children, line.has(node.id), lines);
  });
  return { entries, branches: branchesOf(timeline, entries, line) };
}

/** What a seat may see of the timeline of a game that stands in `state`. It is worked out when it is first looked at. */
export function timelineViewOf(timeline: Timeline, state: State, seat: Side | null): TimelineView {
  let made: ReturnType<typeof lookedThrough> | null = null;
  const view = () => {
    made ??= lookedThrough(timeline, state, seat);
    return made;
  };
  return {
    cursor: timeline.cursor,
    get entries() {
      return view().entries;
    },
    get branches() {
      return view().branches;
    },
  };
}
