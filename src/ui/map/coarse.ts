// Outlines with fewer points, for where the map is seen from so far that the others would lie on the same pixels.
import type { Point } from './geometry';

/** Distance of a point from the line between two others. */
function offset([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Marks the points between two others that lie off the line (Douglas and Peucker). */
function mark(points: readonly Point[], [from, to]: readonly [number, number], most: number, kept: Set<number>): void {
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return;
  let [farthest, at] = [most, -1];
  for (let i = from + 1; i < to; i += 1) {
    const far = offset(points[i] ?? a, a, b);
    if (far > farthest) [farthest, at] = [far, i];
  }
  if (at < 0) return;
  kept.add(at);
  mark(points, [from, at], most, kept);
  mark(points, [at, to], most, kept);
}

/** The point of a ring that is farthest from its first. */
function opposite(points: readonly Point[]): number {
  const [x, y] = points[0] ?? [0, 0];
  const away = points.map(([a, b]) => Math.hypot(a - x, b - y));
  return away.indexOf(Math.max(...away));
}

function thinned(points: readonly Point[], most: number): readonly Point[] {
  const [middle, last] = [opposite(points), points.length - 1];
  const kept = new Set([0, middle, last]);
  mark(points, [0, middle], most, kept);
  mark(points, [middle, last], most, kept);
  return points.filter((_, index) => kept.has(index));
}

/** The corners of a ring: one absolute point, then steps. */
function corners(ring: string): readonly Point[] {
  const figures = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < figures.length; i += 2) {
    [x, y] = [x + (figures[i] ?? 0), y + (figures[i + 1] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function written(points: readonly Point[]): string {
  const steps = points.map(([x, y], index): Point => {
    const [ax, ay] = points[index - 1] ?? [0, 0];
    return [tenth(x - ax), tenth(y - ay)];
  });
  return `M${steps.map(([x, y]) => `${x} ${y}`).join('l')}z`;
}

/**
 * An outline of closed rings with only the points that lie off the rest by more than so much.
 * @param d rings as the geometry writes them: `M x y l dx dy … z`
 * @param most in board pixels
 */
export const coarser = (d: string, most: number): string =>
  d
    .split('M')
    .filter((ring) => ring !== '')
    .map((ring) => written(thinned(corners(ring), most)))
    .join('');
