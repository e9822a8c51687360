// A button that must be held: the pointer or Enter, long enough that a stray tap does nothing.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds a button is held before it acts. */
const holdTime = 600;

/** Handlers of a button that acts after being held. A click of assistive technology, without a pointer, acts at once. */
export function useHold(onHeld: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef(0);
  const begin = (): void => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = window.setTimeout(onHeld, holdTime);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onBlur: end,
    onClick: (event: MouseEvent) => event.detail === 0 && onHeld(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) begin();
    },
    onKeyUp: (event: KeyboardEvent) => {
      event.preventDefault();
      end();
    },
  };
  return { holding, handlers };
}
