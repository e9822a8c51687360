// Which counters have just moved from where to where, told by the new lines of the log.
import type { AreaId, UnitId } from '../../engine';
import type { LogLine } from '../../store';

/** One step of a group on the map. */
export interface Journey {
  readonly key: string;
  readonly units: readonly UnitId[];
  readonly from: AreaId;
  readonly to: AreaId;
  /** Place among the journeys that begin together, from 0. */
  readonly turn: number;
}

type Line = Pick<LogLine, 'id' | 'entry'>;

function stepOf({ id, entry }: Line): Omit<Journey, 'turn'> | null {
  switch (entry.type) {
    case 'groupMoved':
    case 'groupAirMoved':
      return { key: `${id}`, units: entry.units, from: entry.from, to: entry.to };
    case 'unitRetreated':
    case 'unitDropped':
      return { key: `${id}`, units: [entry.unit], from: entry.from, to: entry.to };
    default:
      return null;
  }
}

/** Journeys told by the lines that `now` has and `before` had not; none when a game was opened or taken back. */
export function newJourneys(before: readonly Line[], now: readonly Line[]): readonly Journey[] {
  const last = before.at(-1);
  const grown = now.length > before.length && now[before.length - 1]?.id === last?.id;
  if (!grown || before.length === 0) return [];
  return now
    .slice(before.length)
    .flatMap((line) => stepOf(line) ?? [])
    .map((step, turn) => ({ ...step, turn }));
}
