// Which areas may be chosen: the lit ones in gold over the dimmed board, a violation orange and broken (R15.6).
import { memo } from 'react';
import { AreaPaths } from './AreaPaths';
import { type AreaShape, areaShape } from './geometry';
import { coarse, coastsOf, type Shapes, shapesOf } from './outlines';

interface Lights {
  /** Ids of areas with blanks between them. */
  readonly lit: string;
  readonly violations: string;
  readonly origins: string;
  /** The map is seen from so far that coarse outlines serve. */
  readonly far: boolean;
}

type Kind = 'lit' | 'violation';

/** All are filled before any is edged, so that no fill covers the edge of its neighbour. */
function Light({ shapes, kind }: { shapes: readonly AreaShape[]; kind: Kind }) {
  return (
    <>
      <AreaPaths shapes={shapes} kind="map-glow" />
      <AreaPaths shapes={shapes} kind={`map-light fill ${kind}`} />
      <AreaPaths shapes={shapes} kind={`map-light edge ${kind}`} />
    </>
  );
}

/** A line along the coasts of lit seas, where their own outline runs on through the land. */
function Coasts({ seas, coasts, kind }: { seas: readonly AreaShape[]; coasts: readonly AreaShape[]; kind: Kind }) {
  if (seas.length === 0) return null;
  return (
    <>
      <clipPath id={`map-in-${kind}`}>
        <path d={seas.map(({ d }) => d).join('')} />
      </clipPath>
      <g clipPath={`url(#map-in-${kind})`}>
        <AreaPaths shapes={coasts} kind="map-glow coast" />
        <AreaPaths shapes={coasts} kind={`map-coast ${kind}`} />
      </g>
    </>
  );
}

/** What hides the land from the lights of seas. */
function WaterMask({ land }: { land: readonly AreaShape[] }) {
  return (
    <mask id="map-lit-water" maskUnits="userSpaceOnUse" x="-100" y="-100" width="3000" height="2300">
      <rect className="map-mask-show" x="-100" y="-100" width="3000" height="2300" />
      <AreaPaths shapes={land} kind="map-mask-hide" />
    </mask>
  );
}

interface Lit {
  readonly origins: readonly AreaShape[];
  readonly lit: readonly AreaShape[];
  readonly violations: readonly AreaShape[];
}

/** Seas: where there is water, all behind one mask. */
function SeaLights({ origins, lit, violations, far }: Lit & { far: boolean }) {
  const seas = [...origins, ...lit, ...violations];
  if (seas.length === 0) return null;
  const around = coastsOf(seas);
  const land = far ? coarse(around) : around;
  return (
    <>
      <WaterMask land={land} />
      <g mask="url(#map-lit-water)">
        <AreaPaths shapes={origins} kind="map-origin" />
        <Light shapes={lit} kind="lit" />
        <Coasts seas={lit} coasts={land} kind="lit" />
        <Light shapes={violations} kind="violation" />
        <Coasts seas={violations} coasts={land} kind="violation" />
      </g>
    </>
  );
}

function LandLights({ origins, lit, violations }: Lit) {
  return (
    <>
      <AreaPaths shapes={origins} kind="map-origin" />
      <Light shapes={lit} kind="lit" />
      <Light shapes={violations} kind="violation" />
    </>
  );
}

export const AreaLights = memo(function AreaLights({ lit, violations, origins, far }: Lights) {
  const [ofLit, ofViolations, ofOrigins] = [shapesOf(lit), shapesOf(violations), shapesOf(origins)];
  const of = (kind: keyof Shapes): Lit => ({
    origins: ofOrigins[kind],
    lit: ofLit[kind],
    violations: ofViolations[kind],
  });
  const { origins: from, lit: to, violations: against } = of('land');
  const land = far ? { origins: coarse(from), lit: coarse(to), violations: coarse(against) } : of('land');
  return (
    <>
      <SeaLights {...of('sea')} far={far} />
      <LandLights {...land} />
    </>
  );
});

/** One area drawn over the others: pointed at, chosen as destination, focused by keys, or where the question stands. */
export const AreaOutline = memo(function AreaOutline({ area, kind }: { area: string | null; kind: string }) {
  if (area === null) return null;
  const { d, kind: ground } = areaShape(area);
  const mask = ground === 'sea' ? { mask: 'url(#map-water)' } : {};
  return (
    <g {...mask}>
      {kind === 'focus' && <path className="map-outline under" d={d} />}
      <path className={`map-outline ${kind}`} d={d} />
    </g>
  );
});
