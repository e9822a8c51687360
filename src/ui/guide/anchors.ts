// The things on the screen that notes speak of, by test id, and what a note must not hide.
import type { Box } from './placeNote';

const boxOf = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

/** An area is pointed at where its counters stand. */
function selectorOf(id: string): string {
  const [, area] = /^area-(.+)$/.exec(id) ?? [];
  return area ? `.map-area-button[data-area="${area}"]` : `[data-testid="${id}"]`;
}

const isOnScreen = (element: Element): boolean => {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return width > 0 && height > 0 && inside && element.checkVisibility({ visibilityProperty: true });
};

/** Whether the middle of an element on the map lies inside the map's frame. */
function isInFrame(element: Element): boolean {
  const frame = element.closest('.map-stage')?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}

/** A thing on the screen: where it is pointed at, and all that must stay in sight around it. */
export interface Anchor {
  readonly element: Element;
  readonly point: Box;
  readonly body: Box;
  /** It is one thing among others on a paper: pointed at from the edge of that, and marked. */
  readonly onPaper: boolean;
}

const papers = '.order, .plate, .slots, .fight, .card-choice';

function anchorAt(id: string, element: Element): Anchor {
  const area = id.startsWith('area-') ? document.querySelector(`[data-testid="${id}"]`) : null;
  const paper = element.closest(papers);
  return {
    element,
    point: boxAt(element),
    body: boxAt(area ?? paper ?? element),
    onPaper: paper !== null && paper !== element,
  };
}

/** The first of the things that can be seen and used. */
export function findAnchor(ids: readonly string[]): Anchor | null {
  for (const id of ids) {
    const found = [...document.querySelectorAll(selectorOf(id))].find(
      (element) => isOnScreen(element) && isInFrame(element) && !element.closest('[inert]'),
    );
    if (found) return anchorAt(id, found);
  }
  return null;
}

/** Where an element lies. */
export const boxAt = (element: Element): Box => boxOf(element.getBoundingClientRect());

/** What is being worked with: the order slip, the open tray or choice, the signs at lit areas, the hand. */
const inUse =
  '.pickable, .slots .acts, [data-testid="prompt"], [data-testid="card-choice"], [data-testid="damage"], .map-fan-tray, .map-choice .paper, .map-house, .map-stack.invited, .hand .cards, .plate';

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].filter(isOnScreen).map((element) => boxAt(element));

export const boxesInUse = (): readonly Box[] => boxesOf(inUse);

/** Areas that may be chosen: better not hidden, if there is room elsewhere. */
export const boxesLit = (): readonly Box[] => boxesOf('.map-area.lit');

/** The area of the map that a thing stands in; null for things beside the map. */
export function areaOfAnchor(ids: readonly string[]): string | null {
  for (const id of ids) {
    const [, area, stack] = /^(?:area-(.+)|stack-(.+)-(?:axis|allies|neutral))$/.exec(id) ?? [];
    if (area ?? stack) return area ?? stack ?? null;
  }
  return null;
}

/** Brings something in a list that scrolls into sight. */
export function scrollTo(ids: readonly string[]): void {
  const found = ids.flatMap((id) => [...document.querySelectorAll(selectorOf(id))])[0];
  if (found && !found.closest('.map-stage')) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
