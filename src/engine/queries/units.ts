// Units: where they are, whose they are, who counts as present (R5, R8, R14).
import { type Force, findingsOf, type Roster } from '../findings';
import type { GameState, NationState, UnitState } from '../state';
import type { Ctx } from '../tx';
import {
  type Allegiance,
  type AreaId,
  type BySide,
  enemyOf,
  type NationId,
  type Place,
  type Pool,
  type Side,
  type UnitId,
} from '../types';
import { isSea, unitDef, unknownId } from '../world';

/** State of a unit; writable inside a recipe, read-only in a query. */
export function unitState(ctx: Writable, id: UnitId): UnitState;
export function unitState(ctx: Ctx, id: UnitId): Readonly<UnitState>;
export function unitState(ctx: Pick<Ctx, 'state'>, id: UnitId): Readonly<UnitState> {
  return ctx.state.units[id] ?? unknownId('unit', id);
}

/** State of a nation; writable inside a recipe, read-only in a query. */
export function nationState(ctx: Writable, id: NationId): NationState;
export function nationState(ctx: Ctx, id: NationId): Readonly<NationState>;
export function nationState(ctx: Pick<Ctx, 'state'>, id: NationId): Readonly<NationState> {
  return ctx.state.nations[id] ?? unknownId('nation', id);
}

interface Writable {
  readonly state: GameState;
}

const isPool = (place: Place): place is Pool =>
  place === 'forcePool' || place === 'newWeaponsPool' || place === 'removed';

/** Area a unit stands in, null off the map. */
export function areaOf(ctx: Ctx, id: UnitId): AreaId | null {
  const { at } = unitState(ctx, id);
  return isPool(at) ? null : at;
}

/** R5.8, R16.2: a unit is of its nation's side; `neutral` may not act, garrison, control, hinder or be a target. */
export const sideOfUnit = (ctx: Ctx, id: UnitId): Allegiance => nationState(ctx, unitDef(ctx, id).nation).side;

export const isSubmarine = (ctx: Ctx, id: UnitId): boolean => unitDef(ctx, id).type === 'SS';
export const isNaval = (ctx: Ctx, id: UnitId): boolean => unitDef(ctx, id).class === 'naval';
/** NF, CV, CVE (R4.1). */
export const isSurfaceShip = (ctx: Ctx, id: UnitId): boolean => isNaval(ctx, id) && !isSubmarine(ctx, id);
export const isAirForce = (ctx: Ctx, id: UnitId): boolean => unitDef(ctx, id).type === 'AF';
/** R5.7 */
export const isAirCapable = (ctx: Ctx, id: UnitId): boolean => unitDef(ctx, id).air > 0;
export const isFortress = (ctx: Ctx, id: UnitId): boolean => unitDef(ctx, id).type === 'FT';
export const isReady = (ctx: Ctx, id: UnitId): boolean => !unitState(ctx, id).spent;

/** Every unit in an area, of all nations. */
export function occupantsOf(ctx: Ctx, area: AreaId): readonly UnitId[] {
  return ctx.state.occupants[area] ?? unknownId('area', area);
}

const NO_FORCE: Force = { units: [], present: [], controllers: [], ships: [], troops: [], nations: [] };

/** Nations of some units, in the order of the pack. */
function nationsOf(ctx: Ctx, units: readonly UnitId[]): NationId[] {
  const nations = new Set(units.map((id) => unitDef(ctx, id).nation));
  return ctx.world.nations.map(({ id }) => id).filter((id) => nations.has(id));
}

function forceOf(ctx: Ctx, area: AreaId, units: readonly UnitId[]): Force {
  const [first] = units;
  if (first === undefined) return NO_FORCE;
  const ships = units.filter((id) => isSurfaceShip(ctx, id));
  const troops = units.filter((id) => !isNaval(ctx, id));
  const controllers = isSea(ctx, area) ? ships : troops;
  const { nation } = unitDef(ctx, first);
  const alone = controllers.every((id) => unitDef(ctx, id).nation === nation);
  const nations = alone ? [nation].slice(0, controllers.length) : nationsOf(ctx, controllers);
  return { units, present: units.filter((id) => !isSubmarine(ctx, id)), controllers, ships, troops, nations };
}

const NO_FORCES: BySide<Force> = { axis: NO_FORCE, allies: NO_FORCE };

function findForces(ctx: Ctx, area: AreaId): BySide<Force> {
  const there = occupantsOf(ctx, area);
  if (there.length === 0) return NO_FORCES;
  const units: BySide<UnitId[]> = { axis: [], allies: [] };
  for (const id of there) {
    const side = sideOfUnit(ctx, id);
    if (side !== 'neutral') units[side].push(id);
  }
  return { axis: forceOf(ctx, area, units.axis), allies: forceOf(ctx, area, units.allies) };
}

/** Units of either side in an area; those of neutrals are left out (R5.8). */
export function forcesOf(ctx: Ctx, area: AreaId): BySide<Force> {
  const { forces } = findingsOf(ctx.state);
  let found = forces.get(area);
  if (!found) {
    found = findForces(ctx, area);
    forces.set(area, found);
  }
  return found;
}

/** Units of a side in an area, submarines included. */
export const unitsOfSide = (ctx: Ctx, area: AreaId, side: Side): readonly UnitId[] => forcesOf(ctx, area)[side].units;

/** Units of a nation in an area, whatever its side. */
export const unitsOfNation = (ctx: Ctx, area: AreaId, nation: NationId): UnitId[] =>
  occupantsOf(ctx, area).filter((id) => unitDef(ctx, id).nation === nation);

/** R5.5: units of a side that count as present: all but submarines. */
export const presentUnits = (ctx: Ctx, area: AreaId, side: Side): readonly UnitId[] =>
  forcesOf(ctx, area)[side].present;

export const hasEnemyPresence = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  forcesOf(ctx, area)[enemyOf(side)].present.length > 0;

/** R4.1: whether a unit is of the kind that controls and garrisons this area: army and air on land, surface ships at sea. */
export const canControl = (ctx: Ctx, id: UnitId, area: AreaId): boolean =>
  isSea(ctx, area) ? isSurfaceShip(ctx, id) : !isNaval(ctx, id);

/** Units of a side that can control the area. */
export const controllersOf = (ctx: Ctx, area: AreaId, side: Side): readonly UnitId[] =>
  forcesOf(ctx, area)[side].controllers;

export const hasController = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  forcesOf(ctx, area)[side].controllers.length > 0;

/** Lowest movement of a group (R8.1). */
export function groupMovement(ctx: Ctx, group: readonly UnitId[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of group) least = Math.min(least, unitDef(ctx, id).movement);
  return least;
}

type Lists = Record<Pool | 'map', UnitId[]>;

function findRosters(ctx: Ctx): BySide<Roster> {
  const lists = (): Lists => ({ map: [], forcePool: [], newWeaponsPool: [], removed: [] });
  const rosters: BySide<Lists> = { axis: lists(), allies: lists() };
  for (const { id, nation } of ctx.world.units) {
    const { side } = nationState(ctx, nation);
    if (side === 'neutral') continue;
    const { at } = unitState(ctx, id);
    rosters[side][isPool(at) ? at : 'map'].push(id);
  }
  return rosters;
}

function rosterOf(ctx: Ctx, side: Side): Roster {
  const findings = findingsOf(ctx.state);
  findings.rosters ??= findRosters(ctx);
  return findings.rosters[side];
}

/** Units of a side on the map, in the order of the pack. */
export const unitsOnMap = (ctx: Ctx, side: Side): readonly UnitId[] => rosterOf(ctx, side).map;

/** Units of a side in a pool, in the order of the pack. */
export const recruitsIn = (ctx: Ctx, side: Side, pool: Pool): readonly UnitId[] => rosterOf(ctx, side)[pool];

/** All units in a pool, in the order of the pack. */
export function unitsAt(ctx: Ctx, pool: Pool): readonly UnitId[] {
  const { pools } = findingsOf(ctx.state);
  let found = pools.get(pool);
  if (!found) {
    found = ctx.world.units.map(({ id }) => id).filter((id) => unitState(ctx, id).at === pool);
    pools.set(pool, found);
  }
  return found;
}
