// Units: where they are, whose they are, who counts as present (R5, R8, R14).
import type { GameState, NationState, UnitState } from '../state';
import type { Ctx } from '../tx';
import {
  type Allegiance,
  type AreaId,
  enemyOf,
  invariant,
  type NationId,
  type Place,
  POOLS,
  type Side,
  type UnitId,
} from '../types';
import { isSea, unitDef } from '../world';

/** State of a unit; writable inside a recipe, read-only in a query. */
export function unitState(ctx: Writable, id: UnitId): UnitState;
export function unitState(ctx: Ctx, id: UnitId): Readonly<UnitState>;
export function unitState(ctx: Pick<Ctx, 'state'>, id: UnitId): Readonly<UnitState> {
  const found = ctx.state.units[id];
  invariant(found, `no unit ${id} in the state`);
  return found;
}

/** State of a nation; writable inside a recipe, read-only in a query. */
export function nationState(ctx: Writable, id: NationId): NationState;
export function nationState(ctx: Ctx, id: NationId): Readonly<NationState>;
export function nationState(ctx: Pick<Ctx, 'state'>, id: NationId): Readonly<NationState> {
  const found = ctx.state.nations[id];
  invariant(found, `no nation ${id} in the state`);
  return found;
}

interface Writable {
  readonly state: GameState;
}

const isPool = (place: Place): boolean => (POOLS as readonly string[]).includes(place);

/** Area a unit stands in, null off the map. */
export function areaOf(ctx: Ctx, id: UnitId): AreaId | null {
  const { at } = unitState(ctx, id);
  return isPool(at) ? null : (at as AreaId);
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
  const found = ctx.state.occupants[area];
  invariant(found, `no occupants of ${area}`);
  return found;
}

/** Units of a side in an area, submarines included. */
export const unitsOfSide = (ctx: Ctx, area: AreaId, side: Side): UnitId[] =>
  occupantsOf(ctx, area).filter((id) => sideOfUnit(ctx, id) === side);

/** R5.5: units of a side that count as present: all but submarines. */
export const presentUnits = (ctx: Ctx, area: AreaId, side: Side): UnitId[] =>
  occupantsOf(ctx, area).filter((id) => sideOfUnit(ctx, id) === side && !isSubmarine(ctx, id));

const hasPresence = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  occupantsOf(ctx, area).some((id) => sideOfUnit(ctx, id) === side && !isSubmarine(ctx, id));

export const hasEnemyPresence = (ctx: Ctx, area: AreaId, side: Side): boolean => hasPresence(ctx, area, enemyOf(side));

/** R4.1: whether a unit is of the kind that controls and garrisons this area: army and air on land, surface ships at sea. */
export const canControl = (ctx: Ctx, id: UnitId, area: AreaId): boolean =>
  isSea(ctx, area) ? isSurfaceShip(ctx, id) : !isNaval(ctx, id);

/** Units of a side that can control the area. */
export const controllersOf = (ctx: Ctx, area: AreaId, side: Side): UnitId[] =>
  occupantsOf(ctx, area).filter((id) => sideOfUnit(ctx, id) === side && canControl(ctx, id, area));

export const hasController = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  occupantsOf(ctx, area).some((id) => sideOfUnit(ctx, id) === side && canControl(ctx, id, area));

/** Lowest movement of a group (R8.1). */
export const groupMovement = (ctx: Ctx, group: readonly UnitId[]): number =>
  Math.min(...group.map((id) => unitDef(ctx, id).movement));

/** All units in a pool, in the order of the pack. */
export const unitsAt = (ctx: Ctx, place: Place): UnitId[] =>
  ctx.world.units.filter(({ id }) => unitState(ctx, id).at === place).map(({ id }) => id);
