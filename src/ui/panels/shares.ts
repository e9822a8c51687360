// Shares and averages as the odds write them.

/** `68.5` for 0.685; shares above `whole` have no decimals, so that a sure thing is 100. */
export const percent = (share: number, whole = 0.9995): string => (100 * share).toFixed(share >= whole ? 0 : 1);

/** `68.5%`; a chance that is small but there is never 0.0%. */
export const percentOf = (share: number): string => (share > 0 && share < 0.0005 ? '<0.1%' : `${percent(share)}%`);

/** Difference of two shares in points, with its sign: `−8.3`, `±0`. */
export function pointsOf(difference: number): string {
  const points = (100 * Math.abs(difference)).toFixed(1);
  if (points === '0.0') return '±0';
  return `${difference < 0 ? '−' : '＋'}${points}`;
}

/** An average number of units: `1.3`, `0`. */
export const average = (count: number): string =>
  count < 0.005 ? '0' : count < 0.095 ? count.toFixed(2) : count.toFixed(1);
