// R2, R3: areas and borders fit together, and the map is one piece.

import { POOLS } from '../types';
import { checkRepeats } from './checkRepeats';
import { type PackError, packError } from './packError';
import type { Row, Tables } from './readTables';
import type { AreaRow, BorderRow } from './schema';

function checkHomes({ path, row }: Row<AreaRow>, { nations }: Tables): PackError[] {
  const known = (nation: string | null) => nation === null || nations.ids === null || nations.ids.has(nation);
  const errors: PackError[] = [];
  if (!known(row.home)) errors.push(packError([...path, 'home'], row.home, 'homeUnknown'));
  if (!known(row.surrenderHome)) {
    errors.push(packError([...path, 'surrenderHome'], row.surrenderHome, 'surrenderHomeUnknown'));
  }
  return errors;
}

/** R16.1: only an area of the nation that surrenders passes to another. */
function checkSurrender({ path, row }: Row<AreaRow>, { roles }: Tables): PackError[] {
  if (row.surrenderHome === null || !roles) return [];
  const sound = row.home !== null && row.home === roles.poland && row.surrenderHome !== row.home;
  return sound ? [] : [packError([...path, 'surrenderHome'], row.surrenderHome, 'surrenderHomeMisplaced')];
}

/** R2.3, R3.1: coloured bases are on land, the American one is at sea. */
function checkBaseKind({ path, row }: Row<AreaRow>): PackError[] {
  const at = [...path, 'base'];
  if (row.kind === 'land') return row.base === 'us-track' ? [packError(at, row.base, 'baseOnlyAtSea')] : [];
  const onLand = row.base === 'red' || row.base === 'black' || row.base === 'half';
  return onLand ? [packError(at, row.base, 'baseNotAtSea')] : [];
}

/** R2.3: bases per step need a home nation that has an entry track. */
function checkTrackBase({ path, row }: Row<AreaRow>, { nations, roles }: Tables): PackError[] {
  if (row.base !== 'us-track' || !roles || !nations.whole) return [];
  const home = nations.rows.find((nation) => nation.row.id === row.home)?.row;
  const sound = home !== undefined && home.track !== null && home.id === roles.usa;
  return sound ? [] : [packError([...path, 'base'], row.base, 'trackBaseWithoutTrack')];
}

function checkArea(area: Row<AreaRow>, tables: Tables): PackError[] {
  const { path, row } = area;
  const errors = [
    ...checkHomes(area, tables),
    ...checkSurrender(area, tables),
    ...checkBaseKind(area),
    ...checkTrackBase(area, tables),
  ];
  if (row.base === null && row.victoryPoints !== undefined) {
    errors.push(packError([...path, 'victoryPoints'], row.victoryPoints, 'pointsWithoutBase'));
  }
  if (POOLS.some((pool) => pool === row.id)) errors.push(packError([...path, 'id'], row.id, 'reservedId'));
  return errors;
}

function checkBorder({ path, row }: Row<BorderRow>, { areas }: Tables): PackError[] {
  const unknown = row.flatMap((id, at) =>
    areas.ids && !areas.ids.has(id) ? [packError([...path, at], id, 'areaUnknown')] : [],
  );
  return row[0] === row[1] ? [...unknown, packError(path, row, 'adjacentToItself')] : unknown;
}

function reachable(from: string, borders: readonly BorderRow[]): Set<string> {
  const reached = new Set([from]);
  for (const id of reached) {
    for (const [a, b] of borders) {
      if (a === id) reached.add(b);
      if (b === id) reached.add(a);
    }
  }
  return reached;
}

/** R2.2: from the first area every other one can be reached. */
function checkConnected({ areas, adjacency }: Tables): PackError[] {
  const start = areas.rows[0]?.row.id;
  if (start === undefined || !areas.whole || !adjacency.whole) return [];
  const borders = adjacency.rows.map(({ row }) => row);
  const reached = reachable(start, borders);
  const isolated = (id: string) => !borders.some(([a, b]) => a !== b && (a === id || b === id));
  return areas.rows.flatMap(({ path, row }) => {
    if (isolated(row.id)) return [packError([...path, 'id'], row.id, 'areaIsolated')];
    return reached.has(row.id) ? [] : [packError([...path, 'id'], row.id, 'mapDisconnected')];
  });
}

/** What is wrong with areas and borders, beyond their shape. */
export function checkMap(tables: Tables): PackError[] {
  const { areas, adjacency } = tables;
  const sorted = ([a, b]: BorderRow) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const none = areas.whole && areas.rows.length === 0 ? [packError(['areas'], [], 'noAreas')] : [];
  return [
    ...none,
    ...checkRepeats(areas.rows, 'duplicateArea', ({ id }) => id, 'id'),
    ...areas.rows.flatMap((area) => checkArea(area, tables)),
    ...adjacency.rows.flatMap((border) => checkBorder(border, tables)),
    ...checkRepeats(adjacency.rows, 'adjacentTwice', sorted),
    ...checkConnected(tables),
  ];
}
