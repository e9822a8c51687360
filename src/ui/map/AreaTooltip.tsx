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

/** Beside the pointer, off the stack and the panels, and not between the area and where the group stands. */
function beside({ area, at }: Shown, { origins: [origin] }: Board, sight: Sight): CSSProperties {
  const [sx, sy] = onScreen(area, sight);
  const [x, y] = at ?? [sx, sy];
  const near = Math.hypot(x - sx, y - sy) < aside.right + gap;
  const right = near ? Math.max(x + gap, sx + aside.right) : x + gap;
  const left = (near ? Math.min(x - gap, sx - aside.left) : x - gap) - width;
  const top = Math.max(8, Math.min(y - 20, sight.viewport.height - height));
  const panels = sight.covers();
  const isFree = (edge: number): boolean =>
    edge > 4 && edge + width < sight.viewport.width && !panels.some((panel) => isOver(panel, edge, top));
  const wanted = origin !== undefined && origin !== area && onScreen(origin, sight)[0] > sx ? left : right;
  const free = [wanted, right, left].find(isFree) ?? Math.min(right, sight.viewport.width - width - 4);
  return { left: free, top };
}

/** Whether a tooltip at this corner would lie under or over a panel. */
const isOver = (panel: Rect, left: number, top: number): boolean =>
  left < panel.left + panel.width &&
  left + width > panel.left &&
  top < panel.top + panel.height &&
  top + height > panel.top;

interface TooltipProps {
  readonly board: Board;
  readonly sight: Sight;
  readonly pointer: RefObject<Point>;
}

export function AreaTooltip({ board, sight, pointer }: TooltipProps) {
  const { speech, offers } = board;
  const hovered = useTable((table) => table.hovered);
  const focused = useTable((table) => table.focusArea);
  const asks = hovered !== null && offerLines(speech, offers.get(hovered)).length > 0;
  const rested = useRested(hovered, pointer, asks ? askedDelay : idleDelay);
  const shown = rested ?? (focused && { area: focused, at: null });
  if (!shown) return null;
  const lines = offerLines(speech, offers.get(shown.area));
  return (
    <div className="map-tip" role="tooltip" style={{ ...beside(shown, board, sight), width }}>
      <b>{speech.names.area(shown.area)}</b>
      <span>{controlLabel(speech, shown.area)}</span>
      {unitLines(speech, shown.area).map((units) => (
        <span key={units}>{units}</span>
      ))}
      {lines.map((line) => (
        <p key={line}>
          <Reason text={line} />
        </p>
      ))}
    </div>
  );
}
