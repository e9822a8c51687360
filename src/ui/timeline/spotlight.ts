// What a line of the log is about, lit on the map while it is pointed at: areas, units, and where they went.
import { create } from 'zustand';
import type { AreaId, LogEntry, UnitId } from '../../engine';

export interface Spotlight {
  readonly areas: readonly AreaId[];
  readonly units: readonly UnitId[];
  /** From area to area: moves, retreats and strikes. */
  readonly ways: readonly { readonly from: AreaId; readonly to: AreaId }[];
}

export const dark: Spotlight = { areas: [], units: [], ways: [] };

const at = (areas: readonly AreaId[], units: readonly UnitId[] = []): Spotlight => ({ areas, units, ways: [] });

function along(units: readonly UnitId[], from: AreaId, to: AreaId): Spotlight {
  return from === to ? at([to], units) : { areas: [from, to], units, ways: [{ from, to }] };
}

const isArea = (area: string, known: Readonly<Record<string, unknown>>): area is AreaId => area in known;

/** Areas and units of a log entry; `areas` tells areas from pools. */
export function spotlightOf(entry: LogEntry, areas: Readonly<Record<AreaId, unknown>>): Spotlight {
  switch (entry.type) {
    case 'groupMoved':
    case 'groupAirMoved':
      return along(entry.units, entry.from, entry.to);
    case 'unitDropped':
    case 'unitRetreated':
      return along([entry.unit], entry.from, entry.to);
    case 'attackDeclared':
      return along(entry.units, entry.from, entry.area);
    case 'ambushPlayed':
    case 'diceRolled':
    case 'transportExceeded':
      return at([entry.area], entry.units);
    case 'unitLost':
      return isArea(entry.to, areas) ? along([entry.unit], entry.from, entry.to) : at([entry.from], [entry.unit]);
    case 'unitMobilized':
    case 'unitDeployed':
      return at([entry.at], [entry.unit]);
    case 'damageDealt':
      return at([], [entry.unit]);
    case 'unitsRecovered':
      return at([], entry.units);
    case 'nationSurrendered':
      return at(entry.ceded, entry.removed);
    case 'ambushDeclined':
    case 'controlChanged':
    case 'neutralityViolated':
      return at([entry.area]);
    default:
      return dark;
  }
}

/** Several lights as one. */
export function together(lights: readonly Spotlight[]): Spotlight {
  return {
    areas: [...new Set(lights.flatMap(({ areas }) => areas))],
    units: [...new Set(lights.flatMap(({ units }) => units))],
    ways: lights.flatMap(({ ways }) => ways),
  };
}

/** What is lit now; null when nothing is pointed at. */
export const useSpotlight = create<{ readonly light: Spotlight | null }>(() => ({ light: null }));

export const shine = (light: Spotlight | null): void => useSpotlight.setState({ light });
