// Results as tables for other programs (RFC 4180): one row for each game, one for each card of a line.
import type { World } from '../../engine';
import type { Difference, Share } from '../statistics/proportion';
import { type CardValue, cardValues } from '../statistics/summary';
import type { GameRow, Results } from './results';

type Cell = string | number | null;

/** A cell; text with a comma, a quote or a line break in quotes, with its quotes doubled. */
function written(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const table = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

const GAME_COLUMNS = [
  ...[
    'line',
    'game',
    'seed',
    'winner',
    'ending',
    'clauses',
    'turns',
    'decisions',
    'axisPoints',
    'axisAreas',
    'failure',
  ],
];

const gameCells = (results: Results, row: GameRow): Cell[] => [
  ...[results.lines[row.line]?.name ?? null, row.n + 1, row.seed, row.winner, row.ending, row.clauses.join(' ')],
  ...[row.turns, row.decisions, row.axisPoints, row.axisAreas, row.failure],
];

/** One row for each game; games are numbered from 1. */
export const gamesCsv = (results: Results): string =>
  table([GAME_COLUMNS, ...results.rows.map((row) => gameCells(results, row))]);

const CARD_COLUMNS = [
  ...['line', 'card', 'side', 'event', 'value', 'turnsHeld', 'played', 'eventFirst', 'pointsFirst', 'ambushes'],
  ...['eventDid', 'gamesHeld', 'winsHeld', 'rateHeld', 'rateHeldLow', 'rateHeldHigh'],
  ...['gamesNotHeld', 'winsNotHeld', 'rateNotHeld', 'rateNotHeldLow', 'rateNotHeldHigh'],
  ...['difference', 'differenceLow', 'differenceHigh'],
];

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e4) / 1e4);

const shareCells = ({ games, wins, rate, interval: { low, high } }: Share): Cell[] => [
  ...[games, wins, rounded(rate), rounded(low), rounded(high)],
];

const differenceCells = ({ difference, interval: { low, high } }: Difference): Cell[] =>
  [difference, low, high].map(rounded);

const cardCells = (world: World, name: string, card: CardValue): Cell[] => [
  ...[name, card.card, card.side, card.event, world.cardById[card.card]?.value ?? null, card.turnsHeld, card.played],
  ...[card.eventFirst, card.pointsFirst, card.sprung, card.eventDid],
  ...shareCells(card.held),
  ...shareCells(card.notHeld),
  ...differenceCells(card.difference),
];

/** One row for each card of each line. Rates are shares of 0 to 1, with the bounds of their 95 % intervals. */
export function cardsCsv(world: World, { lines }: Results): string {
  const rows = lines.flatMap((line) => cardValues(line).map((card) => cardCells(world, line.name, card)));
  return table([CARD_COLUMNS, ...rows]);
}
