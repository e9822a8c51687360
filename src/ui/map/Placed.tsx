// Puts a thing of a fixed size on the screen at a point of the board.
import type { CSSProperties, ReactNode } from 'react';
import type { Point } from './geometry';

/** Custom properties that place.css turns into a position; the camera sets --k. */
export function placeOf([x, y]: Point, more: Record<`--${string}`, string | number> = {}): CSSProperties {
  const style: Record<string, string | number> = { '--x': x, '--y': y, ...more };
  return style as CSSProperties;
}

export function Placed({ at, className, children }: { at: Point; className: string; children: ReactNode }) {
  return (
    <div className={`map-at ${className}`} style={placeOf(at)}>
      {children}
    </div>
  );
}
