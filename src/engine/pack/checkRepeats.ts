// Nothing may be in a table twice (R19.1).
import { formatPath, type PackError, type PackReason, packError } from './packError';
import type { Row } from './readTables';

/** Rows whose key an earlier row has; the error is at `field` of the row, or at the row itself. */
export function checkRepeats<T>(
  rows: readonly Row<T>[],
  reason: PackReason,
  keyOf: (row: T) => string,
  field?: string,
): PackError[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ path, row }) => {
    const key = keyOf(row);
    const first = seen.get(key);
    if (first !== undefined) {
      return [packError(field ? [...path, field] : path, field ? key : row, reason, { first })];
    }
    seen.set(key, formatPath(path));
    return [];
  });
}
