// What leaves the lab: tables for other programs, the report as JSON and as text.
import { describe, expect, it } from 'vitest';
import { columns, textOf } from '../../src/lab/commandLine/table';
import { addGame } from '../../src/lab/results/addGame';
import { cardsCsv, gamesCsv } from '../../src/lab/results/csv';
import { reportOf } from '../../src/lab/results/report';
import { emptyResults } from '../../src/lab/results/results';
import { wilson } from '../../src/lab/statistics/proportion';
import { card } from '../support/packs/ids';
import { line, planOf, wonGame, world } from './toyLab';

const plan = planOf({ games: 3, seed: 1, lines: [line('blitz, "twice"'), line('plain')] });
const results = emptyResults(world, plan);
const cards = {
  [card('axis-supply-1')]: { held: [1, 3], eventFirst: 1, pointsFirst: 1, sprung: 0, eventDid: 1 },
};
addGame(results, wonGame(1, 'allies'));
addGame(results, { ...wonGame(0, 'axis', { cards }), clauses: ['berlin', 'areas'], ending: 'axisDecision' });
addGame(results, { ...wonGame(0, 'allies'), line: 1 });
addGame(results, { ...wonGame(2, 'axis'), outcome: null, ending: null, failure: 'broken\nin two' });

const rowsOf = (csv: string): string[] => csv.split('\r\n');

describe('tables', () => {
  it('have a row for each game, with text in quotes where it needs them', () => {
    expect(rowsOf(gamesCsv(results))).toEqual([
      'line,game,seed,winner,ending,clauses,turns,decisions,axisPoints,axisAreas,failure',
      '"blitz, ""twice""",1,1,axis,axisDecision,berlin areas,2,10,0,0,',
      'plain,1,1,allies,alliesSudden,,2,10,0,0,',
      '"blitz, ""twice""",2,2,allies,alliesSudden,,2,10,0,0,',
      '"blitz, ""twice""",3,3,,,,2,10,,,"broken\nin two"',
      '',
    ]);
  });

  it('have a row for each card of each line', () => {
    const rows = rowsOf(cardsCsv(world, results));
    expect(rows).toHaveLength(1 + 2 * world.cards.length + 1);
    expect(rows[0]?.split(',')).toHaveLength(24);
    // In hand in one game, which was won; not in the other, which was lost. Wilson: 1 of 1 in 0.2065…1.
    const supply = rows.find((row) => row.includes(',axis-supply-1,'));
    expect(supply).toContain(',axis-supply-1,axis,supply,2,2,2,1,1,0,1,1,1,1,0.2065,1,1,0,0,0,0.7935,1,');
  });
});

describe('the report', () => {
  const report = reportOf(plan, results);

  it('has the figures of the first line at the top, those of all below', () => {
    expect(report).toMatchObject({ seed: 1, games: 2, failures: 1, axisWins: 1, allyWins: 1, axisRate: 0.5 });
    expect(report).toMatchObject({ interval: wilson(1, 2), decisions: 20, endings: { axisDecision: 1 } });
    expect(report.lines.map(({ name, games }) => [name, games])).toEqual([
      ['blitz, "twice"', 2],
      ['plain', 1],
    ]);
    expect(report.cards[card('axis-supply-1')]).toMatchObject({ played: 2, eventDid: 1, held: { games: 1, wins: 1 } });
    expect(Object.keys(report.cards)).toEqual(world.cards.map(({ id }) => id));
    expect(report.faults).toEqual([{ line: 0, seed: 3, failure: 'broken\nin two' }]);
  });

  it('compares the other lines with the first', () => {
    expect(report.comparisons).toMatchObject([{ first: 0, second: 1, games: 1, difference: 1 }]);
  });

  it('is plain JSON', () => expect(JSON.parse(JSON.stringify(report))).toEqual(report));

  it('can be read as text', () => {
    const text = textOf(report);
    expect(text).toContain('blitz, "twice": 2 games, 1 failed');
    expect(text).toContain('blitz, "twice" against plain, 1 pairs of games:');
    expect(text).toContain('line 1, seed 3 failed: broken\nin two');
    expect(text.some((row) => /^ {2}axis-supply-1 +2 +2 +1 +100\.0 % +0\.0 %/.test(row))).toBe(true);
  });

  it('sets columns flush', () =>
    expect(
      columns([
        ['a', '1'],
        ['bcd', '22'],
      ]),
    ).toEqual(['a     1', 'bcd  22']));
});
