// Marks of what was moved and attacked last.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/engine';
import { lastMarks } from '../../src/ui/map/lastMarks';
import { ids } from '../support/game';
import { area } from '../support/packs/ids';

const lines = (...told: [node: number, entry: LogEntry][]) => told.map(([node, entry], id) => ({ id, node, entry }));
const began = (side: 'axis' | 'allies'): LogEntry => ({ type: 'impulseBegan', side });
const units = ids('DE-LF-1');
const moved = (from: string, to: string): LogEntry => ({
  type: 'groupMoved',
  side: 'axis',
  units,
  from: area(from),
  to: area(to),
  law: 'normal',
  bySea: false,
});
const attacked = (place: string): LogEntry => ({
  type: 'attackDeclared',
  side: 'axis',
  kind: 'attack',
  units,
  from: area(place),
  area: area(place),
});
const declined: LogEntry = { type: 'ambushDeclined', side: 'allies', area: area('paris') };
const ways = (marks: ReturnType<typeof lastMarks>['fresh']) =>
  marks.map(({ kind, from, to }) => `${kind} ${from} ${to}`);

describe('what was done last', () => {
  const impulse = lines([1, began('axis')], [2, moved('berlin', 'ruhr')], [3, moved('ruhr', 'belgium')]);

  it('is the latest step; the one before it fades', () => {
    const { fresh, past } = lastMarks(impulse);
    expect(ways(fresh)).toEqual(['march ruhr belgium']);
    expect(ways(past)).toEqual(['march berlin ruhr']);
  });

  it('fades after the next decision, and is gone after the one after it', () => {
    const told = lines([1, began('axis')], [2, moved('berlin', 'ruhr')], [3, declined]);
    expect([ways(lastMarks(told).fresh), ways(lastMarks(told).past)]).toEqual([[], ['march berlin ruhr']]);
    const later = lines([1, began('axis')], [2, moved('berlin', 'ruhr')], [3, declined], [4, declined]);
    expect(lastMarks(later)).toEqual({ fresh: [], past: [] });
  });

  it('is the whole impulse of the other side until this one decides', () => {
    const over = [...impulse, ...lines([4, attacked('belgium')], [4, began('allies')])];
    const told = over.map((line, id) => ({ ...line, id }));
    expect(ways(lastMarks(told).fresh)).toEqual(['march berlin ruhr', 'march ruhr belgium', 'attack belgium belgium']);
    const answered = [...told, { id: 9, node: 5, entry: declined }];
    expect(lastMarks(answered).fresh).toEqual([]);
    expect(ways(lastMarks(answered).past)).toHaveLength(3);
    const further = [...answered, { id: 10, node: 6, entry: declined }];
    expect(lastMarks(further)).toEqual({ fresh: [], past: [] });
  });

  it('is nothing before anything was done', () => {
    expect(lastMarks([])).toEqual({ fresh: [], past: [] });
    expect(lastMarks(lines([1, began('axis')]))).toEqual({ fresh: [], past: [] });
  });
});
