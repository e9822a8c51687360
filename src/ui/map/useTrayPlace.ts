// The place of the tray: chosen when it opens or the map is scaled, kept while it covers no lit area and no panel covers it.
import { useRef } from 'react';
import type { Pose, Viewport } from './camera';
import { areaShape, type Point } from './geometry';
import { areaAt } from './ground';
import type { Stack } from './stacks';
import { type Keep, overlaps, type Price, placeTray, type Rect } from './trayPlace';
import type { Board } from './useBoard';

/** The map as it lies after the last movement, and the sizes of counters on it. */
export interface Sight {
  readonly pose: Pose;
  readonly viewport: Viewport;
  /** Side of a counter, and of its cell in the tray, in pixels. */
  readonly counter: number;
  readonly cell: number;
  /** What lies over the map, in pixels of its view. */
  readonly covers: () => readonly Rect[];
  /** What lies open on the map itself. */
  readonly trays: () => readonly Rect[];
}

export interface TrayPlace {
  /** Point of the board that the tray hangs on. */
  readonly anchor: Point;
  /** Corner and middle of the tray from there, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly middle: Point;
}

interface Kept {
  readonly key: string;
  readonly rect: Rect;
}

/** Room for the counters with heading, filters and reason, so that the tray need not move when it grows. */
function sizeOf({ units }: Stack, cell: number): { width: number; height: number } {
  const columns = Math.min(units.length, Math.max(3, Math.ceil(Math.sqrt(units.length)))) + (units.length > 1 ? 1 : 0);
  const rows = Math.max(1, Math.ceil(units.length / 3));
  return { width: Math.max(196, columns * cell + 32), height: Math.min(rows, 4) * cell + 84 };
}

/** Dear: lit areas. Cheap: stacks, and land rather than water. */
function prices({ stacks, lit }: Board, { pose: { k }, counter }: Sight): Price {
  const bright = new Set<string>(lit);
  const anchors = stacks.map(({ area }) => areaShape(area).counter.at);
  const onStack = (x: number, y: number): boolean =>
    anchors.some(([ax, ay]) => Math.hypot(ax * k - x, ay * k - y) < counter * 0.9);
  return (x, y) => {
    const area = areaAt([x / k, y / k]);
    if (area && bright.has(area.id)) return 40;
    return (onStack(x, y) ? 2.5 : 0) + (area?.kind === 'land' ? 0.6 : 0);
  };
}

/** What lies over the map, in pixels of the board as it is seen. */
const panelsOn = ({ pose, covers }: Sight): readonly Rect[] =>
  covers().map((panel) => ({ ...panel, left: panel.left - pose.x, top: panel.top - pose.y }));

/** The stacks of the lit areas with their signs stay free. */
const litStacks = ({ lit }: Board, { pose: { k }, counter }: Sight): Keep[] =>
  lit.map((area) => {
    const [x, y] = areaShape(area).counter.at;
    return { at: [x * k, y * k], room: counter };
  });

function coversLit({ lit }: Board, { pose: { k } }: Sight, { left, top, width, height }: Rect): boolean {
  const bright = new Set<string>(lit);
  const isLit = (across: number, down: number): boolean =>
    bright.has(areaAt([(left + width * across) / k, (top + height * down) / k])?.id ?? '');
  return [0, 0.33, 0.66, 1].some((down) => [0, 0.25, 0.5, 0.75, 1].some((across) => isLit(across, down)));
}

/** Whether the map has been moved so that a panel covers the tray, with its stack still in sight. */
function liesUnder(rect: Rect, [x, y]: Point, sight: Sight): boolean {
  const [left, top] = [x + sight.pose.x, y + sight.pose.y];
  const seen = left > 0 && top > 0 && left < sight.viewport.width && top < sight.viewport.height;
  return seen && panelsOn(sight).some((panel) => overlaps(rect, panel));
}

/** Where the tray of a stack lies. */
export function useTrayPlace(board: Board, tray: Stack, sight: Sight): TrayPlace {
  const kept = useRef<Kept | null>(null);
  const { pose, viewport, cell } = sight;
  const key = `${tray.key} ${pose.k} ${viewport.width} ${viewport.height}`;
  const anchor = areaShape(tray.area).counter.at;
  const [x, y]: Point = [anchor[0] * pose.k, anchor[1] * pose.k];
  const last = kept.current?.key === key ? kept.current.rect : null;
  if (!last || coversLit(board, sight, last) || liesUnder(last, [x, y], sight)) {
    const screen = { left: 6 - pose.x, top: 6 - pose.y, width: viewport.width - 12, height: viewport.height - 12 };
    kept.current = {
      key,
      rect: placeTray([x, y], sizeOf(tray, cell), {
        screen,
        price: prices(board, sight),
        keep: litStacks(board, sight),
        panels: panelsOn(sight),
      }),
    };
  }
  const { left, top, width, height } = kept.current?.rect ?? { left: x, top: y, width: 0, height: 0 };
  return {
    anchor,
    left: Math.round(left - x),
    top: Math.round(top - y),
    middle: [left - x + width / 2, top - y + height / 2],
  };
}
