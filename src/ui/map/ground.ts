// Which area lies at a point of the board, measured on the outlines. For the browser: it needs Path2D.
import { type AreaShape, type Point, seaAreasFirst } from './geometry';

/** Land first: outlines of seas run through it. */
const landFirst: readonly AreaShape[] = [...seaAreasFirst].reverse();

/** The outline of all land areas together. */
export const allLand = landFirst.map(({ d, kind }) => (kind === 'land' ? d : '')).join('');

/** Points are looked up in squares of so many board pixels. */
const cell = 8;

interface Survey {
  readonly context: CanvasRenderingContext2D | null;
  readonly paths: Map<string, Path2D>;
  readonly found: Map<number, AreaShape | null>;
}

let survey: Survey | null = null;

function begun(): Survey {
  survey ??= { context: document.createElement('canvas').getContext('2d'), paths: new Map(), found: new Map() };
  return survey;
}

function holds({ context, paths }: Survey, { id, d, bounds }: AreaShape, [x, y]: Point): boolean {
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return false;
  const path = paths.get(id) ?? new Path2D(d);
  paths.set(id, path);
  return context?.isPointInPath(path, x, y) ?? false;
}

/** The area at a point of the board, to a few pixels; null beyond all areas. */
export function areaAt([x, y]: Point): AreaShape | null {
  const { found } = begun();
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
  const key = row * 10_000 + column;
  const known = found.get(key);
  if (known !== undefined) return known;
  const middle: Point = [(column + 0.5) * cell, (row + 0.5) * cell];
  const area = landFirst.find((shape) => holds(begun(), shape, middle)) ?? null;
  found.set(key, area);
  return area;
}
