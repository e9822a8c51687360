// Brings a recorded game back: plays all of its steps again, as far as they can be played, and builds its timeline.
import {
  type Beginning,
  type LogEntry,
  playTree,
  type SavedStep,
  type SavedTimeline,
  type State,
  type StepFault,
  type Visit,
  type World,
} from '../engine';
import { firstFigures } from './figures';
import { linesOf } from './logLines';
import { stateAt } from './positions';
import { type Before, beforeOf, stepOf } from './stepFacts';
import { moveTo, pathOf, type Step, type Timeline, type TimelineNode } from './timeline';

/** Where a game stands in its steps, and what is known of its branches. */
export type Whereabouts = Pick<SavedTimeline, 'tip' | 'names' | 'unseen'> & { readonly cursor: number };

export interface Restored {
  readonly timeline: Timeline;
  /** The state where the game stands. */
  readonly state: State;
  /** Steps that do not hold; what followed them is not there. */
  readonly faults: readonly StepFault[];
}

/** Every so many steps the state is kept in memory, the others are played again when they are asked for. */
const statesApart = 16;

/** The log from the first turn on: who controls what at the start stands on the map. */
const sinceFirstTurn = (log: readonly LogEntry[]): readonly LogEntry[] =>
  log.slice(
    Math.max(
      0,
      log.findIndex(({ type }) => type === 'turnBegan'),
    ),
  );

interface Found {
  readonly parent: number;
  readonly depth: number;
  readonly step: Step;
  readonly before: Before;
}

type Kept = (node: number, depth: number) => boolean;

function start(world: World, { game, log }: Visit): Found {
  const lines = linesOf(sinceFirstTurn(log), 0, game.turn, game.active, 0);
  const figures = firstFigures(world, game);
  const step: Step = {
    side: game.active,
    at: null,
    decisions: [],
    lines,
    barrier: 'start',
    unseen: false,
    turn: game.turn,
    figures,
    state: structuredClone(game),
  };
  return { parent: -1, depth: 0, step, before: beforeOf(game, figures, lines.length) };
}

function follow(world: World, { node, game, log, held }: Visit, saved: SavedStep, parent: Found, kept: Kept): Found {
  const depth = parent.depth + 1;
  const facts = stepOf(world, parent.before, saved.decisions.slice(0, held), log, game, node);
  const state = kept(node, depth) ? structuredClone(game) : null;
  const before = beforeOf(game, facts.figures, parent.before.lastLine + log.length);
  return { parent: saved.parent, depth, step: { ...facts, state, unseen: false }, before };
}

/** Positions by their number in the record; those that could not be reached are missing. */
function playedAgain(world: World, beginning: Beginning, steps: readonly SavedStep[], cursor: number) {
  const found = new Map<number, Found>();
  const kept: Kept = (node, depth) => node === cursor || depth % statesApart === 0;
  const faults = playTree(world, beginning, steps, (visit) => {
    const saved = steps[visit.node - 1];
    const parent = saved && found.get(saved.parent);
    if (visit.node === 0) found.set(0, start(world, visit));
    else if (parent) found.set(visit.node, follow(world, visit, saved, parent, kept));
  });
  return { found, faults };
}

/** Nodes without gaps in their numbers, with the numbers that the record has for them. */
function nodesOf(found: ReadonlyMap<number, Found>, unseen: ReadonlySet<number>) {
  const inOrder = [...found].sort(([a], [b]) => a - b);
  const numbers = new Map(inOrder.map(([saved], id) => [saved, id]));
  const children: number[][] = inOrder.map(() => []);
  for (const [saved, { parent }] of inOrder) children[numbers.get(parent) ?? -1]?.push(numbers.get(saved) ?? 0);
  const nodes = inOrder.map(([saved, { parent, step }], id): TimelineNode => {
    const own = children[id] ?? [];
    const lines = saved === id ? step.lines : step.lines.map((line) => ({ ...line, node: id }));
    const links = { id, parent: numbers.get(parent) ?? null, children: own, next: own.at(-1) ?? null };
    return { ...step, lines, unseen: unseen.has(saved), ...links };
  });
  return { nodes, numbers };
}

/** The last position on the way to one that could be reached. */
function nearest(numbers: ReadonlyMap<number, number>, steps: readonly SavedStep[], wanted: number): number {
  for (let node = wanted; node > 0; node = steps[node - 1]?.parent ?? 0) {
    const there = numbers.get(node);
    if (there !== undefined) return there;
  }
  return 0;
}

/** The timeline of recorded steps, each played from where its parent led. */
export function restore(
  world: World,
  beginning: Beginning,
  steps: readonly SavedStep[],
  { cursor, tip, names, unseen }: Whereabouts,
): Restored {
  const { found, faults } = playedAgain(world, beginning, steps, cursor);
  const { nodes, numbers } = nodesOf(found, new Set(unseen));
  const known = names.flatMap((named) => {
    const there = numbers.get(named.tip);
    return there === undefined ? [] : [[there, named.name] as const];
  });
  const here = nearest(numbers, steps, cursor);
  const end = nearest(numbers, steps, tip);
  const rooted: Timeline = { nodes, cursor: 0, names: new Map(known) };
  const ahead = pathOf(rooted, end).some(({ id }) => id === here) ? moveTo(rooted, end) : rooted;
  const timeline = moveTo(ahead, here);
  return { timeline, state: stateAt(world, timeline, here), faults };
}
