// Whether things may move: as the player prefers, else as the system says.
import type { Preferences } from '../store';

const calm = '(prefers-reduced-motion: reduce)';

/** Whether nothing is to travel, turn or fall. */
export const isStill = (motion: Preferences['motion']): boolean => motion === 'reduced' || matchMedia(calm).matches;

/** The same for code without preferences at hand: they are marked at the root of the page (`data-motion`, `data-speed`). */
export function isPageStill(): boolean {
  const { motion, speed } = document.documentElement.dataset;
  return motion === 'reduced' || speed === 'off' || matchMedia(calm).matches;
}
