// What lies over the map: its own corners, and what the page has laid into the same frame, such as the drawer.
import type { Insets } from './camera';
import type { Rect } from './trayPlace';

/** A point brought into sight is at least so far from the edges. */
const margin = 90;
/** Part of the height from which on a panel counts as a side of the screen. */
const tall = 0.4;

function placeOn(stage: HTMLElement, element: Element): Rect {
  const { left, top } = stage.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
}

/** What was measured for the frame that is being made: measuring again after a change would lay the page out twice. */
let measured: { readonly stage: HTMLElement; readonly panels: readonly Rect[] } | null = null;

/** Rectangles over the map, in pixels of its stage. */
export function panelsOver(stage: HTMLElement | null): readonly Rect[] {
  if (!stage) return [];
  if (measured?.stage !== stage) {
    measured = { stage, panels: panelsNow(stage) };
    requestAnimationFrame(() => {
      measured = null;
    });
  }
  return measured.panels;
}

/** The part of a rectangle that lies over the stage. */
function over({ clientWidth, clientHeight }: HTMLElement, { left, top, width, height }: Rect): Rect {
  const [right, bottom] = [Math.min(left + width, clientWidth), Math.min(top + height, clientHeight)];
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** The map's own buttons singly, what lies in its frame, and what of the dock sticks out over it. */
function panelsNow(stage: HTMLElement): readonly Rect[] {
  const view = stage.parentElement;
  if (!view) return [];
  const dock = view.closest('.lay')?.querySelectorAll('.dock > *') ?? [];
  const own = [...view.children].flatMap((element) =>
    element.matches('.map-tools') ? [...element.children] : [element],
  );
  return [...own, ...(view.parentElement?.children ?? []), ...dock]
    .filter((element) => element !== view && !element.matches('.map-stage, .map-tip, .map-ghost'))
    .map((element) => over(stage, placeOn(stage, element)))
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** What lies open on the map itself: a tray, a slip of choices. */
export function traysOn(stage: HTMLElement | null): readonly Rect[] {
  const trays = stage?.querySelectorAll('.map-fan-tray, .map-choice .paper') ?? [];
  return stage ? [...trays].map((tray) => placeOn(stage, tray)) : [];
}

/** The part of the map that no tall panel covers. */
export function freeInsets(stage: HTMLElement | null): Insets {
  const insets = { left: margin, top: margin, right: margin, bottom: margin };
  const [width, height] = [stage?.clientWidth ?? 0, stage?.clientHeight ?? 0];
  for (const panel of panelsOver(stage)) {
    if (panel.height < height * tall) continue;
    if (panel.left + panel.width / 2 < width / 2)
      insets.left = Math.max(insets.left, panel.left + panel.width + margin / 2);
    else insets.right = Math.max(insets.right, width - panel.left + margin / 2);
  }
  return insets;
}
