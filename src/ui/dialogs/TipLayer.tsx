// One tooltip for the whole page: 150 ms after the pointer rests, at once on focus, on touch by a long press.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Reason } from './Reason';
import './tip.css';

interface Tip {
  readonly title: string | undefined;
  readonly text: string;
  readonly box: DOMRect;
}

const delay = 150;
const gap = 12;
const margin = 6;

function tipFor(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-tip]') : null;
  const text = element?.dataset['tip'];
  if (!element || !text) return null;
  return { title: element.dataset['tipTitle'], text, box: element.getBoundingClientRect() };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Beside the target where there is room, else above or below it; never over it. */
function place(box: DOMRect, width: number, height: number): { left: number; top: number; at: string } {
  const [right, bottom] = [innerWidth - margin, innerHeight - margin];
  const top = clamp(box.top + box.height / 2 - 24, margin, bottom - height);
  if (box.right + gap + width <= right) return { left: box.right + gap, top, at: 'right' };
  const left = clamp(box.left + box.width / 2 - width / 2, margin, right - width);
  if (box.top - gap - height >= margin) return { left, top: box.top - gap - height, at: 'above' };
  if (box.bottom + gap + height <= bottom) return { left, top: box.bottom + gap, at: 'below' };
  return { left: Math.max(margin, box.left - gap - width), top, at: 'left' };
}

/** Follows pointer, focus and keyboard and tells which tooltip is due. */
function useTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer = 0;
    const show = (next: Tip | null, after: number): void => {
      clearTimeout(timer);
      if (after === 0) setTip(next);
      else timer = window.setTimeout(() => setTip(next), after);
    };
    const over = (event: PointerEvent): void => {
      const next = tipFor(event.target);
      show(next, next ? (event.pointerType === 'touch' ? 500 : delay) : 0);
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(tipFor(event.target), 0);
    };
    const hide = (): void => show(null, 0);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', focus, { signal });
    for (const gone of ['focusout', 'pointerdown', 'scroll'] as const)
      document.addEventListener(gone, hide, { signal, capture: true });
    document.addEventListener('keydown', key, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  return tip;
}

function usePlace(tip: Tip | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !tip) return;
    const { left, top, at } = place(tip.box, element.offsetWidth, element.offsetHeight);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.dataset['at'] = at;
  }, [tip]);
  return ref;
}

export function TipLayer() {
  const tip = useTip();
  const ref = usePlace(tip);
  if (!tip) return null;
  return (
    <div ref={ref} className="hover-tip" role="tooltip" data-testid="tip">
      {tip.title && <b>{tip.title}</b>}
      <Reason text={tip.text} plain />
    </div>
  );
}
