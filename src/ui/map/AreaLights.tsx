// Which areas may be chosen: everything else dimmed, the lit ones in gold, a violation orange and broken (R15.6).
import { memo } from 'react';
import { areaShape } from './geometry';
import { coastsOf, outlines, type Split } from './outlines';

interface Lights {
  /** Ids of areas with blanks between them. */
  readonly lit: string;
  readonly violations: string;
  readonly origins: string;
  readonly dims: boolean;
  /** All land, as one outline. */
  readonly land: string;
}

/** What stays bright: seas first, because their outlines run through the land. */
function DimMask({ bright, land }: { bright: Split; land: string }) {
  return (
    <mask id="map-dim" maskUnits="userSpaceOnUse" x="-600" y="-600" width="4000" height="3300">
      <rect className="map-mask-show" x="-600" y="-600" width="4000" height="3300" />
      <path className="map-mask-hide" d={bright.sea} />
      {bright.sea !== '' && <path className="map-mask-show" d={land} />}
      <path className="map-mask-hide" d={bright.land} />
    </mask>
  );
}

/** Lit seas: their limits, and a line along their coasts, where their own outline runs on through the land. */
function GoldSea({ ids, d, kind }: { ids: string; d: string; kind: string }) {
  const coasts = coastsOf(ids);
  return (
    <g mask="url(#map-water)">
      <path className="map-glow" d={d} />
      <path className={`map-light ${kind}`} d={d} />
      <clipPath id={`map-in-${kind}`}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#map-in-${kind})`}>
        <path className="map-glow coast" d={coasts} />
        <path className={`map-coast ${kind}`} d={coasts} />
      </g>
    </g>
  );
}

const Gold = memo(function Gold({ ids, kind }: { ids: string; kind: string }) {
  const { land, sea } = outlines(ids);
  return (
    <>
      {sea !== '' && <GoldSea ids={ids} d={sea} kind={kind} />}
      <path className="map-glow" d={land} />
      <path className={`map-light ${kind}`} d={land} />
    </>
  );
});

function Origin({ areas }: { areas: Split }) {
  return (
    <>
      {areas.sea !== '' && <path className="map-origin" mask="url(#map-water)" d={areas.sea} />}
      <path className="map-origin" d={areas.land} />
    </>
  );
}

export const AreaLights = memo(function AreaLights({ lit, violations, origins, dims, land }: Lights) {
  const bright = outlines([lit, violations, origins].filter((ids) => ids !== '').join(' '));
  return (
    <g>
      {dims && <DimMask bright={bright} land={land} />}
      {dims && <rect className="map-dim" x="-600" y="-600" width="4000" height="3300" mask="url(#map-dim)" />}
      <Origin areas={outlines(origins)} />
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
