// One more game in the results, in place.
import { type AreaId, type BySide, type CardId, type NationId, SIDES, type Side } from '../../engine';
import type { AreaUse, CardUse, CurvePoint, PlayedGame } from '../playedGame';
import { countValue, type Histogram } from './histogram';
import type { CardTally, CurveTally, GameRow, LineResults, Results, Wins } from './results';

const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] => Object.entries(record) as [K, V][];

function countSides(tally: BySide<Histogram>, values: BySide<number | null>): void {
  for (const side of SIDES) {
    const value = values[side];
    if (value !== null) countValue(tally[side], value);
  }
}

function addPoint(tally: CurveTally, point: CurvePoint): void {
  countSides(tally.points, point.points);
  countValue(tally.victory, point.victory);
  countValue(tally.areas, point.areas);
  countSides(tally.hands, point.hands);
  countSides(tally.lost, point.lost);
  countSides(tally.spent, point.spent);
}

function addWin(wins: Wins, won: boolean): void {
  wins.games += 1;
  if (won) wins.wins += 1;
}

function addCard(tally: CardTally, use: CardUse, winner: Side): void {
  const won = winner === tally.side;
  if (use.held.length > 0) addWin(tally.held, won);
  for (const turn of use.held) {
    const wins = tally.heldInTurn[turn - 1];
    if (wins) addWin(wins, won);
  }
  if (use.eventFirst + use.pointsFirst + use.sprung > 0) addWin(tally.playedIn, won);
  tally.turnsHeld += use.held.length;
  for (const field of ['eventFirst', 'pointsFirst', 'sprung', 'eventDid'] as const) tally[field] += use[field];
}

function addCards({ cards }: LineResults, game: PlayedGame, winner: Side): void {
  for (const [card, use] of entriesOf<CardId, CardUse>(game.cards)) {
    const tally = cards[card];
    if (tally) addCard(tally, use, winner);
  }
}

function addAreas({ areas }: LineResults, game: PlayedGame): void {
  for (const [area, { taken, fights }] of entriesOf<AreaId, AreaUse>(game.areas)) {
    const tally = areas[area];
    if (!tally) continue;
    countSides(tally.taken, taken);
    tally.fights += fights;
    if (fights > 0) tally.foughtIn += 1;
  }
}

function addNations({ joined, mobilized }: LineResults, game: PlayedGame): void {
  for (const [nation, turns] of entriesOf<NationId, BySide<number | null>>(game.joined)) {
    const tally = joined[nation];
    if (tally) countSides(tally, turns);
  }
  for (const [type, units] of Object.entries(game.mobilized)) {
    const tally = mobilized[type];
    if (!tally) continue;
    tally.units += units;
    tally.games += 1;
  }
}

function addEnding(line: LineResults, { ending, clauses }: PlayedGame): void {
  if (ending) line.endings[ending] += 1;
  for (const clause of clauses) {
    line.clauses[clause].met += 1;
    if (clauses.length === 1) line.clauses[clause].alone += 1;
  }
}

function addReached(reached: BySide<Wins> | undefined, winner: Side): void {
  if (reached) for (const side of SIDES) addWin(reached[side], side === winner);
}

function addCurve(line: LineResults, { curve, end }: PlayedGame, winner: Side): void {
  for (const point of curve) {
    const tally = line.curve[point.turn - 1];
    if (tally) addPoint(tally, point);
    addReached(line.reached[point.turn - 1], winner);
  }
  if (end) addPoint(line.end, end);
}

function addSound(line: LineResults, game: PlayedGame, winner: Side): void {
  line.games += 1;
  line.wins[winner] += 1;
  addEnding(line, game);
  countValue(line.decisions, game.decisions);
  countValue(line.turns, game.turns);
  addCurve(line, game, winner);
  addCards(line, game, winner);
  for (const kind of game.events) line.events[kind] += 1;
  addAreas(line, game);
  addNations(line, game);
  for (const side of SIDES) {
    line.impulses[side] += game.impulses[side];
    line.passes[side] += game.passes[side];
  }
}

const rowOf = ({ outcome, line, n, seed, ending, clauses, turns, decisions, trail, failure }: PlayedGame): GameRow => ({
  ...{ line, n, seed, winner: outcome?.winner ?? null, ending, clauses, turns, decisions },
  ...{ axisPoints: outcome?.axisPoints ?? null, axisAreas: outcome?.axisAreas ?? null, trail, failure },
});

/** Where a game is in the rows, or would be. */
function placeOf(rows: readonly GameRow[], { n, line }: Pick<GameRow, 'n' | 'line'>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && (row.n < n || (row.n === n && row.line < line))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The row of a game; undefined when it has not been played. */
export function rowAt(rows: readonly GameRow[], line: number, n: number): GameRow | undefined {
  const row = rows[placeOf(rows, { n, line })];
  return row?.line === line && row.n === n ? row : undefined;
}

/** Adds a game in place; one that is there already, or of a line that is not, changes nothing. Whether it was added. */
export function addGame({ lines, rows }: Results, game: PlayedGame): boolean {
  const line = lines[game.line];
  if (!line || rowAt(rows, game.line, game.n)) return false;
  rows.splice(placeOf(rows, game), 0, rowOf(game));
  if (game.failure === null && game.outcome) addSound(line, game, game.outcome.winner);
  else line.failures += 1;
  return true;
}
