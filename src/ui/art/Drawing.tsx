// The frame of every drawing: a name for screen readers or none, its size, and its place inside another drawing.
import type { ReactNode } from 'react';

export type ArtSide = 'axis' | 'allies' | 'neutral';
/** Middle of a drawing in the units of the drawing around it. */
export type Place = readonly [x: number, y: number];

export interface DrawingProps {
  className: string;
  viewBox: string;
  width?: number | undefined;
  height?: number | undefined;
  at?: Place | undefined;
  /** With a label it is a picture, without one it is ornament. */
  label?: string | undefined;
  children: ReactNode;
}

export function Drawing({ width, height, at, label, children, ...rest }: DrawingProps): ReactNode {
  const corner = at && { x: at[0] - (width ?? 0) / 2, y: at[1] - (height ?? 0) / 2 };
  const frame = { ...rest, ...corner, width, height };
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
