// The line of an arrow along a route of areas, in board pixels, and the direction of its head.
import type { Point } from './geometry';

export interface ArrowLine {
  readonly d: string;
  readonly tip: Point;
  /** Degrees, clockwise from east. */
  readonly angle: number;
}

const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const towards = ([ax, ay]: Point, [bx, by]: Point, by01: number): Point => [
  ax + (bx - ax) * by01,
  ay + (by - ay) * by01,
];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const round = (value: number): number => Math.round(value * 10) / 10;
const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A point `distance` before the end of a line, but not farther than a quarter of it. */
function before(end: Point, from: Point, distance: number): Point {
  const whole = length(minus(end, from));
  return whole === 0 ? end : towards(end, from, Math.min(0.25, distance / whole));
}

/** The bend of a single step: a little to the left of the straight line. */
function bend(from: Point, to: Point): Point {
  const [dx, dy] = minus(to, from);
  const [mx, my] = towards(from, to, 0.5);
  return [mx + dy * 0.16, my - dx * 0.16];
}

/** A line through the points that starts and ends `clear` board pixels away from the first and last; null for fewer than two. */
export function arrowLine(points: readonly Point[], clear: number): ArrowLine | null {
  const [first, second] = points;
  const last = points.at(-1);
  const previous = points.at(-2);
  if (!first || !second || !last || !previous) return null;
  const through = points.length === 2 ? [bend(first, last)] : points.slice(1, -1);
  const start = before(first, through[0] ?? second, clear);
  const tip = before(last, through.at(-1) ?? previous, clear);
  const knots = [...through, tip];
  const curve = knots.slice(0, -1).map((knot, index) => {
    const next = knots[index + 1] ?? tip;
    const end = index === knots.length - 2 ? tip : towards(knot, next, 0.5);
    return `Q${write(knot)} ${write(end)}`;
  });
  const [hx, hy] = minus(tip, through.at(-1) ?? previous);
  return { d: `M${write(start)}${curve.join('')}`, tip, angle: round((Math.atan2(hy, hx) * 180) / Math.PI) };
}
