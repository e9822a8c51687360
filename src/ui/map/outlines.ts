// Outlines of several areas as one drawing, seas apart from land because they run through it.
import { coarser } from './coarse';
import { type AreaShape, areaShape, seaAreasFirst } from './geometry';

export const landShapes: readonly AreaShape[] = seaAreasFirst.filter(({ kind }) => kind === 'land');

export interface Shapes {
  readonly land: readonly AreaShape[];
  readonly sea: readonly AreaShape[];
}

/** The areas whose ids stand in a text with blanks between. */
export function shapesOf(ids: string): Shapes {
  const shapes = ids === '' ? [] : ids.split(' ').map(areaShape);
  return { land: shapes.filter(({ kind }) => kind === 'land'), sea: shapes.filter(({ kind }) => kind === 'sea') };
}

/** Ids as such a text. */
export const joined = (ids: readonly string[]): string => ids.join(' ');

const meet = ({ bounds: a }: AreaShape, { bounds: b }: AreaShape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The land around some seas. */
export const coastsOf = (seas: readonly AreaShape[]): readonly AreaShape[] =>
  landShapes.filter((shape) => seas.some((one) => meet(one, shape)));

/** Whether the map is seen from so far that coarse outlines lie on the same pixels. @param k scale of the map */
export const isSeenFar = (k: number): boolean => k * window.devicePixelRatio < 0.8;

/** Board pixels by which a coarse outline may lie beside the printed one. */
const coarseness = 1.2;
const coarseShapes = new Map<string, AreaShape>();

function coarseShape(shape: AreaShape): AreaShape {
  const known = coarseShapes.get(shape.id) ?? { ...shape, d: coarser(shape.d, coarseness) };
  coarseShapes.set(shape.id, known);
  return known;
}

/** The same areas for a map that is seen from far. */
export const coarse = (shapes: readonly AreaShape[]): readonly AreaShape[] => shapes.map(coarseShape);

/** Works them out one by one while nothing else is to be done, so that the first choice of units need not. Returns how to stop. */
export function coarseAhead(): () => void {
  const left = [...seaAreasFirst];
  let timer = 0;
  const next = (): void => {
    const shape = left.pop();
    if (!shape) return;
    coarseShape(shape);
    timer = window.setTimeout(next);
  };
  timer = window.setTimeout(next);
  return () => clearTimeout(timer);
}
