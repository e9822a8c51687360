// Two lines side by side: whose games are won more often, how sure that is, and from which turn on they differ.
import type { Side } from '../../engine';
import { rowAt } from '../results/addGame';
import { meanOf, sizeOf, varianceOf } from '../results/histogram';
import type { GameRow, LineResults, Results } from '../results/results';
import { moreGames } from './moreGames';
import { type Difference, type Interval, newcombe, type Pairs, pairedDifference, Z95 } from './proportion';

export interface Comparison extends Difference {
  readonly first: number;
  readonly second: number;
  /** Whose wins are compared. */
  readonly side: Side;
  /** Games that both lines have played without a fault. */
  readonly pairs: Pairs;
  readonly games: number;
  /** More games of each line until the interval excludes 0, null when the difference is too small for that. */
  readonly more: number | null;
  /** The same without regard to pairs, over all games of both (Newcombe). */
  readonly unpaired: Difference;
  readonly parting: Parting;
  /** First turn in which the base points of the side differ surely; null when they never do. */
  readonly pointsApart: number | null;
}

/** From which turn on the paired games differ in what was decided. */
export interface Parting {
  /** Pairs that part in turn 1, 2, … */
  readonly turns: readonly number[];
  /** Pairs that are the same to the end. */
  readonly never: number;
  /** First turn in which any pair parts. */
  readonly first: number | null;
}

const isSound = (row: GameRow | undefined): row is GameRow => row !== undefined && row.failure === null;

/** Sound games of two lines with the same number. */
function pairsOf({ rows }: Results, first: number, second: number): [GameRow, GameRow][] {
  return rows.flatMap((row): [GameRow, GameRow][] => {
    const other = row.line === first ? rowAt(rows, second, row.n) : undefined;
    return isSound(row) && isSound(other) ? [[row, other]] : [];
  });
}

function countPairs(pairs: readonly [GameRow, GameRow][], side: Side): Pairs {
  const count = (a: boolean, b: boolean) =>
    pairs.filter(([one, other]) => (one.winner === side) === a && (other.winner === side) === b).length;
  return {
    both: count(true, true),
    onlyFirst: count(true, false),
    onlySecond: count(false, true),
    neither: count(false, false),
  };
}

const times = ({ both, onlyFirst, onlySecond, neither }: Pairs, factor: number): Pairs => ({
  both: both * factor,
  onlyFirst: onlyFirst * factor,
  onlySecond: onlySecond * factor,
  neither: neither * factor,
});

/** First turn in which two games differ in what was decided; null when they are the same. */
export function partingTurn(a: readonly number[], b: readonly number[]): number | null {
  const length = Math.max(a.length, b.length);
  const at = Array.from({ length }, (_, turn) => turn).find((turn) => a[turn] !== b[turn]);
  return at === undefined ? null : at + 1;
}

function partingOf(pairs: readonly [GameRow, GameRow][], turns: number): Parting {
  const parted = pairs.map(([one, other]) => partingTurn(one.trail, other.trail));
  const counts = Array.from({ length: turns }, (_, at) => parted.filter((turn) => turn === at + 1).length);
  const first = counts.findIndex((count) => count > 0);
  return {
    turns: counts,
    never: parted.filter((turn) => turn === null).length,
    first: first < 0 ? null : first + 1,
  };
}

/** Interval of the difference of two means, 95 %, by their variances; null where one is unknown. */
function meansApart(a: LineResults, b: LineResults, side: Side, turn: number): Interval | null {
  const [one, other] = [a.curve[turn]?.points[side], b.curve[turn]?.points[side]];
  if (!one || !other) return null;
  const [p, q, v, w] = [meanOf(one), meanOf(other), varianceOf(one), varianceOf(other)];
  if (p === null || q === null || v === null || w === null) return null;
  const half = Z95 * Math.sqrt(v / sizeOf(one) + w / sizeOf(other));
  return { low: p - q - half, high: p - q + half };
}

function pointsApart(a: LineResults, b: LineResults, side: Side): number | null {
  const at = a.curve.findIndex((_, turn) => {
    const interval = meansApart(a, b, side, turn);
    return interval !== null && (interval.low > 0 || interval.high < 0);
  });
  return at < 0 ? null : at + 1;
}

/** Compares two lines by the wins of a side; throws on a line that the results do not have. */
export function compareLines(results: Results, first: number, second: number, side: Side = 'axis'): Comparison {
  const [a, b] = [results.lines[first], results.lines[second]];
  if (!a || !b) throw new Error(`no lines ${first} and ${second}`);
  const rows = pairsOf(results, first, second);
  const pairs = countPairs(rows, side);
  const sharesOf = ({ games, wins }: LineResults) => ({ games, wins: wins[side] });
  return {
    ...{ first, second, side, pairs, games: rows.length },
    ...pairedDifference(pairs),
    more: moreGames(rows.length, (factor) => pairedDifference(times(pairs, factor)).interval),
    unpaired: newcombe(sharesOf(a), sharesOf(b)),
    parting: partingOf(rows, a.curve.length),
    pointsApart: pointsApart(a, b, side),
  };
}
