// Results of two parts of the same plan together.
import { rowAt } from './addGame';
import { addedHistograms, type Histogram } from './histogram';
import type { Results } from './results';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHistogram = (value: unknown): value is Histogram => isRecord(value) && Array.isArray(value['bins']);

/** Adds numbers, field by field; everything else is the same in both. */
function added(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (isHistogram(a) && isHistogram(b)) return addedHistograms(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return a.map((value, at) => added(value, b[at]));
  if (!isRecord(a) || !isRecord(b)) return a;
  return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, added(value, b[key])]));
}

/** Both together, in a new object. Throws when a game is in both, or when they are of different plans. */
export function mergeResults(a: Results, b: Results): Results {
  const names = ({ lines }: Results) => lines.map(({ name }) => name).join('\n');
  if (names(a) !== names(b)) throw new Error('results of different plans');
  const twice = b.rows.find(({ line, n }) => rowAt(a.rows, line, n));
  if (twice) throw new Error(`game ${twice.n} of line ${twice.line} is in both results`);
  const rows = [...a.rows, ...b.rows].sort((one, other) => one.n - other.n || one.line - other.line);
  return { lines: added(a.lines, b.lines) as Results['lines'], rows };
}
