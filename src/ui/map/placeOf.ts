// Where a thing of a fixed size stands on the board: custom properties that pieces.css turns into a position.
import type { CSSProperties } from 'react';
import type { Point } from './geometry';

/** Position at a point of the board, with further properties; the camera sets --k. */
export function placeOf([x, y]: Point, more: Record<`--${string}`, string | number> = {}): CSSProperties {
  const style: Record<string, string | number> = { '--x': x, '--y': y, ...more };
  return style as CSSProperties;
}
