// Pointer and focus on areas and stacks, told to the table and to the play.
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useTableStore } from '../useTable';
import type { Point } from './geometry';
import type { Board } from './useBoard';
import { areaOfElement } from './useMapKeys';
import type { Play } from './usePlay';

/** A finger that rests so long, in milliseconds, asks for the tooltip and chooses nothing. */
const longPress = 450;

/** Whether a click is the end of a long press. */
function usePress() {
  const pressed = useRef({ at: 0, touch: false });
  return {
    down: ({ timeStamp, pointerType }: PointerEvent) => {
      pressed.current = { at: timeStamp, touch: pointerType === 'touch' };
    },
    isLong: ({ timeStamp }: MouseEvent) => pressed.current.touch && timeStamp - pressed.current.at > longPress,
  };
}

/** Handlers for the stage; `pointer` follows the pointer over it. */
export function useStageEvents(board: Board, play: Play, pointer: RefObject<Point>) {
  const store = useTableStore();
  const press = usePress();
  const hover = (target: EventTarget | null): void => store.getState().hover(areaOfElement(target));
  return {
    onPointerDown: press.down,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (press.isLong(event)) return;
      const held = target instanceof Element ? target.closest<HTMLElement>('[data-stack]') : null;
      const stack = held && board.stacks.find(({ key }) => key === held.dataset['stack']);
      const area = areaOfElement(target);
      if (stack) play.chooseStack(stack);
      else if (area) play.chooseArea(area);
    },
    onPointerOver: ({ target, buttons, pointerType }: PointerEvent<HTMLElement>) => {
      if (buttons === 0 || pointerType !== 'mouse') hover(target);
    },
    onPointerLeave: () => hover(null),
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      pointer.current = [clientX - left, clientY - top];
    },
    onFocus: ({ target }: { target: EventTarget }) => {
      const seen = target instanceof Element && target.matches('.map-area-button:focus-visible');
      if (seen) hover(null);
      store.getState().focus(seen ? areaOfElement(target) : null);
    },
    onBlur: () => store.getState().focus(null),
  };
}
