// Marks of a line's dots, told apart by shape; the colour is the line's.
import type { ReactNode } from 'react';
import type { Dot } from './scale';

/** Shapes in the order of line styles. */
const shapes = ['square', 'diamond', 'ring', 'triangle', 'cross', 'bar', 'frame'] as const;
export type MarkerShape = (typeof shapes)[number];

/** The mark of a line style; styles without one of their own begin again after the first. */
export function shapeOf(style: number): MarkerShape {
  return shapes[style < shapes.length ? Math.max(0, style) : 1 + ((style - 1) % (shapes.length - 1))] ?? 'square';
}

const drawings: Readonly<Record<MarkerShape, string>> = {
  square: 'M-5-5H5V5H-5z',
  diamond: 'M0-7L7 0 0 7-7 0z',
  ring: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z',
  triangle: 'M0-7L6.5 5H-6.5z',
  cross: 'M-5-5L5 5M5-5L-5 5',
  bar: 'M-3-7H3V7H-3z',
  frame: 'M-5-5H5V5H-5z',
};

export interface MarkerProps {
  readonly shape: MarkerShape;
  readonly at: Dot;
}

export function Marker({ shape, at: [x, y] }: MarkerProps): ReactNode {
  return <path className={`mk ${shape}`} d={drawings[shape]} transform={`translate(${x} ${y})`} />;
}
