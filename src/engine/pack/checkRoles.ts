// The nations and areas the rules name: each exists, is of the right kind and lies at home.
import { type PackError, packError } from './packError';
import type { Tables } from './readTables';
import type { AreaRow, RolesRow } from './schema';

const NATION_ROLES = ['poland', 'france', 'usa', 'ussr', 'germany', 'britain', 'yugoslavia'] as const;

type NationRole = (typeof NATION_ROLES)[number];
type AreaRole = 'berlin' | 'warsaw' | 'paris' | 'northAtlantic' | 'centralAtlantic' | 'yugoslavArea';

/** What an area of each role is, and whose home. */
const AREA_ROLES: readonly (readonly [AreaRole, AreaRow['kind'], NationRole])[] = [
  ['berlin', 'land', 'germany'],
  ['warsaw', 'land', 'poland'],
  ['paris', 'land', 'france'],
  ['northAtlantic', 'sea', 'usa'],
  ['centralAtlantic', 'sea', 'britain'],
  ['yugoslavArea', 'land', 'yugoslavia'],
];

function checkNations(roles: RolesRow, { nations }: Tables): PackError[] {
  return NATION_ROLES.flatMap((role) => {
    const nation = roles[role];
    if (nation === null || nations.ids === null || nations.ids.has(nation)) return [];
    return [packError(['roles', role], nation, 'roleNationUnknown')];
  });
}

function checkAreas(roles: RolesRow, { areas }: Tables): PackError[] {
  return AREA_ROLES.flatMap(([role, kind, nation]): PackError[] => {
    const id = roles[role];
    if (id === null || areas.ids === null) return [];
    const path = ['roles', role];
    if (!areas.ids.has(id)) return [packError(path, id, 'roleAreaUnknown')];
    const row = areas.rows.find((area) => area.row.id === id)?.row;
    if (!row) return [];
    if (row.kind !== kind) return [packError(path, id, 'roleWrongKind', { expected: kind })];
    const home = roles[nation];
    return home === null || row.home === home ? [] : [packError(path, id, 'roleNotAtHome', { expected: home })];
  });
}

function checkTargets(roles: RolesRow, { areas }: Tables): PackError[] {
  return roles.seaLionTargets.flatMap((id, at): PackError[] => {
    const path = ['roles', 'seaLionTargets', at];
    if (areas.ids && !areas.ids.has(id)) return [packError(path, id, 'roleAreaUnknown')];
    const kind = areas.rows.find((area) => area.row.id === id)?.row.kind;
    return kind === 'sea' ? [packError(path, id, 'roleWrongKind', { expected: 'land' })] : [];
  });
}

/** What is wrong with the roles, beyond their shape. */
export function checkRoles(tables: Tables): PackError[] {
  const { roles } = tables;
  if (!roles) return [];
  return [...checkNations(roles, tables), ...checkAreas(roles, tables), ...checkTargets(roles, tables)];
}
