// One line of a chart: dash and mark tell it from the others, not only its colour.
import type { ReactNode } from 'react';
import { classes } from '../art/Drawing';
import { Marker, type MarkerShape } from './Marker';
import { type Dot, stairs } from './scale';

export interface StairLineProps {
  readonly dots: readonly Dot[];
  /** Dots that carry a mark. */
  readonly marked: readonly Dot[];
  readonly shape: MarkerShape;
  /** Class of colour and dash, e.g. `ln-0`. */
  readonly look: string;
  readonly bold?: boolean;
}

export function StairLine({ dots, marked, shape, look, bold }: StairLineProps): ReactNode {
  return (
    <g className={classes('ln', look, bold && 'bold')}>
      <path className="way" d={stairs(dots)} />
      {marked.map(([x, y]) => (
        <Marker key={x} shape={shape} at={[x, y]} />
      ))}
    </g>
  );
}

export interface SampleProps {
  readonly look: string;
  readonly shape: MarkerShape;
}

/** A short piece of a line, for a key. */
export function Sample({ look, shape }: SampleProps): ReactNode {
  return (
    <svg className={`ln sample ${look}`} width="36" height="16" aria-hidden="true">
      <path className="way" d="M0 8H36" />
      <Marker shape={shape} at={[18, 8]} />
    </svg>
  );
}
