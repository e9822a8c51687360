// Games to be shown again.
import type { Decision } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { area, playRandomly, sitDown, startedTable, unit } from './table';

export const flyToRuhr = (id: string): Decision => ({ type: 'airMove', group: [unit(id)], to: area('ruhr') });

export function played(count = 60): TableStore {
  const table = startedTable();
  playRandomly(table, 4, count);
  sitDown(table);
  return table;
}

export const shownAt = (table: TableStore) => table.getState().replay;
