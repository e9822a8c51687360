// What lies at a point of the board, measured on the outlines. For the browser: it needs Path2D.
import { areaShapes, type Point, seaAreasFirst } from './geometry';

const landPaths = seaAreasFirst.filter(({ kind }) => kind === 'land');

/** The outline of all land areas together. */
export const allLand = landPaths.map(({ d }) => d).join('');

interface Measure {
  readonly context: CanvasRenderingContext2D | null;
  readonly paths: Map<string, Path2D>;
}

let measure: Measure | null = null;

function ruler(): Measure {
  measure ??= { context: document.createElement('canvas').getContext('2d'), paths: new Map() };
  return measure;
}

function pathOf({ paths }: Measure, id: string, d: string): Path2D {
  const path = paths.get(id) ?? new Path2D(d);
  paths.set(id, path);
  return path;
}

function isIn(id: string, d: string, [x, y]: Point): boolean {
  const tools = ruler();
  return tools.context?.isPointInPath(pathOf(tools, id, d), x, y) ?? false;
}

/** Whether a point of the board lies in one of the areas; a sea is only where no land is. */
export function isInAny(ids: Iterable<string>, point: Point): boolean {
  for (const id of ids) {
    const shape = areaShapes[id];
    if (!shape || !isWithin(shape.bounds, point) || !isIn(id, shape.d, point)) continue;
    if (shape.kind === 'land' || !isLand(point)) return true;
  }
  return false;
}

const isWithin = (bounds: { left: number; right: number; top: number; bottom: number }, [x, y]: Point): boolean =>
  x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;

export const isLand = (point: Point): boolean => isIn('land', allLand, point);
