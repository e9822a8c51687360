// The branches as lanes below each other: the current line first, every other one from where it leaves a lane above.
import type { Branch, TimelineEntry } from '../../store';
import { type EntryIndex, pathTo } from './paths';

export interface Lane {
  readonly branch: Branch;
  /** Positions that lie on no lane before this one. */
  readonly own: readonly TimelineEntry[];
  /** Position on another lane where it begins; null for the current line. */
  readonly from: number | null;
  /** Row from the top; the current line has 0. Short tries stand above it and have none. */
  readonly row: number | null;
  /** How it is drawn: 0 the current line, others in the order in which they were begun. */
  readonly style: number;
}

export interface Tree {
  readonly lanes: readonly Lane[];
  readonly rows: number;
}

/** An unnamed branch of at most so many steps is a short try. */
const shortTry = 5;
/** At most so many branches have a row of their own. */
const mostRows = 7;

type Split = Pick<Lane, 'branch' | 'own' | 'from'>;

/** Longest first, so that a long branch keeps the positions it shares with a short one. */
function splitUp(index: EntryIndex, branches: readonly Branch[]): readonly Split[] {
  const drawn = new Set<number>();
  const order = branches.toSorted(
    (a, b) =>
      Number(b.current) - Number(a.current) || Number(b.name !== null) - Number(a.name !== null) || b.steps - a.steps,
  );
  return order.map((branch) => {
    const own = pathTo(index, branch.tip).filter(({ id }) => !drawn.has(id));
    for (const { id } of own) drawn.add(id);
    return { branch, own, from: own[0]?.parent ?? null };
  });
}

const isShort = ({ branch, own }: Split): boolean => !branch.current && branch.name === null && own.length <= shortTry;

/** The current line, named and long branches; the rest are short tries. */
function divide(splits: readonly Split[]): { rows: readonly Split[]; tries: readonly Split[] } {
  const long = splits.filter((split) => !isShort(split)).slice(0, mostRows);
  return { rows: long, tries: splits.filter((split) => !long.includes(split)) };
}

/** Where a lane begins and ends, its name included, on the time axis. */
export type Reach = (split: {
  readonly own: readonly TimelineEntry[];
  readonly from: number | null;
}) => readonly [begin: number, end: number];

/** The first row below the current line in which there is room. */
function freeRow(taken: readonly (readonly [number, number])[][], [begin, end]: readonly [number, number]): number {
  const row = taken.findIndex((spans, at) => at > 0 && spans.every(([from, to]) => end < from || to < begin));
  return row < 0 ? Math.max(1, taken.length) : row;
}

/** Branches as lanes; `reach` tells how much room one takes. */
export function treeOf(index: EntryIndex, branches: readonly Branch[], reach: Reach): Tree {
  const { rows, tries } = divide(splitUp(index, branches));
  const styles = [...rows].sort(
    (a, b) => Number(b.branch.current) - Number(a.branch.current) || a.branch.tip - b.branch.tip,
  );
  const taken: (readonly [number, number])[][] = [];
  const lanes = rows.map((split): Lane => {
    const span = reach(split);
    const row = split.branch.current ? 0 : freeRow(taken, span);
    taken[row] = [...(taken[row] ?? []), span];
    taken[0] ??= [];
    return { ...split, row, style: styles.indexOf(split) };
  });
  return {
    lanes: [...lanes, ...tries.map((split) => ({ ...split, row: null, style: -1 }))],
    rows: Math.max(1, taken.length),
  };
}

/** The lane that draws a position. */
export const laneOf = ({ lanes }: Tree, node: number): Lane | undefined =>
  lanes.find(({ own }) => own.some(({ id }) => id === node));
