// Areas drawn alike, each as a path of its own: where an area is not, drawing it costs nothing. One long path is filled and
// stroked as a whole for every tile of the screen.
import { memo } from 'react';
import type { AreaShape } from './geometry';

interface AreaPathsProps {
  readonly shapes: readonly AreaShape[];
  readonly kind: string;
}

export const AreaPaths = memo(function AreaPaths({ shapes, kind }: AreaPathsProps) {
  return shapes.map(({ id, d }) => <path key={id} className={kind} d={d} />);
});
