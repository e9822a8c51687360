// Beside the pointer, or the focused area: name, control, what it costs or why not, with the rule.
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { AreaId } from '../../engine';
import { Reason } from '../dialogs/Reason';
import { useTable } from '../useTable';
import type { Viewport } from './camera';
import { areaShapes, type Point } from './geometry';
import { controlLabel, offerLines } from './labels';
import type { Board } from './useBoard';
import type { Sight } from './useTrayPlace';

/** Milliseconds until a resting pointer is answered; longer where it asks nothing. */
const askedDelay = 150;
const idleDelay = 600;
const width = 236;

interface Shown {
  readonly area: AreaId;
  readonly at: Point;
}

/** The hovered area, once the pointer has rested on it, with where the pointer was then. */
function useRested(hovered: AreaId | null, pointer: RefObject<Point>, delay: number): Shown | null {
  const [rested, setRested] = useState<Shown | null>(null);
  useEffect(() => {
    if (hovered === null) return undefined;
    const timer = setTimeout(() => setRested({ area: hovered, at: pointer.current }), delay);
    return () => clearTimeout(timer);
  }, [hovered, pointer, delay]);
  return rested?.area === hovered ? rested : null;
}

/** Beside a point of the screen, on the side with more room. */
function beside([x, y]: Point, { width: across, height }: Viewport, distance: number): CSSProperties {
  const right = x + distance + width < across;
  const top = Math.max(8, Math.min(y - 20, height - 130));
  return right ? { left: x + distance, top } : { left: Math.max(4, x - distance - width), top };
}

function focusPoint(area: AreaId | null, { pose }: Sight): Shown | null {
  const shape = area && areaShapes[area];
  if (!shape || !area) return null;
  const [x, y] = shape.counter.at;
  return { area, at: [x * pose.k + pose.x, y * pose.k + pose.y] };
}

interface TooltipProps {
  readonly board: Board;
  readonly sight: Sight;
  readonly pointer: RefObject<Point>;
}

export function AreaTooltip({ board, sight, pointer }: TooltipProps) {
  const { speech, offers } = board;
  const hovered = useTable((table) => table.hovered);
  const focused = focusPoint(
    useTable((table) => table.focusArea),
    sight,
  );
  const asks = hovered !== null && offerLines(speech, offers.get(hovered)).length > 0;
  const rested = useRested(hovered, pointer, asks ? askedDelay : idleDelay);
  const shown = rested ?? focused;
  if (!shown) return null;
  const lines = offerLines(speech, offers.get(shown.area));
  return (
    <div className="map-tip" role="tooltip" style={{ ...beside(shown.at, sight.viewport, rested ? 22 : 46), width }}>
      <b>{speech.names.area(shown.area)}</b>
      <span>{controlLabel(speech, shown.area)}</span>
      {lines.map((line) => (
        <p key={line}>
          <Reason text={line} />
        </p>
      ))}
    </div>
  );
}
