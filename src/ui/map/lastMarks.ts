// What was moved and attacked last, told by the log: the whole impulse of the other side until this one decides, then the
// latest step; what was shown before fades.
import type { AreaId } from '../../engine';
import type { LogLine } from '../../store';

/** A way from area to area; both are one where units attacked on the spot. */
export interface Mark {
  readonly key: string;
  readonly kind: 'march' | 'flight' | 'retreat' | 'attack';
  readonly from: AreaId;
  readonly to: AreaId;
}

export interface Marks {
  readonly fresh: readonly Mark[];
  /** They fade now. */
  readonly past: readonly Mark[];
}

type Line = Pick<LogLine, 'id' | 'node' | 'entry'>;

function markOf({ id, entry }: Line): Mark | null {
  const key = `${id}`;
  switch (entry.type) {
    case 'groupMoved':
      return { key, kind: 'march', from: entry.from, to: entry.to };
    case 'groupAirMoved':
    case 'unitDropped':
      return { key, kind: 'flight', from: entry.from, to: entry.to };
    case 'unitRetreated':
      return { key, kind: 'retreat', from: entry.from, to: entry.to };
    case 'attackDeclared':
      return { key, kind: 'attack', from: entry.from, to: entry.area };
    default:
      return null;
  }
}

const marksIn = (lines: readonly Line[]): readonly Mark[] => lines.flatMap((line) => markOf(line) ?? []);

/** Lines of the step before the one that begins at `end`. */
function stepBefore(lines: readonly Line[], end: number): readonly Line[] {
  const node = lines[end - 1]?.node;
  return lines.slice(0, end).filter((line) => line.node === node);
}

/** Lines of the impulse that ended where the present one began; none when there was none. */
function impulseBefore(lines: readonly Line[], begun: number): readonly Line[] {
  const start = lines.findLastIndex(({ entry }, index) => index < begun && entry.type === 'impulseBegan');
  return start < 0 ? [] : lines.slice(start + 1, begun);
}

/** What to mark on the map after these lines of the log. */
export function lastMarks(lines: readonly Line[]): Marks {
  const begun = lines.findLastIndex(({ entry }) => entry.type === 'impulseBegan');
  const opening = lines[begun]?.node;
  const step = lines.findIndex(({ node }) => node === lines.at(-1)?.node);
  if (begun >= 0 && lines.at(-1)?.node === opening) return { fresh: marksIn(impulseBefore(lines, begun)), past: [] };
  const previous = stepBefore(lines, step);
  const first = begun >= 0 && previous.some(({ node }) => node === opening);
  return {
    fresh: marksIn(lines.slice(step)),
    past: marksIn(first ? impulseBefore(lines, begun) : previous),
  };
}
