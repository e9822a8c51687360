// Positions of a timeline: kept in memory here and there, the others played again from the nearest one before.
import { applyInPlace, type GameState, type State, type World } from '../engine';
import { nodeAt, pathOf, type Timeline, type TimelineNode } from './timeline';

/** Positions that have been played again, by the decisions that lead to them. */
const known = new WeakMap<TimelineNode['decisions'], State>();

const stateIn = (node: TimelineNode): State | null => node.state ?? known.get(node.decisions) ?? null;

/** The state at a position. Throws when there is no such position. */
export function stateAt(world: World, timeline: Timeline, id: number): State {
  const node = nodeAt(timeline, id);
  const there = stateIn(node);
  if (there) return there;
  const path = pathOf(timeline, id);
  const from = path.findLastIndex((earlier) => stateIn(earlier) !== null);
  const game = structuredClone(stateIn(path[from] ?? node)) as GameState;
  for (const { decision } of path.slice(from + 1).flatMap(({ decisions }) => decisions)) {
    applyInPlace(world, game, structuredClone(decision), () => {});
  }
  known.set(node.decisions, game);
  return game;
}
