// The course of a drag on the map: a stack or a counter to a lit area, or with shift a box around stacks. Nothing is drawn
// anew while the pointer moves: ghost and box follow it by their style.
import type { RefObject } from 'react';
import type { AreaId, UnitId } from '../../engine';
import type { TableState } from '../../store';
import type { Point } from './geometry';
import { boxBetween, isDragged, type Seen, stacksInBox } from './gesture';
import type { Stack } from './stacks';
import type { Board } from './useBoard';
import { areaOfElement } from './useMapKeys';
import type { Play } from './usePlay';

/** What hangs at the pointer, or a box. */
export interface Held {
  readonly kind: 'units' | 'box';
  readonly units: readonly UnitId[];
}

export interface Press {
  readonly pointer: number;
  readonly touch: boolean;
  readonly from: Point;
  /** What was pressed; null: the map, for a box. */
  readonly grip: Stack | UnitId | null;
  /** What was chosen before. */
  readonly before: readonly UnitId[];
  started: boolean;
  at: Point;
}

/** What a drag needs to know of a pointer, told by the page or by React. */
type Pointer = Pick<
  PointerEvent,
  'target' | 'button' | 'isPrimary' | 'shiftKey' | 'pointerType' | 'pointerId' | 'clientX' | 'clientY'
>;

/** What a drag works with. */
export interface Rig {
  readonly board: Board;
  readonly play: Play;
  readonly table: () => TableState;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Ghost or box. */
  readonly follower: RefObject<HTMLDivElement | null>;
  readonly press: RefObject<Press | null>;
  /** The click that follows belongs to the drag and means nothing. */
  readonly swallow: RefObject<boolean>;
  readonly setHeld: (held: Held | null) => void;
}

const areaUnder = ([x, y]: Point): AreaId | null => areaOfElement(document.elementFromPoint(x, y));

/** What a press takes hold of; undefined when it is none of a drag's business. */
function gripOf(event: Pointer, { stacks }: Board): Press['grip'] | undefined {
  const { target, button, isPrimary, shiftKey, pointerType } = event;
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return undefined;
  if (shiftKey && pointerType === 'mouse' && !target.closest('.map-fan-tray, .map-choice')) return null;
  const held = target.closest<HTMLElement>('[data-grip]')?.dataset['grip'];
  return held === undefined ? undefined : (stacks.find(({ key }) => key === held) ?? (held as UnitId));
}

function seenStacks({ stage, board }: Rig): readonly Seen[] {
  const found = [...(stage.current?.querySelectorAll<HTMLElement>('[data-stack]') ?? [])];
  return found.flatMap((element) => {
    const stack = board.stacks.find(({ key }) => key === element.dataset['stack']);
    const { left, top, width, height } = element.getBoundingClientRect();
    return stack ? [{ stack, at: [left + width / 2, top + height / 2] as const }] : [];
  });
}

/** Puts ghost or box where the pointer is. */
export function follow({ stage, follower, press }: Pick<Rig, 'stage' | 'follower' | 'press'>): void {
  const [element, frame, now] = [follower.current, stage.current?.getBoundingClientRect(), press.current];
  if (!element || !frame || !now) return;
  const { style } = element;
  const box = now.grip === null ? boxBetween(now.from, now.at) : null;
  const [x, y] = box ? [box.left, box.top] : now.at;
  style.transform = `translate(${x - frame.left}px, ${y - frame.top}px)`;
  style.width = box ? `${box.width}px` : '';
  style.height = box ? `${box.height}px` : '';
}

function start(rig: Rig, now: Press): void {
  const units = now.grip === null ? [] : rig.play.grab(now.grip);
  if (now.grip !== null && units.length === 0) return;
  now.started = true;
  rig.stage.current?.setPointerCapture(now.pointer);
  rig.setHeld({ kind: now.grip === null ? 'box' : 'units', units });
}

/** The drag that has ended, if one was under way. */
function end({ press, swallow, setHeld }: Rig): Press | null {
  const ended = press.current?.started ? press.current : null;
  press.current = null;
  if (!ended) return null;
  swallow.current = true;
  setHeld(null);
  return ended;
}

export function pressed(rig: Rig, event: Pointer): void {
  rig.swallow.current = false;
  const grip = gripOf(event, rig.board);
  const at: Point = [event.clientX, event.clientY];
  const touch = event.pointerType === 'touch';
  const before = rig.table().selection;
  rig.press.current =
    grip === undefined ? null : { pointer: event.pointerId, touch, from: at, grip, before, started: false, at };
}

export function moved(rig: Rig, { pointerId, clientX, clientY }: Pointer): void {
  const now = rig.press.current;
  if (!now || now.pointer !== pointerId) return;
  now.at = [clientX, clientY];
  if (!now.started && isDragged(now.from, now.at, now.touch)) start(rig, now);
  if (!now.started) return;
  follow(rig);
  if (now.grip !== null) rig.table().hover(areaUnder(now.at));
}

export function released(rig: Rig): void {
  const ended = end(rig);
  if (!ended) return;
  const { board, play, table } = rig;
  if (ended.grip !== null) play.drop(areaUnder(ended.at));
  else play.takeBox(stacksInBox(seenStacks(rig), boxBetween(ended.from, ended.at), board.selectables));
  if (ended.touch) table().hover(null);
}

/**
 * Lets counters of a pool, which lies over the map in the same frame, be dragged like those on it. Once a drag is under way
 * the stage hears of the pointer by itself. Returns how to stop.
 */
export function listenBeside(frame: Element, rig: () => Rig): () => void {
  const isBeside = ({ target, pointerType, shiftKey }: PointerEvent): boolean =>
    target instanceof Element &&
    target.closest('[data-grip]') !== null &&
    target.closest('.map-stage') === null &&
    pointerType === 'mouse' &&
    !shiftKey;
  const down = (event: Event): void => {
    if (event instanceof PointerEvent && isBeside(event)) pressed(rig(), event);
  };
  const move = (event: PointerEvent): void => {
    if (rig().press.current?.started === false) moved(rig(), event);
  };
  const up = (): void => {
    if (rig().press.current?.started === false) released(rig());
  };
  frame.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return () => {
    frame.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
  };
}

/** Lets go as if nothing had been dragged. */
export function letGo(rig: Rig): void {
  const ended = end(rig);
  if (!ended) return;
  rig.table().selectUnits(ended.before);
  rig.table().hover(null);
}
