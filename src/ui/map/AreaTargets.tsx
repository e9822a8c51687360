// The invisible outlines that take the pointer: seas below the land, because they run through it.
import { memo } from 'react';
import { seaAreasFirst } from './geometry';

const AreaTarget = memo(function AreaTarget({ id, d, lit }: { id: string; d: string; lit: boolean }) {
  return (
    <path
      className={lit ? 'map-area lit' : 'map-area'}
      d={d}
      data-testid={`area-${id}`}
      data-area={id}
      data-lit={lit}
    />
  );
});

export function AreaTargets({ lit }: { lit: ReadonlySet<string> }) {
  return (
    <g className="map-areas">
      {seaAreasFirst.map(({ id, d }) => (
        <AreaTarget key={id} id={id} d={d} lit={lit.has(id)} />
      ))}
    </g>
  );
}
