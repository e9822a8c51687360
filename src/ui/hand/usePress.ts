// A finger that rests on something looks at it; one that is lifted at once presses it.
import { type PointerEvent, useEffect, useRef, useState } from 'react';

const rest = 450;

export interface Press {
  /** The finger has rested long enough. */
  readonly resting: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
    readonly onContextMenu: (event: { preventDefault(): void }) => void;
  };
  /** Whether the click that follows was a look only; asked once. */
  readonly wasLook: () => boolean;
}

export function usePress(): Press {
  const [resting, setResting] = useState(false);
  const timer = useRef(0);
  const looked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = (): void => {
    clearTimeout(timer.current);
    setResting(false);
  };
  const begin = ({ pointerType }: PointerEvent): void => {
    looked.current = false;
    if (pointerType !== 'touch') return;
    timer.current = window.setTimeout(() => {
      looked.current = true;
      setResting(true);
    }, rest);
  };
  return {
    resting,
    handlers: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      onContextMenu: (event) => looked.current && event.preventDefault(),
    },
    wasLook: () => {
      const look = looked.current;
      looked.current = false;
      return look;
    },
  };
}
