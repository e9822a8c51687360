// Who controls what, as tint and pattern over whole land areas (R4): hatching for the axis, dots for the allies.
import { memo } from 'react';
import { AreaPaths } from './AreaPaths';
import { landShapes, shapesOf } from './outlines';

interface Tints {
  /** Ids of areas with blanks between them. */
  readonly axis: string;
  readonly allies: string;
}

export const AreaTints = memo(function AreaTints({ axis, allies }: Tints) {
  const [ofAxis, ofAllies] = [shapesOf(axis).land, shapesOf(allies).land];
  return (
    <g className="map-tints">
      <AreaPaths shapes={ofAxis} kind="map-tint axis" />
      <AreaPaths shapes={ofAxis} kind="map-pattern axis" />
      <AreaPaths shapes={ofAllies} kind="map-tint allies" />
      <AreaPaths shapes={ofAllies} kind="map-pattern allies" />
    </g>
  );
});

interface PatternProps {
  /** Patterns are drawn smaller when the map is large. */
  readonly scale: number;
}

/** Patterns and the water mask that the ground layer's drawings name. */
export const GroundPatterns = memo(function GroundPatterns({ scale }: PatternProps) {
  const size = `scale(${scale})`;
  return (
    <defs>
      <pattern
        id="map-hatch"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(45) ${size}`}
      >
        <path className="map-hatch" d="M0 0V16" />
      </pattern>
      <pattern id="map-dots" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform={size}>
        <circle className="map-dot" cx="5" cy="5" r="2.6" />
        <circle className="map-dot" cx="15" cy="15" r="2.6" />
      </pattern>
      <pattern id="map-stripes" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform={size}>
        <path className="map-stripe" d="M0 7H14" />
      </pattern>
      <mask id="map-water" maskUnits="userSpaceOnUse" x="-100" y="-100" width="3000" height="2300">
        <rect className="map-mask-show" x="-100" y="-100" width="3000" height="2300" />
        <AreaPaths shapes={landShapes} kind="map-mask-hide" />
      </mask>
    </defs>
  );
});
