// Every position of a game as a tree: taking back moves the cursor, a new decision makes a branch, nothing is deleted.
import type { Recorded, State } from '../engine';
import type { LogLine } from './tableState';
import type { UndoBarrier } from './timelineFacts';

/** What one decision of a player led to, with what standing instructions decided right after it. */
export interface Step {
  readonly decisions: readonly Recorded[];
  readonly state: State;
  readonly lines: readonly LogLine[];
  /** What going back over it would give away; null when nothing. */
  readonly barrier: UndoBarrier | null;
}

export interface TimelineNode extends Step {
  readonly parent: number | null;
  /** Child that was followed last. */
  readonly next: number | null;
}

/** Nodes by number; the first is the start of the game. */
export interface Timeline {
  readonly nodes: readonly TimelineNode[];
  readonly cursor: number;
}

/** A game before its first decision, with what has been logged until then. */
export function beginTimeline(state: State, lines: readonly LogLine[]): Timeline {
  const start: TimelineNode = { parent: null, next: null, decisions: [], state, lines, barrier: 'start' };
  return { nodes: [start], cursor: 0 };
}

function nodeAt({ nodes }: Timeline, id: number): TimelineNode {
  const node = nodes[id];
  if (!node) throw new Error(`no position ${id} in the timeline`);
  return node;
}

export const currentNode = (timeline: Timeline): TimelineNode => nodeAt(timeline, timeline.cursor);

/** Nodes from the start to the cursor. */
export function pathOf(timeline: Timeline): readonly TimelineNode[] {
  const path: TimelineNode[] = [];
  for (let id: number | null = timeline.cursor; id !== null; ) {
    const node: TimelineNode = nodeAt(timeline, id);
    path.push(node);
    id = node.parent;
  }
  return path.reverse();
}

/** Adds a step below the cursor and goes there. */
export function append(timeline: Timeline, step: Step): Timeline {
  const { nodes, cursor } = timeline;
  const id = nodes.length;
  const parent = { ...currentNode(timeline), next: id };
  return { nodes: [...nodes.with(cursor, parent), { ...step, parent: cursor, next: null }], cursor: id };
}

/** What stops taking back from the cursor; null when nothing does. */
export const barrierBehind = (timeline: Timeline): UndoBarrier | null => currentNode(timeline).barrier;

/** One step back, whatever it gives away; the same timeline at the start. */
export function stepBack(timeline: Timeline): Timeline {
  const { parent } = currentNode(timeline);
  return parent === null ? timeline : { ...timeline, cursor: parent };
}

/** One step on, along the branch that was followed last; the same timeline at its end. */
export function stepOn(timeline: Timeline): Timeline {
  const { next } = currentNode(timeline);
  return next === null ? timeline : { ...timeline, cursor: next };
}
