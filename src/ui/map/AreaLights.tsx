// Which areas may be chosen: everything else dimmed, the lit ones in gold, a violation orange and broken (R15.6).
import { memo } from 'react';
import { areaShape } from './geometry';
import { outlines, type Split } from './outlines';

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

function Gold({ areas, kind }: { areas: Split; kind: string }) {
  return (
    <>
      {areas.sea !== '' && (
        <g mask="url(#map-water)">
          <path className="map-glow" d={areas.sea} />
          <path className={`map-light ${kind}`} d={areas.sea} />
        </g>
      )}
      <path className="map-glow" d={areas.land} />
      <path className={`map-light ${kind}`} d={areas.land} />
    </>
  );
}

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
      <Gold areas={outlines(lit)} kind="lit" />
      <Gold areas={outlines(violations)} kind="violation" />
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
