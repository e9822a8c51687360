// Outlines of several areas as one drawing, seas apart from land because they run through it.
import { type AreaShape, areaShape, seaAreasFirst } from './geometry';

export interface Split {
  readonly land: string;
  readonly sea: string;
}

/** The areas whose ids stand in a text with blanks between. */
export function outlines(ids: string): Split {
  const shapes = ids === '' ? [] : ids.split(' ').map(areaShape);
  const path = (kind: 'land' | 'sea'): string =>
    shapes
      .filter((shape) => shape.kind === kind)
      .map(({ d }) => d)
      .join('');
  return { land: path('land'), sea: path('sea') };
}

/** Ids as such a text. */
export const joined = (ids: readonly string[]): string => ids.join(' ');

const meet = ({ bounds: a }: AreaShape, { bounds: b }: AreaShape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Outlines of the land around the seas of such a text. */
export function coastsOf(ids: string): string {
  const seas = ids.split(' ').flatMap((id) => seaAreasFirst.filter((shape) => shape.id === id && shape.kind === 'sea'));
  return seaAreasFirst
    .filter((shape) => shape.kind === 'land' && seas.some((sea) => meet(sea, shape)))
    .map(({ d }) => d)
    .join('');
}
