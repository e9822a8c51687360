// A game of some thirty decisions as the text of a file, and ways to damage it.
import type { Save } from '../../src/engine';
import type { TableStore } from '../../src/store';
import { playRandomly, startedTable } from './table';

export type Loose = Record<string, unknown> & {
  decisions: { side: string; decision: Record<string, unknown> }[];
  timeline: { line: number[] };
};

export const text = turnedOver().getState().exportGame();
export const whole = JSON.parse(text) as Save;

/** A game of some thirty decisions. */
function turnedOver(): TableStore {
  const table = startedTable();
  playRandomly(table, 4, 30);
  return table;
}

/** The file with something changed in it. */
export function broken(change: (save: Loose) => void): string {
  const save = JSON.parse(text) as Loose;
  change(save);
  return JSON.stringify(save);
}
