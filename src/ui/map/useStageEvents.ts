// Pointer and focus on areas and stacks, told to the table and to the play.
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useTableStore } from '../useTable';
import type { Point } from './geometry';
import type { Board } from './useBoard';
import type { Gestures } from './useGestures';
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

/** A click on a stack, with shift to add it to the group, or on an area. */
function click({ target, shiftKey }: MouseEvent<HTMLElement>, board: Board, play: Play): void {
  const held = target instanceof Element ? target.closest<HTMLElement>('[data-stack]') : null;
  const stack = held && board.stacks.find(({ key }) => key === held.dataset['stack']);
  const area = areaOfElement(target);
  if (stack && shiftKey) play.addStack(stack);
  else if (stack) play.chooseStack(stack);
  else if (area) play.chooseArea(area);
}

/** Handlers for the stage; `pointer` follows the pointer over it. */
export function useStageEvents(board: Board, play: Play, gestures: Gestures, pointer: RefObject<Point>) {
  const store = useTableStore();
  const press = usePress();
  const hover = (target: EventTarget | null): void => store.getState().hover(areaOfElement(target));
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      press.down(event);
      gestures.onPointerDown(event);
    },
    onPointerUp: gestures.onPointerUp,
    onPointerCancel: gestures.onPointerCancel,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const byPointer = event.detail > 0;
      if (byPointer && (gestures.swallows() || press.isLong(event))) event.stopPropagation();
    },
    onClick: (event: MouseEvent<HTMLElement>) => click(event, board, play),
    onPointerOver: ({ target, buttons, pointerType }: PointerEvent<HTMLElement>) => {
      if (buttons === 0 || pointerType !== 'mouse') hover(target);
    },
    onPointerLeave: () => hover(null),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      pointer.current = [event.clientX - left, event.clientY - top];
      gestures.onPointerMove(event);
    },
    onFocus: ({ target }: { target: EventTarget }) => {
      const seen = target instanceof Element && target.matches('.map-area-button:focus-visible');
      if (seen) hover(null);
      store.getState().focus(seen ? areaOfElement(target) : null);
    },
    onBlur: () => store.getState().focus(null),
  };
}
