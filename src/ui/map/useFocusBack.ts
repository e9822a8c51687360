// Gives the focus back to where it was when something that holds it goes away.
import { type RefObject, useLayoutEffect } from 'react';

/** To use in what appears on the map for a while and takes the focus. */
export function useFocusBack(held: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = held.current;
    const before = document.activeElement;
    return () => {
      const holds = element?.contains(document.activeElement) ?? false;
      if (holds && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [held]);
}
