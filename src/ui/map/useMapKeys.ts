// Keys on the map: arrows to the neighbouring area, N to the next lit one, space for its stack, enter to choose it.
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { AreaId } from '../../engine';
import { useTableStore } from '../useTable';
import { areaShape } from './geometry';
import { areaTowards, directionOf, nextOf } from './keyboard';
import type { Board } from './useBoard';
import type { Camera } from './useCamera';
import type { Play } from './usePlay';

export interface MapKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Hands {
  readonly board: Board;
  readonly play: Play;
  readonly camera: Camera;
  readonly root: RefObject<HTMLElement | null>;
}

/** The area an element stands for. */
export const areaOfElement = (element: EventTarget | null): AreaId | null => {
  const held = element instanceof Element ? element.closest<HTMLElement>('[data-area]') : null;
  return (held?.dataset['area'] as AreaId | undefined) ?? null;
};

/** Gives the focus to an area's button; false when there is none. */
export function focusOn(root: HTMLElement | null, area: AreaId): boolean {
  const target = root?.querySelector<HTMLElement>(`.map-area-button[data-area="${area}"]`);
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}

function focusArea({ root, camera }: Hands, area: AreaId | null): boolean {
  if (!area) return false;
  camera.reveal(areaShape(area).counter.at);
  return focusOn(root.current, area);
}

function goTo(hands: Hands, from: AreaId, key: string): boolean {
  const direction = directionOf(key);
  if (!direction) return false;
  const { world } = hands.board.asked;
  const all = world.areas.map(({ id }) => id);
  const neighbours = world.neighbours[from] ?? [];
  const next = areaTowards(from, direction, { neighbours, all, at: (area) => areaShape(area).counter.at });
  focusArea(hands, next);
  return true;
}

/** Keys of the map wherever the focus is: N for the next lit area, escape for an open tray. */
function useEverywhereKeys(hands: Hands): void {
  const store = useTableStore();
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || isBusy(event, hands.root.current)) return;
      const used =
        event.key.toLowerCase() === 'n'
          ? focusArea(hands, nextOf(hands.board.lit, store.getState().focusArea))
          : event.key === 'Escape' && hands.play.close();
      if (used) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Whether a key is meant for something else: a field, a dialog, the browser, or what lies over the map. */
export function isBusy(event: globalThis.KeyboardEvent, map: HTMLElement | null): boolean {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
  return event.ctrlKey || event.metaKey || event.altKey || typing || !map || map.closest('[inert]') !== null;
}

/** Keys on a focused area; shift adds its stack to the group. True when the key was used. */
function pressOnArea(hands: Hands, area: AreaId, { key, shiftKey }: KeyboardEvent): boolean {
  const { play, board } = hands;
  if (key === ' ') play.chooseStackOf(area, shiftKey);
  else if (key === 'Enter' && board.lit.includes(area)) play.chooseArea(area);
  else return goTo(hands, area, key);
  return true;
}

export function useMapKeys(hands: Hands): MapKeys {
  useEverywhereKeys(hands);
  return {
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onArea = event.target instanceof Element && event.target.matches('.map-area-button');
      const area = onArea ? areaOfElement(event.target) : null;
      const used = event.key === 'Escape' ? hands.play.close() : area !== null && pressOnArea(hands, area, event);
      if (!used) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
