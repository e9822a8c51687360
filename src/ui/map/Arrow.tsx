// An arrow along areas: a line that keeps its width while the map is scaled, and its head.
import { memo } from 'react';
import { classes } from '../art/Drawing';
import { arrowLine } from './arrows';
import { areaShapes, board, type Point } from './geometry';
import { placeOf } from './placeOf';

export type ArrowKind = 'march' | 'flight' | 'retreat' | 'possible' | 'enemy' | 'attack';

interface ArrowProps {
  /** Ids of the areas with blanks between. */
  readonly route: string;
  readonly kind: ArrowKind;
  /** Something that was done: pale, and fading once it is past. */
  readonly done?: 'fresh' | 'past' | undefined;
  /** Free distance at both ends, in board pixels. */
  readonly clear: number;
}

export const Arrow = memo(function Arrow({ route, kind, clear, done }: ArrowProps) {
  const points = route.split(' ').flatMap((id): Point[] => {
    const shape = areaShapes[id];
    return shape ? [shape.counter.at] : [];
  });
  const line = arrowLine(points, clear);
  if (!line) return null;
  return (
    <div className={classes('map-arrow', kind, done)}>
      <svg className="map-way" viewBox={board.viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path className="under" d={line.d} />
        <path className="line" d={line.d} />
      </svg>
      <svg className="map-at map-arrowhead" viewBox="-12 -12 24 24" style={placeOf(line.tip)} aria-hidden="true">
        <path transform={`rotate(${line.angle})`} d="M12 0L-9-10-4 0-9 10z" />
      </svg>
    </div>
  );
});
