// What the log tells of a step: light on the map, what a turn is remembered by, marks of the turns.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/engine';
import { turnMarks } from '../../src/ui/replay/turnMarks';
import { milestonesOf } from '../../src/ui/timeline/milestones';
import { dark, shine, spotlightOf, together, useSpotlight } from '../../src/ui/timeline/spotlight';
import { area, nation, unit, world } from '../store/table';
import { entriesOf, lineOf } from './entries';

const lit = (entry: LogEntry) => spotlightOf(entry, world.areaById);
const warsaw = area('warsaw');
const berlin = area('berlin');
const infantry = unit('DE-LF-1');

describe('the light of a log line', () => {
  it('shows a move from area to area with its units', () => {
    const entry: LogEntry = {
      type: 'groupMoved',
      side: 'axis',
      units: [infantry],
      from: berlin,
      to: warsaw,
      law: 'normal',
      bySea: false,
    };
    expect(lit(entry)).toEqual({ areas: [berlin, warsaw], units: [infantry], ways: [{ from: berlin, to: warsaw }] });
  });

  it('shows an attack inside an area without a way', () => {
    const entry: LogEntry = {
      type: 'attackDeclared',
      side: 'axis',
      kind: 'attack',
      units: [infantry],
      from: warsaw,
      area: warsaw,
    };
    expect(lit(entry)).toEqual({ areas: [warsaw], units: [infantry], ways: [] });
  });

  it('shows where a lost unit stood, not the pool it went to', () => {
    const entry: LogEntry = { type: 'unitLost', unit: infantry, from: warsaw, to: 'forcePool', rule: 'R9.2' };
    expect(lit(entry)).toEqual({ areas: [warsaw], units: [infantry], ways: [] });
  });

  it('shows a retreat as a way', () =>
    expect(lit({ type: 'unitRetreated', unit: infantry, from: warsaw, to: berlin }).ways).toEqual([
      { from: warsaw, to: berlin },
    ]));

  it('shows nothing for what has no place', () => {
    expect(lit({ type: 'passed', side: 'axis' })).toEqual(dark);
    expect(lit({ type: 'handChosen', side: 'axis', count: 4 })).toEqual(dark);
  });

  it('puts several lines together, each thing once', () => {
    const control: LogEntry = { type: 'controlChanged', area: warsaw, from: nation('PL'), to: nation('DE') };
    const retreat: LogEntry = { type: 'unitRetreated', unit: infantry, from: warsaw, to: berlin };
    expect(together([control, retreat].map(lit))).toEqual({
      areas: [warsaw, berlin],
      units: [infantry],
      ways: [{ from: warsaw, to: berlin }],
    });
  });

  it('goes out', () => {
    shine(lit({ type: 'unitsRecovered', side: 'axis', units: [infantry], rule: 'R13.1' }));
    expect(useSpotlight.getState().light?.units).toEqual([infantry]);
    shine(null);
    expect(useSpotlight.getState().light).toBeNull();
  });
});

describe('what a turn is remembered by', () => {
  const falls = (id: string, from: string | null, to: string): LogEntry => ({
    type: 'controlChanged',
    area: area(id),
    from: from === null ? null : nation(from),
    to: nation(to),
  });
  const surrender: LogEntry = { type: 'nationSurrendered', nation: nation('PL'), removed: [], ceded: [] };

  it('is the weightiest event of each turn', () => {
    const joins: LogEntry = { type: 'nationJoined', nation: nation('IT'), side: 'axis', cause: 'diplomacy' };
    const entries = entriesOf([0, null, 1], [1, 0, 1, falls('warsaw', 'PL', 'DE'), surrender], [2, 1, 2, joins]);
    expect(milestonesOf(world, entries)).toEqual([
      { node: 1, milestone: { kind: 'surrender', nation: 'PL' } },
      { node: 2, milestone: { kind: 'join', nation: 'IT', side: 'axis' } },
    ]);
  });

  it('is the first of equals', () => {
    const entries = entriesOf(
      [0, null, 2],
      [1, 0, 2, falls('paris', 'FR', 'DE')],
      [2, 1, 2, falls('kiev', 'SU', 'DE')],
    );
    expect(milestonesOf(world, entries)).toEqual([{ node: 1, milestone: { kind: 'fall', area: 'paris' } }]);
  });

  it('is no base that passes to an ally, and no area without a base', () => {
    const entries = entriesOf([0, null, 1], [1, 0, 1, falls('kiev', 'DE', 'RO'), falls('denmark', 'DK', 'DE')]);
    expect(milestonesOf(world, entries)).toEqual([]);
  });

  it('is the end of the game before anything else', () => {
    const end: LogEntry = {
      type: 'gameEnded',
      outcome: {
        winner: 'axis',
        kind: 'suddenDeath',
        rule: 'R1.2',
        axisPoints: 10,
        axisAreas: 30,
        axisHoldsBerlin: true,
      },
    };
    expect(milestonesOf(world, entriesOf([0, null, 3, surrender], [1, 0, 3, end]))).toEqual([
      { node: 1, milestone: { kind: 'end', winner: 'axis' } },
    ]);
  });
});

describe('the marks of a replay', () => {
  it('stand where turns begin', () => {
    const line = entriesOf(...lineOf(0, 3, null, 1), ...lineOf(4, 5, 3, 2), [6, 5, 4]);
    expect(turnMarks(line)).toEqual([
      { turn: 1, step: 0 },
      { turn: 2, step: 4 },
      { turn: 4, step: 6 },
    ]);
  });
});
