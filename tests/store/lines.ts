// Lines of play for tests of the timeline: decisions, positions, going from one to another.
import type { Decision } from '../../src/engine';
import type { Storage, TableStore, TimelineEntry } from '../../src/store';
import { area, axisPoints, intoWarsaw, play, sitDown, tableWith, turnOne, unit } from './table';

export const toRuhr: Decision = { type: 'airMove', group: [unit('DE-AF-1')], to: area('ruhr') };
export const toBohemia: Decision = { type: 'airMove', group: [unit('DE-AF-2')], to: area('bohemia') };
export const overWarsaw: Decision = { type: 'airAttack', group: [unit('DE-AF-1')], area: area('warsaw') };

export function timelineOf(table: TableStore): NonNullable<ReturnType<TableStore['getState']>['timeline']> {
  const { timeline } = table.getState();
  if (!timeline) throw new Error('no game on the table');
  return timeline;
}

export const cursorOf = (table: TableStore): number => timelineOf(table).cursor;

export function entryAt(table: TableStore, id: number): TimelineEntry {
  const entry = timelineOf(table).entries.find((one) => one.id === id);
  if (!entry) throw new Error(`position ${id} is not known`);
  return entry;
}

/** Goes to a position whatever it gives away. */
export function go(table: TableStore, id: number): void {
  table.getState().goTo(id);
  table.getState().answer(true);
}

export async function reloaded(storage: Storage, table: TableStore): Promise<TableStore> {
  await table.getState().settled();
  const later = tableWith(storage);
  await later.getState().resume();
  return later;
}

/** The axis rolls dice in turn 1, goes back, passes instead; where the abandoned line ends. */
export function forked(storage?: Storage): { table: TableStore; tip: number } {
  const table = turnOne(storage);
  play(table, overWarsaw);
  const tip = cursorOf(table);
  table.getState().undo();
  table.getState().answer(true);
  play(table, { type: 'pass' });
  return { table, tip };
}

/** The allies have been asked about an ambush and have declined; the axis goes on. */
export function declined(): TableStore {
  const table = axisPoints();
  play(table, intoWarsaw());
  sitDown(table);
  play(table, { type: 'decline' });
  return table;
}
