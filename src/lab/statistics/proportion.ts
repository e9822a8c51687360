// Shares of games and how well they are known: Wilson's interval, and what can be said of a difference of two.

/** Standard normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Share {
  readonly wins: number;
  readonly games: number;
  /** Null without a game. */
  readonly rate: number | null;
  readonly interval: Interval;
}

/** Wilson's score interval of a share, 95 %; 0 to 1 without a game. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const z2 = Z95 ** 2 / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export const shareOf = (wins: number, games: number): Share => ({
  wins,
  games,
  rate: games === 0 ? null : wins / games,
  interval: wilson(wins, games),
});

/** A difference of two shares (first minus second). */
export interface Difference {
  /** Null when one of them has no game. */
  readonly difference: number | null;
  readonly interval: Interval;
}

/** Newcombe's interval of the difference of two independent shares, 95 %, from Wilson's intervals of both. */
export function newcombe(a: Pick<Share, 'wins' | 'games'>, b: Pick<Share, 'wins' | 'games'>): Difference {
  if (a.games === 0 || b.games === 0) return { difference: null, interval: { low: -1, high: 1 } };
  const [p, q] = [a.wins / a.games, b.wins / b.games];
  const [ofA, ofB] = [wilson(a.wins, a.games), wilson(b.wins, b.games)];
  const difference = p - q;
  return {
    difference,
    interval: {
      low: difference - Math.hypot(p - ofA.low, ofB.high - q),
      high: difference + Math.hypot(ofA.high - p, q - ofB.low),
    },
  };
}

/** Games that two lines played with the same seeds, by who won which. */
export interface Pairs {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

/**
 * Difference of two shares over paired games, 95 %: the interval of Bonett and Price, which counts one more game for
 * either side, so that it never shrinks to a point. The difference itself is as counted.
 */
export function pairedDifference({ both, onlyFirst, onlySecond, neither }: Pairs): Difference {
  const games = both + onlyFirst + onlySecond + neither;
  if (games === 0) return { difference: null, interval: { low: -1, high: 1 } };
  const [p, q] = [(onlyFirst + 1) / (games + 2), (onlySecond + 1) / (games + 2)];
  const half = Z95 * Math.sqrt((p + q - (p - q) ** 2) / (games + 2));
  return {
    difference: (onlyFirst - onlySecond) / games,
    interval: { low: Math.max(-1, p - q - half), high: Math.min(1, p - q + half) },
  };
}
