// Where lanes and positions of the tree stand in pixels, on the time axis of the chart.
import type { Dot, Scale } from '../charts/scale';
import { type Lane, laneOf, type Tree } from './lanes';

const firstRow = 64;
const rowHeight = 68;
/** Width of the bend with which a lane leaves another. */
const bend = 28;
const spurHeight = 34;

export const rowY = (row: number): number => firstRow + row * rowHeight;

export const heightOf = ({ rows }: Tree): number => rowY(rows - 1) + 46;

export interface Ground {
  readonly tree: Tree;
  readonly scale: Scale;
  readonly places: ReadonlyMap<number, number>;
}

const xOf = ({ scale, places }: Ground, node: number): number => scale.x(places.get(node) ?? 0);

/** Height of the lane that a short try leaves, or of the row. */
function levelOf(ground: Ground, lane: Lane): number {
  if (lane.row !== null) return rowY(lane.row);
  const parent = lane.from === null ? undefined : laneOf(ground.tree, lane.from);
  return (parent ? levelOf(ground, parent) : firstRow) - spurHeight;
}

/** Where a lane begins: on another one, or at its own first position. */
function beginOf(ground: Ground, lane: Lane): Dot {
  const parent = lane.from === null ? undefined : laneOf(ground.tree, lane.from);
  if (lane.from === null || !parent) return [xOf(ground, lane.own[0]?.id ?? 0), levelOf(ground, lane)];
  return dotOf(ground, parent, lane.from);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Where a position stands on the lane that draws it. */
export function dotOf(ground: Ground, lane: Lane, node: number): Dot {
  const y = levelOf(ground, lane);
  if (lane.from === null) return [xOf(ground, node), y];
  const [x0, y0] = beginOf(ground, lane);
  const x = Math.max(xOf(ground, node), x0 + 2);
  const t = Math.min(1, (x - x0) / bend);
  return lane.row === null && node === lane.branch.tip ? endOf(ground, lane) : [x, y0 + (y - y0) * smooth(t)];
}

/** Where a lane ends; one that is shorter than its bend ends behind it. */
export function endOf(ground: Ground, lane: Lane): Dot {
  const [x0] = beginOf(ground, lane);
  const least = lane.from === null ? x0 : x0 + bend + (lane.row === null ? 8 : 4);
  return [Math.max(xOf(ground, lane.own.at(-1)?.id ?? 0), least), levelOf(ground, lane)];
}

/** The line of a lane, from the lane it leaves; for the current one up to a position and from there. */
export function wayOf(ground: Ground, lane: Lane): string {
  const [x0, y0] = beginOf(ground, lane);
  const [x1, y1] = endOf(ground, lane);
  if (lane.from === null) return `M${x0} ${y0}H${x1}`;
  return `M${x0} ${y0}C${x0 + bend * 0.8} ${y0} ${x0 + bend * 0.2} ${y1} ${x0 + bend} ${y1}H${x1}`;
}
