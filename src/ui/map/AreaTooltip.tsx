// Beside the pointer, or the focused area: name, control, what it costs or why not, with the rule.
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { AreaId } from '../../engine';
import { Reason } from '../dialogs/Reason';
import { useTable } from '../useTable';
import { areaShapes, type Point } from './geometry';
import { controlLabel, offerLines, unitLines } from './labels';
import type { Rect } from './trayPlace';
import type { Board } from './useBoard';
import type { Sight } from './useTrayPlace';

/** Milliseconds until a resting pointer is answered; longer where it asks nothing. */
const askedDelay = 150;
const idleDelay = 600;
const width = 236;
/** Height that a tooltip may take. */
const height = 118;

/** Free room left and right of the middle of a stack: its neighbour, its sign. */
const aside = { left: 40, right: 66 };
/** Distance from the pointer. */
const gap = 22;

interface Shown {
  readonly area: AreaId;
  /** Where the pointer was; null for an area focused by keys. */
  readonly at: Point | null;
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

function onScreen(area: string, { pose }: Sight): Point {
  const [x = 0, y = 0] = areaShapes[area]?.counter.at ?? [];
  return [x * pose.k + pose.x, y * pose.k + pose.y];
}

/** Places for a tooltip: right, left, below and above of the pointer, off the stack. */
function corners({ area, at }: Shown, sight: Sight): readonly Rect[] {
  const [sx, sy] = onScreen(area, sight);
  const [x, y] = at ?? [sx, sy];
  const near = Math.hypot(x - sx, y - sy) < aside.right + gap;
  const [left, right] = near
    ? [Math.min(x - gap, sx - aside.left), Math.max(x + gap, sx + aside.right)]
    : [x - gap, x + gap];
  const [above, below] = near ? [Math.min(y, sy) - 44, Math.max(y, sy) + 44] : [y - gap, y + gap];
  const level = Math.max(8, Math.min(y - 20, sight.viewport.height - height));
  const middle = Math.max(4, Math.min(x - width / 2, sight.viewport.width - width - 4));
  return [
    { left: right, top: level },
    { left: left - width, top: level },
    { left: middle, top: below },
    { left: middle, top: above - height },
  ].map((corner) => ({ ...corner, width, height }));
}

/** How much of a place another rectangle covers. */
const covered = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The place inside the screen that hides least of panels, trays and the stack the group comes from; the first that hides nothing. */
function beside(shown: Shown, { origins }: Board, sight: Sight): CSSProperties {
  const { viewport } = sight;
  const stacks = origins
    .filter((area) => area !== shown.area)
    .map((area): Rect => {
      const [x, y] = onScreen(area, sight);
      return { left: x - aside.left, top: y - aside.left, width: 2 * aside.left, height: 2 * aside.left };
    });
  const hidden = [...sight.covers(), ...sight.trays(), ...stacks];
  const isInside = ({ left, top }: Rect): boolean =>
    left >= 4 && top >= 4 && left + width <= viewport.width && top + height <= viewport.height;
  const inside = corners(shown, sight).filter(isInside);
  const cost = (place: Rect): number => hidden.reduce((sum, other) => sum + covered(place, other), 0);
  const [best] = inside.map((place) => ({ place, cost: cost(place) })).sort((one, other) => one.cost - other.cost);
  return { left: best?.place.left ?? 8, top: best?.place.top ?? 8 };
}

interface TooltipProps {
  readonly board: Board;
  readonly sight: Sight;
  readonly pointer: RefObject<Point>;
  /** The area whose stack lies open: the tray says more than the tooltip would. */
  readonly open: AreaId | null;
}

export function AreaTooltip({ board, sight, pointer, open }: TooltipProps) {
  const { speech, offers } = board;
  const hovered = useTable((table) => table.hovered);
  const focused = useTable((table) => table.focusArea);
  const asks = hovered !== null && offerLines(speech, offers.get(hovered)).length > 0;
  const rested = useRested(hovered, pointer, asks ? askedDelay : idleDelay);
  const shown = rested ?? (focused && { area: focused, at: null });
  if (!shown) return null;
  const lines = offerLines(speech, offers.get(shown.area));
  if (shown.area === open && lines.length === 0) return null;
  return (
    <div className="map-tip" role="tooltip" style={{ ...beside(shown, board, sight), width }}>
      <b>{speech.names.area(shown.area)}</b>
      <span>{controlLabel(speech, shown.area)}</span>
      {unitLines(speech, shown.area).map((units) => (
        <span key={units}>{units}</span>
      ))}
      {lines.map((line) => (
        <p key={line}>
          <Reason text={line} plain />
        </p>
      ))}
    </div>
  );
}
