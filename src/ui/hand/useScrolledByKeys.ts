// A panel without buttons that has more text than room: it can have the focus, so that keys scroll it.
import { type RefObject, useEffect, useRef } from 'react';

/** For a panel that scrolls; while all of it is seen, it stays out of the way of the Tab key. */
export function useScrolledByKeys(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = (): void => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return panel;
}
