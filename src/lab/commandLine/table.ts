// The report of npm run lab for people: a few tables of plain text.
import type { LineReport, Report } from '../results/report';
import type { Comparison } from '../statistics/comparison';
import type { Interval } from '../statistics/proportion';

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const within = ({ low, high }: Interval): string => `${percent(low)} … ${percent(high)}`;
const decimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

/** Columns as wide as their widest cell; the first one to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const endingRows = ({ endings, clauses, games }: LineReport): string[][] => [
  ...Object.entries(endings).map(([ending, count]) => [
    `  ${ending}`,
    `${count}`,
    percent(games > 0 ? count / games : null),
  ]),
  ...Object.entries(clauses).map(([clause, { met, alone }]) => [`  by ${clause}`, `${met}`, `alone ${alone}`]),
];

function curveRows({ curve }: LineReport): string[][] {
  const head = ['  turn', 'bases axis', '10–90 %', 'allies', '10–90 %', 'hands', '', 'lost', ''];
  const rows = curve.map(({ turn, points, hands, lost }) => [
    `  ${turn ?? 'end'}`,
    ...[decimal(points.axis.mean), `${decimal(points.axis.low)}–${decimal(points.axis.high)}`],
    ...[decimal(points.allies.mean), `${decimal(points.allies.low)}–${decimal(points.allies.high)}`],
    ...[decimal(hands.axis.mean), decimal(hands.allies.mean), decimal(lost.axis.mean), decimal(lost.allies.mean)],
  ]);
  return [head, ...rows];
}

function cardRows({ cards }: LineReport): string[][] {
  const head = ['  card', 'turns held', 'played', 'event did', 'won with', 'without', 'difference'];
  const rows = Object.entries(cards).map(([card, { turnsHeld, played, eventDid, held, notHeld, difference }]) => [
    ...[`  ${card}`, `${turnsHeld}`, `${played}`, `${eventDid}`, percent(held.rate), percent(notHeld.rate)],
    difference.difference === null ? '–' : within(difference.interval),
  ]);
  return [head, ...rows];
}

const lineText = (line: LineReport): string[] => [
  `${line.name}: ${line.games} games, ${line.failures} failed`,
  `  axis ${line.axisWins} (${percent(line.axisRate)}; ${within(line.interval)}), allies ${line.allyWins}`,
  `  ${decimal(line.games > 0 ? line.decisions / line.games : null)} decisions and ${decimal(line.meanTurns)} turns per game`,
  ...columns(endingRows(line)),
  ...columns(curveRows(line)),
  ...columns(cardRows(line)),
  '',
];

function moreText({ difference, more }: Comparison): string {
  if (more === 0) return 'sure';
  return more === null || difference === null
    ? 'never sure at this difference'
    : `${more} more games of each to be sure`;
}

const comparisonText = ({ lines }: Report, comparison: Comparison): string[] => [
  `${lines[comparison.first]?.name} against ${lines[comparison.second]?.name}, ${comparison.games} pairs of games:`,
  `  axis wins differ by ${percent(comparison.difference)} (${within(comparison.interval)}): ${moreText(comparison)}`,
  `  first difference in turn ${comparison.parting.first ?? '–'}, ${comparison.parting.never} pairs the same; axis bases apart from turn ${comparison.pointsApart ?? '–'}`,
  '',
];

/** The whole report as lines of text. */
export const textOf = (report: Report): string[] => [
  ...report.lines.flatMap(lineText),
  ...report.comparisons.flatMap((comparison) => comparisonText(report, comparison)),
  ...report.faults.map(({ line, seed, failure }) => `line ${line + 1}, seed ${seed} failed: ${failure}`),
];
