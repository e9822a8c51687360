// Which presses, wheels and fingers move the map.

/** Things on the map that a pointer takes hold of itself. */
const held = '[data-grip], .map-fan-tray, .map-choice';

/** Whether an event may move the map: wheel and fingers may; a press may not where it drags a counter or draws a box. */
export function mayStart(event: Event): boolean {
  if (event instanceof WheelEvent) return true;
  const grips = event.target instanceof Element && event.target.closest(held) !== null;
  if (!(event instanceof MouseEvent)) return !grips || (event instanceof TouchEvent && event.touches.length > 1);
  return event.button === 0 && !event.shiftKey && !grips;
}
