// Where the map is looked at: screen pixel = board pixel × k + (x, y). Pure; cameraDrive.ts moves the layers.
import { board, type Point } from './geometry';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Pose {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Scale for which counters and names were placed. */
const placedFor = 0.45;
const largest = 2.5;
/** Pixels of the screen that panels over the map may cover at its sides: the drawer, the order slip. */
const panels = { x: 300, y: 160 };
/** Board pixels that may be pulled into sight beyond the edges at least. */
const margin = { x: 300, y: 120 };
/** Where the eye rests when a game is opened: the middle of Europe. */
const heart: Point = [1500, 1040];

/** What may be pulled into sight at a scale, beyond the edges of the board too, so that panels hide nothing for good. */
export function reachAt(k: number): [[number, number], [number, number]] {
  const [x, y] = [Math.max(margin.x, panels.x / k), Math.max(margin.y, panels.y / k)];
  return [
    [-x, -y],
    [board.width + x, board.height + y],
  ];
}

const containing = ({ width, height }: Viewport): number => Math.min(width / board.width, height / board.height);

/** Smallest and largest scale: the whole board just fits, or a few areas fill the screen. */
export const zoomLimits = (viewport: Viewport): [number, number] => [
  Math.min(containing(viewport), placedFor),
  largest,
];

/** The pose that puts a point of the board into the middle of the screen. */
export const centredOn = ([x, y]: Point, k: number, { width, height }: Viewport): Pose => ({
  k,
  x: width / 2 - x * k,
  y: height / 2 - y * k,
});

/** The point of the board in the middle of the screen. */
export const centreOf = ({ k, x, y }: Pose, { width, height }: Viewport): Point => [
  (width / 2 - x) / k,
  (height / 2 - y) / k,
];

export const wholeBoard = (viewport: Viewport): Pose =>
  centredOn([board.width / 2, board.height / 2], containing(viewport), viewport);

/** How much of the screen is covered or too close to the edge, in pixels from each side. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the map lies at first: the middle of Europe in the middle of what no panel covers. */
export function openingPose(viewport: Viewport, { left, right }: Insets): Pose {
  const k = Math.max(placedFor, (viewport.width / board.width) * 0.98);
  const { x, y } = centredOn(heart, k, viewport);
  return { k, x: x + (left - right) / 2, y };
}

/** Scale from which on an area is seen well. */
const near = 0.7;

/** The pose that shows a point from near, in the middle of what no panel covers. */
export function nearPose(point: Point, k: number, viewport: Viewport, { left, top, right, bottom }: Insets): Pose {
  const { k: scale, x, y } = centredOn(point, Math.max(k, near), viewport);
  return { k: scale, x: x + (left - right) / 2, y: y + (top - bottom) / 2 };
}

/** How far a value lies outside a span; 0 inside. */
const outside = (value: number, from: number, to: number): number =>
  value < from ? value - from : value > to ? value - to : 0;

/** The pose moved just so far that a point of the board lies inside the insets of the screen. */
export function showing([px, py]: Point, pose: Pose, { width, height }: Viewport, inset: Insets): Pose {
  const dx = outside(px * pose.k + pose.x, inset.left, width - inset.right);
  const dy = outside(py * pose.k + pose.y, inset.top, height - inset.bottom);
  return { k: pose.k, x: pose.x - dx, y: pose.y - dy };
}

/** Sizes of counters and names at a scale of the map; in steps, so that they change seldom while it moves. */
export interface PieceScale {
  /** Counters keep their size; only a map smaller than they were placed for makes them smaller. */
  readonly counter: number;
  /** Size of names in pixels: they grow a little with the map. */
  readonly name: number;
  /** Names are set narrower, never smaller, where the map leaves less room than they were placed for. */
  readonly nameWidth: number;
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
const stepped = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(3));

/** Size of most names, in board pixels. */
const nameSize = 28;
/** Side of the counters for which they were placed, and the least that can be read, in pixels. */
const placedSize = 36;
const leastSize = 25;
/** How much larger than placed counters may be that somebody wants large: they touch, but show what lies below. */
const crowding = 1.2;

/** Sizes at a scale of the map for counters of a side in pixels. */
export function pieceScale(k: number, size: number): PieceScale {
  const room = k / (placedFor * 0.95);
  const most = room * placedSize * (size > placedSize ? crowding : 1);
  return {
    counter: stepped(within(Math.min(1, leastSize / size), most / size, 1), 0.05),
    name: stepped(within(12, nameSize * k, 17), 1),
    nameWidth: stepped(within(0.8, room, 1), 0.05),
  };
}

/** How much the offset of a name from its stack is scaled; the same as in pieces.css. */
export function spreadOf(size: number, { counter }: PieceScale): number {
  const ratio = (size * counter) / placedSize;
  return placedFor * Math.max(ratio, 0.4 + 0.6 * ratio);
}

/** How much patterns on the areas are shrunk so that they keep about their size on the screen; in steps. */
export const patternScale = (k: number): number => stepped(within(0.25, 0.62 / k, 1), 0.05);
