// The world of a sound pack (R19): every counter named and placed (R5.2, R5.3), everything indexed and frozen.
import { indexed } from '../indexed';
import type { AreaId, Place, UnitId } from '../types';
import type { AreaDef, CardDef, NationDef, Roles, UnitDef, World } from '../world';
import { counterLine } from './checkCounters';
import { canonicalJson, hashOf } from './hash';
import type { SetupLine, Table, Tables } from './readTables';
import type { AreaRow, CardRow, CounterRow, NationRow, PackRow, RolesRow } from './schema';
import { tablesOf } from './tables';
import { UNIT_CLASS, UNIT_COST } from './unitTypes';

/** Tables without a fault. */
export type SoundTables = Tables & { readonly pack: PackRow; readonly roles: RolesRow };

const rowsOf = <T>({ rows }: Table<T>): T[] => rows.map(({ row }) => row);

function areaOf({ id, kind, home, surrenderHome, base, victoryPoints, ja, en }: AreaRow): AreaDef {
  const points = victoryPoints ?? (base === null ? 0 : 1);
  return { id, kind, home, surrenderHome, base, victoryPoints: points, names: { ja, en } };
}

const nationOf = ({ id, ja, en, start, leaning, track }: NationRow): NationDef => ({
  id,
  names: { ja, en },
  start,
  leaning,
  track,
});

const cardOf = ({ id, side, value, event, params, ja, en, textJa, textEn }: CardRow): CardDef => ({
  id,
  side,
  value,
  event,
  params,
  names: { ja, en },
  texts: { ja: textJa, en: textEn },
});

/** Areas where counters of each line stand, one entry a counter, in the order of the set-up. */
function placesByLine(setup: readonly SetupLine[]): Map<string, AreaId[]> {
  const places = new Map<string, AreaId[]>();
  for (const line of setup) {
    const name = counterLine(line);
    const area = line.area as AreaId;
    places.set(name, [...(places.get(name) ?? []), ...Array.from({ length: line.count }, () => area)]);
  }
  return places;
}

/** R5.3: the set-up takes a line's first counters, the new-weapons pool its last, the force pool the rest. */
function startOf(at: number, { count, newWeapons }: CounterRow, places: readonly AreaId[]): Place {
  return places[at] ?? (at >= count - newWeapons ? 'newWeaponsPool' : 'forcePool');
}

function unitsOf(counter: CounterRow, places: readonly AreaId[]): UnitDef[] {
  const { nation, type, model, attack, air, durability, movement, count } = counter;
  const line = counterLine(counter);
  return Array.from({ length: count }, (_, at) => ({
    id: `${line}-${at + 1}` as UnitId,
    nation,
    type,
    model,
    class: UNIT_CLASS[type],
    attack,
    air,
    durability,
    movement,
    cost: UNIT_COST[type],
    start: startOf(at, counter, places),
  }));
}

function rolesOf({ src: _src, note: _note, ...roles }: RolesRow): Roles {
  return roles;
}

const byId = <K extends string, T extends { readonly id: K }>(list: readonly T[]): Record<K, T> =>
  indexed(list.map((entry) => [entry.id, entry] as const));

/** R2.2: areas next to each area, in the order of the areas. */
function neighboursIn(tables: SoundTables): Record<AreaId, AreaId[]> {
  const borders = rowsOf(tables.adjacency);
  const pairs = new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const ids = rowsOf(tables.areas).map(({ id }) => id);
  return indexed(ids.map((id) => [id, ids.filter((other) => pairs.has(`${id} ${other}`))] as const));
}

function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const field of Object.values(value)) freezeDeeply(field);
  return Object.freeze(value);
}

/** Names and texts are no figures: putting them better does not make another pack. */
function figuresOf(world: Omit<World, 'hash'>): unknown {
  const { turns, firstHands, victory, units, roles, neighbours } = world;
  return {
    turns,
    firstHands,
    victory,
    units,
    roles,
    neighbours,
    areas: world.areas.map(({ names: _, ...figures }) => figures),
    nations: world.nations.map(({ names: _, ...figures }) => figures),
    cards: world.cards.map(({ names: _, texts: __, ...figures }) => figures),
  };
}

/** The world, frozen. */
export function buildWorld(tables: SoundTables): World {
  const { id, ja, en, turns, firstHands, victory } = tables.pack;
  const places = placesByLine(rowsOf(tables.setup));
  const areas = rowsOf(tables.areas).map(areaOf);
  const nations = rowsOf(tables.nations).map(nationOf);
  const units = rowsOf(tables.counters).flatMap((row) => unitsOf(row, places.get(counterLine(row)) ?? []));
  const cards = rowsOf(tables.cards).map(cardOf);
  const areaById = byId(areas);
  const neighbours = neighboursIn(tables);
  const world = {
    id,
    names: { ja, en },
    turns,
    firstHands,
    victory,
    areas,
    nations,
    units,
    cards,
    roles: rolesOf(tables.roles),
    areaById,
    nationById: byId(nations),
    unitById: byId(units),
    cardById: byId(cards),
    neighbours,
    tables: tablesOf({ areas, nations, areaById, neighbours }),
  };
  return freezeDeeply({ ...world, hash: hashOf(canonicalJson(figuresOf(world))) });
}
