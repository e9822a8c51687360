// What a pointer that was pressed and moved means: from when on it drags, and what lies in a box drawn over the map.
import type { UnitId } from '../../engine';
import type { Point } from './geometry';
import type { Asked } from './mapModel';
import type { Stack } from './stacks';
import { gathers, selectionAdding, usableOf } from './tray';
import type { Rect } from './trayPlace';

/** Pixels that a pointer may tremble before it drags. */
const tremor = { mouse: 5, touch: 10 };

export const isDragged = ([ax, ay]: Point, [bx, by]: Point, touch: boolean): boolean =>
  Math.hypot(bx - ax, by - ay) > (touch ? tremor.touch : tremor.mouse);

/** The rectangle between two corners. */
export const boxBetween = ([ax, ay]: Point, [bx, by]: Point): Rect => ({
  left: Math.min(ax, bx),
  top: Math.min(ay, by),
  width: Math.abs(bx - ax),
  height: Math.abs(by - ay),
});

/** A stack, and where its middle is on the screen. */
export interface Seen {
  readonly stack: Stack;
  readonly at: Point;
}

const holds = ({ left, top, width, height }: Rect, [x, y]: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const middleOf = ({ left, top, width, height }: Rect): Point => [left + width / 2, top + height / 2];

type Choosing = Pick<Asked, 'prompt' | 'selection'>;
type Selectables = Parameters<typeof usableOf>[0];

/** The stacks with usable units in a box, the nearest to its middle first. */
export function stacksInBox(seen: readonly Seen[], box: Rect, selectables: Selectables): readonly Stack[] {
  const [mx, my] = middleOf(box);
  const distance = ({ at: [x, y] }: Seen): number => Math.hypot(x - mx, y - my);
  return seen
    .filter(({ stack, at }) => holds(box, at) && usableOf(selectables, stack).length > 0)
    .sort((a, b) => distance(a) - distance(b))
    .map(({ stack }) => stack);
}

/** The units that a box takes: where units are gathered those of all its stacks, else of the first, because a group stands in one area (R7.4). */
export function boxed(
  asked: Choosing,
  selectables: Selectables,
  [first, ...others]: readonly Stack[],
): readonly UnitId[] {
  if (!first) return asked.selection;
  if (!gathers(asked.prompt)) return usableOf(selectables, first);
  const taken = (selection: readonly UnitId[], stack: Stack): readonly UnitId[] =>
    usableOf(selectables, stack).every((id) => selection.includes(id))
      ? selection
      : selectionAdding({ prompt: asked.prompt, selection }, selectables, stack);
  return [first, ...others].reduce(taken, asked.selection);
}
