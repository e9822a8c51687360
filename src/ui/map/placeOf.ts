// Where a thing of a fixed size stands on the board: shares of the board, which the pieces layer is as large as.
import type { CSSProperties } from 'react';
import { board, type Point } from './geometry';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(4)}%`;

/** A point of the board as lengths for `left` and `top`. */
export const shareOf = ([x, y]: Point): { left: string; top: string } => ({
  left: percent(x, board.width),
  top: percent(y, board.height),
});

/** Position at a point of the board, with further properties. */
export function placeOf(point: Point, more: Record<`--${string}`, string | number> = {}): CSSProperties {
  const style: Record<string, string | number> = { ...shareOf(point), ...more };
  return style as CSSProperties;
}
