// Every position of a game as a tree: taking back moves the cursor, a new decision makes a branch, nothing is deleted.
import type { BySide, PromptName, Recorded, Side, State } from '../engine';
import type { LogLine } from './tableState';
import type { UndoBarrier } from './timelineFacts';

/** A position in figures that both sides may see. */
export interface Figures {
  readonly points: BySide<number>;
  readonly areas: number;
  readonly hands: BySide<number>;
  /** Units lost since the start of the game. */
  readonly lost: BySide<number>;
}

/** What one decision of a player led to, with what standing instructions decided right after it. */
export interface Step {
  /** Who decided, in answer to which prompt; at the start the first player and nobody. */
  readonly side: Side;
  readonly at: PromptName | null;
  readonly decisions: readonly Recorded[];
  readonly lines: readonly LogLine[];
  /** What going back over it would give away; null when nothing. */
  readonly barrier: UndoBarrier | null;
  /** Nobody but the side that decided has seen where it led. */
  readonly unseen: boolean;
  readonly turn: number;
  readonly figures: Figures;
  /** Where it led, if that is kept; see `stateAt`. */
  readonly state: State | null;
}

export interface TimelineNode extends Step {
  readonly id: number;
  readonly parent: number | null;
  readonly children: readonly number[];
  /** Child that was followed last. */
  readonly next: number | null;
}

/** Nodes by number, parents before children; the first is the start of the game. */
export interface Timeline {
  readonly nodes: readonly TimelineNode[];
  readonly cursor: number;
  /** Names of branches by their last position. */
  readonly names: ReadonlyMap<number, string>;
}

/** A position by its number. Throws when there is none. */
export function nodeAt({ nodes }: Timeline, id: number): TimelineNode {
  const node = nodes[id];
  if (!node) throw new Error(`no position ${id} in the timeline`);
  return node;
}

export const currentNode = (timeline: Timeline): TimelineNode => nodeAt(timeline, timeline.cursor);

/** Nodes from the start to a position, the cursor unless told otherwise. */
export function pathOf(timeline: Timeline, to = timeline.cursor): readonly TimelineNode[] {
  const path: TimelineNode[] = [];
  for (let id: number | null = to; id !== null; ) {
    const node: TimelineNode = nodeAt(timeline, id);
    path.push(node);
    id = node.parent;
  }
  return path.reverse();
}

/** Numbers of the positions that can be played again after one, each the child that was followed last. */
export function tailOf(timeline: Timeline, from = timeline.cursor): readonly number[] {
  const tail: number[] = [];
  for (let { next } = nodeAt(timeline, from); next !== null; { next } = nodeAt(timeline, next)) tail.push(next);
  return tail;
}

const changed = (nodes: readonly TimelineNode[], id: number, change: Partial<TimelineNode>): TimelineNode[] =>
  nodes.map((node) => (node.id === id ? { ...node, ...change } : node));

/** The name of a branch goes with it when it grows. */
function grown({ names, nodes }: Timeline, from: number, to: number): ReadonlyMap<number, string> {
  const name = names.get(from);
  if (name === undefined || nodes[from]?.next !== null) return names;
  return new Map([...names, [to, name] as const].filter(([tip]) => tip !== from));
}

/** Adds a step below the cursor and goes there. */
export function append(timeline: Timeline, step: Step): Timeline {
  const { cursor } = timeline;
  const id = timeline.nodes.length;
  const children = [...currentNode(timeline).children, id];
  const nodes = changed(timeline.nodes, cursor, { children, next: id });
  nodes.push({ ...step, id, parent: cursor, children: [], next: null });
  return { nodes, cursor: id, names: grown(timeline, cursor, id) };
}

/** The same timeline at another position; playing on from before it leads there again. */
export function moveTo(timeline: Timeline, to: number): Timeline {
  const nodes = [...timeline.nodes];
  for (let node = nodeAt(timeline, to); node.parent !== null; ) {
    const parent = nodeAt(timeline, node.parent);
    if (parent.next !== node.id) nodes[parent.id] = { ...parent, next: node.id };
    node = parent;
  }
  return { ...timeline, nodes, cursor: to };
}

/** The timeline once the other side has seen where the cursor stands. */
export const shownToAll = (timeline: Timeline): Timeline => ({
  ...timeline,
  nodes: changed(timeline.nodes, timeline.cursor, { unseen: false }),
});

/** The timeline with a branch named; without a name when it is empty. */
export function named(timeline: Timeline, tip: number, name: string): Timeline {
  const others = [...timeline.names].filter(([other]) => other !== tip);
  return { ...timeline, names: new Map(name === '' ? others : [...others, [tip, name] as const]) };
}

/** The last position that both lines share. */
export function forkOf(timeline: Timeline, a: number, b: number): number {
  const path = new Set(pathOf(timeline, a).map(({ id }) => id));
  return pathOf(timeline, b).findLast(({ id }) => path.has(id))?.id ?? 0;
}

/** What going back over a step gives away now: the other side may not have looked yet. */
export const barrierOver = ({ barrier, unseen }: TimelineNode): UndoBarrier | null =>
  unseen && barrier === 'side' ? null : barrier;
