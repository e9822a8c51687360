// Which areas may be chosen: everything else dimmed, the lit ones in gold, a violation orange and broken (R15.6).
import { memo } from 'react';
import { AreaPaths } from './AreaPaths';
import { type AreaShape, areaShape } from './geometry';
import { coastsOf, landShapes, outlines, type Shapes, shapesOf } from './outlines';

interface Lights {
  /** Ids of areas with blanks between them. */
  readonly lit: string;
  readonly violations: string;
  readonly origins: string;
  readonly dims: boolean;
}

/** What stays bright: seas first, because their outlines run through the land. */
function DimMask({ bright }: { bright: Shapes }) {
  return (
    <mask id="map-dim" maskUnits="userSpaceOnUse" x="-600" y="-600" width="4000" height="3300">
      <rect className="map-mask-show" x="-600" y="-600" width="4000" height="3300" />
      <AreaPaths shapes={bright.sea} kind="map-mask-hide" />
      {bright.sea.length > 0 && <AreaPaths shapes={landShapes} kind="map-mask-show" />}
      <AreaPaths shapes={bright.land} kind="map-mask-hide" />
    </mask>
  );
}

/** Lit seas: their limits, and a line along their coasts, where their own outline runs on through the land. */
function GoldSea({ ids, seas, kind }: { ids: string; seas: readonly AreaShape[]; kind: string }) {
  const coasts = coastsOf(ids);
  return (
    <g mask="url(#map-water)">
      <AreaPaths shapes={seas} kind="map-glow" />
      <Light shapes={seas} kind={kind} />
      <clipPath id={`map-in-${kind}`}>
        <path d={outlines(ids).sea} />
      </clipPath>
      <g clipPath={`url(#map-in-${kind})`}>
        <AreaPaths shapes={coasts} kind="map-glow coast" />
        <AreaPaths shapes={coasts} kind={`map-coast ${kind}`} />
      </g>
    </g>
  );
}

/** All are filled before any is edged, so that no fill covers the edge of its neighbour. */
function Light({ shapes, kind }: { shapes: readonly AreaShape[]; kind: string }) {
  return (
    <>
      <AreaPaths shapes={shapes} kind={`map-light fill ${kind}`} />
      <AreaPaths shapes={shapes} kind={`map-light edge ${kind}`} />
    </>
  );
}

const Gold = memo(function Gold({ ids, kind }: { ids: string; kind: string }) {
  const { land, sea } = shapesOf(ids);
  return (
    <>
      {sea.length > 0 && <GoldSea ids={ids} seas={sea} kind={kind} />}
      <AreaPaths shapes={land} kind="map-glow" />
      <Light shapes={land} kind={kind} />
    </>
  );
});

function Origin({ areas: { land, sea } }: { areas: Shapes }) {
  return (
    <>
      {sea.length > 0 && (
        <g mask="url(#map-water)">
          <AreaPaths shapes={sea} kind="map-origin" />
        </g>
      )}
      <AreaPaths shapes={land} kind="map-origin" />
    </>
  );
}

export const AreaLights = memo(function AreaLights({ lit, violations, origins, dims }: Lights) {
  const bright = shapesOf([lit, violations, origins].filter((ids) => ids !== '').join(' '));
  return (
    <g>
      {dims && <DimMask bright={bright} />}
      {dims && <rect className="map-dim" x="-600" y="-600" width="4000" height="3300" mask="url(#map-dim)" />}
      <Origin areas={shapesOf(origins)} />
      <Gold ids={lit} kind="lit" />
      <Gold ids={violations} kind="violation" />
    </g>
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
