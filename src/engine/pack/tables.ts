// Tables that follow from the components (R2.1, R2.2, R11.1), made once for a world.
import { indexed } from '../indexed';
import type { AreaId } from '../types';
import type { Tables, World } from '../world';

type Components = Pick<World, 'areas' | 'nations' | 'areaById' | 'neighbours'>;

function distancesFrom({ neighbours }: Components, start: AreaId): Map<AreaId, number> {
  const distance = new Map<AreaId, number>([[start, 0]]);
  for (const [area, steps] of distance) {
    for (const next of neighbours[area] ?? []) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return distance;
}

/** Areas within 0, 1, 2… steps; the last list is everything that can be reached at all. */
function ringsIn(areas: World['areas'], distance: ReadonlyMap<AreaId, number>): AreaId[][] {
  const farthest = Math.max(...distance.values());
  return Array.from({ length: farthest + 1 }, (_, limit) =>
    areas.flatMap(({ id }) => ((distance.get(id) ?? Number.POSITIVE_INFINITY) <= limit ? [id] : [])),
  );
}

/** The tables of a world. */
export function tablesOf(components: Components): Tables {
  const { areas, nations, areaById, neighbours } = components;
  const distances = areas.map(({ id }) => [id, distancesFrom(components, id)] as const);
  const homesOf = (nation: string) =>
    areas.filter(({ home, surrenderHome }) => home === nation || surrenderHome === nation);
  const hasCoast = (id: AreaId) => (neighbours[id] ?? []).some((other) => areaById[other]?.kind === 'sea');
  return {
    areaIds: areas.map(({ id }) => id),
    seas: areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id),
    bases: areas.filter(({ base }) => base !== null).map(({ id }) => id),
    homes: indexed(nations.map(({ id }) => [id, homesOf(id).map((area) => area.id)] as const)),
    coasts: indexed(areas.map(({ id, kind }) => [id, kind === 'land' && hasCoast(id)] as const)),
    distances: indexed(distances.map(([id, distance]) => [id, indexed([...distance])] as const)),
    within: indexed(distances.map(([id, distance]) => [id, ringsIn(areas, distance)] as const)),
  };
}
