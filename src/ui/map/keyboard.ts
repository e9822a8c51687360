// Ways by keys: the neighbouring area or counter in a direction, the next lit area.
import type { AreaId } from '../../engine';
import type { Point } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const headings: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Direction of an arrow key. */
export const directionOf = (key: string): Direction | null => directions[key] ?? null;

/** How badly a point lies in a direction: its distance, twice as much off the way; null behind. */
function detour([fromX, fromY]: Point, [toX, toY]: Point, direction: Direction): number | null {
  const [headX, headY] = headings[direction];
  const along = (toX - fromX) * headX + (toY - fromY) * headY;
  const aside = Math.abs((toX - fromX) * headY - (toY - fromY) * headX);
  return along > 0 && aside <= along * 2 ? along + aside * 2 : null;
}

/** The thing that lies best in a direction; null when none does. */
export function bestTowards<T>(
  from: Point,
  things: readonly T[],
  direction: Direction,
  at: (thing: T) => Point,
): T | null {
  const ways = things.flatMap((thing) => {
    const way = detour(from, at(thing), direction);
    return way === null ? [] : [{ thing, way }];
  });
  return ways.sort((a, b) => a.way - b.way)[0]?.thing ?? null;
}

/** The neighbour that lies best in a direction, else the best of all areas; null at the edge of the board. */
export function areaTowards(
  from: AreaId,
  direction: Direction,
  board: { neighbours: readonly AreaId[]; all: readonly AreaId[]; at: (area: AreaId) => Point },
): AreaId | null {
  const { neighbours, all, at } = board;
  return bestTowards(at(from), neighbours, direction, at) ?? bestTowards(at(from), all, direction, at);
}

/** The area after `from` among `areas`, beginning again after the last; null without areas. */
export const nextOf = (areas: readonly AreaId[], from: AreaId | null): AreaId | null =>
  areas[from === null ? 0 : (areas.indexOf(from) + 1) % areas.length] ?? null;
