// Where the tray of a stack lies: close by, inside the screen, off the lit areas and rather over water than land.
import type { Point } from './geometry';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Price of a place under the tray, per point looked at. */
export type Price = (x: number, y: number) => number;

/** A point that is to stay free, with the room around it. */
export interface Keep {
  readonly at: Point;
  readonly room: number;
}

const gap = 34;
const directions = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);
/** Looked at in a grid of so many points across and down. */
const across = 6;
const down = 4;

function candidate([x, y]: Point, width: number, height: number, angle: number, distance: number): Rect {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const away = Math.min(width / 2 / Math.max(Math.abs(cos), 0.001), height / 2 / Math.max(Math.abs(sin), 0.001));
  const [cx, cy] = [x + cos * (away + distance), y + sin * (away + distance)];
  return { left: cx - width / 2, top: cy - height / 2, width, height };
}

function covered({ left, top, width, height }: Rect, price: Price): number {
  let sum = 0;
  for (let i = 0; i < across * down; i += 1) {
    const column = (i % across) / (across - 1);
    sum += price(left + width * column, top + (height * Math.floor(i / across)) / (down - 1));
  }
  return sum;
}

const keepPrice = 60;
/** Under a panel a tray cannot be used: any other place is better. */
const panelPrice = 10_000;

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** How many of the points to keep free a rectangle would hide. */
function hidden({ left, top, width, height }: Rect, keep: readonly Keep[]): number {
  const hides = ({ at: [x, y], room }: Keep): boolean =>
    x > left - room && x < left + width + room && y > top - room && y < top + height + room;
  return keep.filter(hides).length;
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The rectangle pushed into the screen, and how far it had to be pushed. */
function pushedIn(rect: Rect, screen: Rect): { rect: Rect; by: number } {
  const left = between(rect.left, screen.left, screen.left + screen.width - rect.width);
  const top = between(rect.top, screen.top, screen.top + screen.height - rect.height);
  return { rect: { ...rect, left, top }, by: Math.hypot(left - rect.left, top - rect.top) };
}

export interface Room {
  /** What is seen, all in pixels of the same plane. */
  readonly screen: Rect;
  readonly price: Price;
  readonly keep: readonly Keep[];
  /** What lies over the map. */
  readonly panels: readonly Rect[];
}

/** The cheapest place beside `anchor` for a tray of the given size. What lies under it is looked at only where the rest is cheap enough. */
export function placeTray(
  anchor: Point,
  size: { width: number; height: number },
  { screen, price, keep, panels }: Room,
): Rect {
  const free = [...keep, { at: anchor, room: gap / 2 }];
  const places = [gap, gap + 50, gap + 110, gap + 190, gap + 280].flatMap((distance) =>
    directions.map((angle) => {
      const { rect, by } = pushedIn(candidate(anchor, size.width, size.height, angle, distance), screen);
      const under = panels.filter((panel) => overlaps(rect, panel)).length;
      return { rect, cost: under * panelPrice + hidden(rect, free) * keepPrice + (distance + by) * 0.09 };
    }),
  );
  let best: { rect: Rect; cost: number } | null = null;
  for (const { rect, cost } of places.sort((a, b) => a.cost - b.cost)) {
    if (best && cost >= best.cost) break;
    const whole = cost + covered(rect, price);
    if (!best || whole < best.cost) best = { rect, cost: whole };
  }
  return best?.rect ?? { left: anchor[0], top: anchor[1], ...size };
}
