// How the counters of a stack lie in the tray: the chosen ones left in rows of three, the others right of a line.
import type { UnitId } from '../../engine';

export interface FanCell {
  readonly id: UnitId;
  /** From 0. */
  readonly column: number;
  readonly row: number;
}

export interface FanLayout {
  /** In the order of the units, wherever they lie. */
  readonly cells: readonly FanCell[];
  readonly columns: number;
  readonly rows: number;
  /** Columns left of the line; null without a line. */
  readonly line: number | null;
}

/** Three in a row, more when there would be more rows than columns. */
const rowLength = (count: number): number => Math.max(3, Math.ceil(Math.sqrt(count)));

/** Places for all units of a stack. */
export function fanLayout(units: readonly UnitId[], chosen: readonly UnitId[]): FanLayout {
  const left = units.filter((id) => chosen.includes(id));
  const right = units.filter((id) => !chosen.includes(id));
  const divided = left.length > 0 && right.length > 0;
  const block = divided ? left : units;
  const across = Math.min(block.length, rowLength(block.length));
  const rows = Math.max(Math.ceil(block.length / across), divided ? Math.min(2, right.length) : 1);
  const blockCells = new Map(
    block.map((id, index) => [id, { column: index % across, row: Math.floor(index / across) }]),
  );
  const aside = (id: UnitId): { column: number; row: number } => {
    const index = right.indexOf(id);
    return { column: across + Math.floor(index / rows), row: index % rows };
  };
  const cells = units.map((id) => ({ id, ...(blockCells.get(id) ?? aside(id)) }));
  const columns = across + (divided ? Math.ceil(right.length / rows) : 0);
  return { cells, columns, rows, line: divided ? across : null };
}
