// Reads the outlines of the drawn board: which points lie inside.
import type { Point } from '../../src/ui/map/geometry/index';

type Ring = Point[];

function ring(text: string): Ring {
  const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let x = 0;
  let y = 0;
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
    x += numbers[2 * i] ?? 0;
    y += numbers[2 * i + 1] ?? 0;
    return [x, y];
  });
}

/** The rings of a path of relative lines, each closed by z. */
export function rings(d: string): Ring[] {
  return d.split('z').filter(Boolean).map(ring);
}

function crosses([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
}

/** Inside by the even-odd rule. */
export function isInside(point: Point, outline: readonly Ring[]): boolean {
  const edges = outline.flatMap((r) => r.map((a, i) => [a, r[(i + 1) % r.length] ?? a] as const));
  return edges.filter(([a, b]) => crosses(point, a, b)).length % 2 === 1;
}
