// Outlines of several areas as one drawing, seas apart from land because they run through it.
import { type AreaShape, areaShape, seaAreasFirst } from './geometry';

export const landShapes: readonly AreaShape[] = seaAreasFirst.filter(({ kind }) => kind === 'land');

export interface Split {
  readonly land: string;
  readonly sea: string;
}

export interface Shapes {
  readonly land: readonly AreaShape[];
  readonly sea: readonly AreaShape[];
}

/** The areas whose ids stand in a text with blanks between. */
export function shapesOf(ids: string): Shapes {
  const shapes = ids === '' ? [] : ids.split(' ').map(areaShape);
  return { land: shapes.filter(({ kind }) => kind === 'land'), sea: shapes.filter(({ kind }) => kind === 'sea') };
}

const asOne = (shapes: readonly AreaShape[]): string => shapes.map(({ d }) => d).join('');

/** The same, as one drawing each. */
export function outlines(ids: string): Split {
  const { land, sea } = shapesOf(ids);
  return { land: asOne(land), sea: asOne(sea) };
}

/** Ids as such a text. */
export const joined = (ids: readonly string[]): string => ids.join(' ');

const meet = ({ bounds: a }: AreaShape, { bounds: b }: AreaShape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The land around the seas of such a text. */
export function coastsOf(ids: string): readonly AreaShape[] {
  const { sea } = shapesOf(ids);
  return landShapes.filter((shape) => sea.some((one) => meet(one, shape)));
}
