// The figures of a whole experiment as one JSON object: what the command line prints and the page exports.
import type { BySide, CardId } from '../../engine';
import type { Plan } from '../plan';
import { type Comparison, compareLines } from '../statistics/comparison';
import type { Interval, Share } from '../statistics/proportion';
import { type CardValue, type CurveBands, cardValues, curveBands, winShare } from '../statistics/summary';
import { meanOf } from './histogram';
import type { LineResults, Results } from './results';

type CardReport = Omit<CardValue, 'card' | 'byTurn' | 'held' | 'notHeld'> & {
  readonly held: Omit<Share, 'interval'>;
  readonly notHeld: Omit<Share, 'interval'>;
};

export interface LineReport
  extends Pick<LineResults, 'name' | 'games' | 'failures' | 'endings' | 'clauses' | 'events' | 'impulses' | 'passes'> {
  readonly axisWins: number;
  readonly allyWins: number;
  /** Share of axis wins, and its interval (Wilson, 95 %). */
  readonly axisRate: number | null;
  readonly interval: Interval;
  /** Of all games together. */
  readonly decisions: number;
  readonly meanTurns: number | null;
  readonly cards: Readonly<Record<CardId, CardReport>>;
  readonly curve: readonly CurveBands[];
  /** Means of the first turn in which a nation came to a side, and in how many games it did. */
  readonly joined: Readonly<Record<string, BySide<{ games: number; turn: number | null }>>>;
  readonly areas: Readonly<
    Record<string, { taken: BySide<{ games: number; turn: number | null }>; fights: number; foughtIn: number }>
  >;
  readonly mobilized: LineResults['mobilized'];
}

/** The first line's figures at the top, every line's below, and the others compared with the first. */
export interface Report extends LineReport {
  readonly seed: number;
  readonly lines: readonly LineReport[];
  readonly comparisons: readonly Comparison[];
  readonly faults: readonly { readonly line: number; readonly seed: number; readonly failure: string }[];
}

const plainShare = ({ games, wins, rate }: Share) => ({ games, wins, rate });

const cardReport = ({ card: _card, byTurn: _byTurn, held, notHeld, ...rest }: CardValue): CardReport => ({
  ...rest,
  held: plainShare(held),
  notHeld: plainShare(notHeld),
});

type Firsts = LineResults['joined'][keyof LineResults['joined']];

function firstTurns({ axis, allies }: Firsts) {
  const first = (turns: Firsts['axis']) => ({
    games: turns.bins.reduce((sum, [, count]) => sum + count, 0),
    turn: meanOf(turns),
  });
  return { axis: first(axis), allies: first(allies) };
}

const mapped = <V, W>(record: Readonly<Record<string, V>>, make: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));

function lineReport(line: LineResults): LineReport {
  const { name, games, failures, endings, clauses, events, impulses, passes, mobilized } = line;
  const { rate, interval } = winShare(line, 'axis');
  return {
    ...{ name, games, failures, axisWins: line.wins.axis, allyWins: line.wins.allies, axisRate: rate, interval },
    ...{ endings, clauses, decisions: line.decisions.bins.reduce((sum, [value, count]) => sum + value * count, 0) },
    meanTurns: meanOf(line.turns),
    cards: Object.fromEntries(cardValues(line).map((value) => [value.card, cardReport(value)])),
    ...{ events, impulses, passes, curve: curveBands(line) },
    joined: mapped(line.joined, firstTurns),
    areas: mapped(line.areas, ({ taken, fights, foughtIn }) => ({ taken: firstTurns(taken), fights, foughtIn })),
    mobilized,
  };
}

const faultsOf = ({ rows }: Results): Report['faults'] =>
  rows.flatMap(({ line, seed, failure }) => (failure === null ? [] : [{ line, seed, failure }]));

/** The report of what has been played of a plan. Throws on a plan without lines. */
export function reportOf(plan: Plan, results: Results): Report {
  const lines = results.lines.map(lineReport);
  const [first] = lines;
  if (!first) throw new Error('no lines in the plan');
  const comparisons = lines.slice(1).map((_, at) => compareLines(results, 0, at + 1));
  return { ...first, seed: plan.seed, lines, comparisons, faults: faultsOf(results) };
}
