// Outlines of several areas as one drawing, seas apart from land because they run through it.
import { areaShape } from './geometry';

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
