// R1.4: the axis score the chart draws is the one that decides, at every position of whole games.
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { scoresOf } from '../../src/ui/timeline/scores';
import { mainGame } from '../acceptance/mainLine';
import { area, nation, play, playRandomly, startedTable, stateIn, tableWith, world } from '../store/table';
import { entriesOf } from './entries';

/** The score at every position of the line, by the log and by the rules. */
function bothScores(table: TableStore): { told: number[]; counted: number[] } {
  const { timeline, startReplay, seekReplay } = table.getState();
  const scores = scoresOf(world, timeline?.entries ?? []);
  const [told, counted]: [number[], number[]] = [[], []];
  startReplay();
  const length = table.getState().replay?.length ?? 0;
  for (let at = 0; at <= length; at += 1) {
    seekReplay(at);
    told.push(scores.get(table.getState().replay?.node ?? 0) ?? Number.NaN);
    counted.push(victoryPoints(world, stateIn(table)));
  }
  return { told, counted };
}

describe('the axis score of every position', () => {
  it('is the one of the rules, along seven turns up to Sea Lion', () => {
    const table = tableWith();
    table.getState().newGame({ seed: mainGame.seed, name: 'R20', script: mainGame.script });
    for (const { decision } of mainGame.decisions) play(table, decision);
    const { told, counted } = bothScores(table);
    expect(told.length).toBeGreaterThan(200);
    expect(told).toEqual(counted);
  });

  it.each([1, 2, 3])('is the one of the rules in random game %i', (seed) => {
    const table = startedTable();
    playRandomly(table, seed, 250);
    const { told, counted } = bothScores(table);
    expect(told).toEqual(counted);
  });

  it('counts London and Moscow twice while the axis holds them', () => {
    const take = (id: string, from: string, to: string) =>
      ({ type: 'controlChanged', area: area(id), from: nation(from), to: nation(to) }) as const;
    const entries = entriesOf(
      [0, null, 1],
      [1, 0, 1, take('london', 'GB', 'DE')],
      [2, 1, 1, take('moscow', 'SU', 'DE')],
      [3, 2, 1, take('london', 'DE', 'GB')],
      [4, 0, 1, take('paris', 'FR', 'DE')],
    );
    const scores = scoresOf(world, entries);
    expect([0, 1, 2, 3, 4].map((id) => scores.get(id))).toEqual([2, 3, 4, 3, 2]);
  });

  it('asks on which side the holder is by then', () => {
    const entries = entriesOf(
      [0, null, 1],
      [1, 0, 1, { type: 'controlChanged', area: area('london'), from: nation('GB'), to: nation('FR') }],
      [2, 1, 1, { type: 'nationChangedSide', nation: nation('FR'), side: 'axis', rule: 'R16.3' }],
    );
    const scores = scoresOf(world, entries);
    expect([1, 2].map((id) => scores.get(id))).toEqual([2, 3]);
  });
});
