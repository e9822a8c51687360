// How many more games until a difference is sure: until its interval excludes 0, should it stay as it is.
import type { Interval } from './proportion';

/** Beyond this many times the present games nobody plays on. */
const MOST = 2 ** 20;

const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

/**
 * More games of each line for an interval that excludes 0: 0 when it does now, null when it will not.
 * `intervalFor(times)` is the interval if there were that many times the present games with the present shares.
 */
export function moreGames(games: number, intervalFor: (times: number) => Interval): number | null {
  const isSure = (total: number) => excludesZero(intervalFor(total / games));
  if (games === 0 || !isSure(games * MOST)) return null;
  let [unsure, sure] = [games - 1, games];
  while (!isSure(sure)) [unsure, sure] = [sure, sure * 2];
  while (sure - unsure > 1) {
    const middle = Math.floor((unsure + sure) / 2);
    if (isSure(middle)) sure = middle;
    else unsure = middle;
  }
  return sure - games;
}
