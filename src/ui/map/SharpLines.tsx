// Coasts, frontiers, borders and sea limits as lines of their own, where the baked picture is shown larger than it is.
import { memo } from 'react';
import { areaBorders, frontiers, seaLimits } from './geometry';
import { allLand } from './ground';

/** Pixels of the baked picture for a pixel of the board. */
const baked = 1.5;

/** Whether the picture is shown so large that its lines blur. @param k scale of the map */
export const isSeenDeep = (k: number): boolean => k * window.devicePixelRatio > baked * 1.08;

export const SharpLines = memo(function SharpLines() {
  return (
    <g>
      <path className="map-sharp limits" mask="url(#map-water)" d={seaLimits} />
      <path className="map-sharp coast" mask="url(#map-water)" d={allLand} />
      <path className="map-sharp borders" d={areaBorders} />
      <path className="map-sharp frontiers" d={frontiers} />
      <path className="map-sharp dashes" d={frontiers} />
    </g>
  );
});
