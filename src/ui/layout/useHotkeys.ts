// Keys printed on buttons: pressing one presses the button that carries it (data-key), if it is lit.
import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable]';
/** Elements that Enter presses. What can be chosen and unchosen is chosen by the space bar; Enter goes on. */
const pressedByEnter = ':is(button, a, [role="button"], summary):not([aria-pressed])';

function buttonFor(key: string): HTMLElement | null {
  const scope = document.querySelector('dialog[open]') ?? document;
  const found = scope.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not([aria-disabled="true"])`);
  return [...found].find((button) => !button.closest('[inert]')) ?? null;
}

function press(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest(typing)) return;
  const key = event.key === 'Escape' ? 'esc' : event.key.toLowerCase();
  if (key === 'enter' && target instanceof Element && target.closest(pressedByEnter)) return;
  const button = buttonFor(key);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** To use once, at the root. */
export function useHotkeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
