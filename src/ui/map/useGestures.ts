// Dragging in React: what is held, where it hangs, the map moving along at its edge, and escape to let go.
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTableStore } from '../useTable';
import { follow, type Held, letGo, listenBeside, moved, type Press, pressed, type Rig, released } from './dragging';
import type { Point } from './geometry';
import type { Board } from './useBoard';
import type { Camera } from './useCamera';
import type { Play } from './usePlay';

export interface Gestures {
  readonly held: Held | null;
  /** Ghost or box: placed at the pointer in pixels of the stage. */
  readonly follower: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  /** Whether a click is the end of a drag and means nothing. */
  readonly swallows: () => boolean;
}

/** Pixels from the edge from which on the map moves along, and how far in a frame. */
const edge = 34;
const pace = 9;

/** How far the map moves along in a frame while something is dragged to its edge. */
function drift(stage: HTMLElement, [x, y]: Point): Point {
  const { left, top, right, bottom } = stage.getBoundingClientRect();
  const along = (value: number, low: number, high: number): number =>
    value < low + edge ? pace : value > high - edge ? -pace : 0;
  return [along(x, left, right), along(y, top, bottom)];
}

function useDrift(held: Held | null, press: RefObject<Press | null>, camera: Camera): void {
  const active = held?.kind === 'units';
  useEffect(() => {
    if (!active) return undefined;
    let frame = 0;
    const step = (): void => {
      const stage = camera.stage.current;
      const [x, y] = stage && press.current ? drift(stage, press.current.at) : [0, 0];
      if (x !== 0 || y !== 0) camera.panBy(x, y);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [active, press, camera]);
}

/** Escape lets go of what is held, before anything else hears of it. */
function useEscape(held: Held | null, rig: Rig): void {
  const latest = useRef(rig);
  latest.current = rig;
  useEffect(() => {
    if (!held) return undefined;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      letGo(latest.current);
    };
    window.addEventListener('keydown', key, { capture: true });
    return () => window.removeEventListener('keydown', key, { capture: true });
  }, [held]);
}

/** Counters of the pools beside the stage. */
function useGripsBeside(rig: Rig): void {
  const latest = useRef(rig);
  latest.current = rig;
  useEffect(() => {
    const frame = latest.current.stage.current?.closest('.map-frame');
    return frame ? listenBeside(frame, () => latest.current) : undefined;
  }, []);
}

export function useGestures(board: Board, play: Play, camera: Camera): Gestures {
  const { getState: table } = useTableStore();
  const [held, setHeld] = useState<Held | null>(null);
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);
  const follower = useRef<HTMLDivElement>(null);
  const rig: Rig = { board, play, table, stage: camera.stage, follower, press, swallow, setHeld };
  useEscape(held, rig);
  useGripsBeside(rig);
  useDrift(held, press, camera);
  useLayoutEffect(() => {
    if (held) follow({ stage: camera.stage, follower, press });
  }, [held, camera]);
  return {
    held,
    follower,
    onPointerDown: (event) => pressed(rig, event),
    onPointerMove: (event) => moved(rig, event),
    onPointerUp: () => released(rig),
    onPointerCancel: () => letGo(rig),
    swallows: () => swallow.current,
  };
}
