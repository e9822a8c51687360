// Control of areas (R4): who controls, and what control an area should have as the units stand.
import type { Ctx } from '../tx';
import { type Allegiance, type AreaId, enemyOf, type NationId, SIDES, type Side, type UnitId } from '../types';
import { areaDef, unitDef } from '../world';
import { controllersOf, forcesOf, hasController, nationState, presentUnits } from './units';

/** Nation whose home territory an area is now (R2.1, R16.1). */
export function homeOf(ctx: Ctx, area: AreaId): NationId | null {
  const def = areaDef(ctx, area);
  return ctx.state.ceded.includes(area) ? def.surrenderHome : def.home;
}

/** Areas that are home territory of a nation now. */
export const homeAreas = (ctx: Ctx, nation: NationId): AreaId[] =>
  (ctx.world.tables.homes[nation] ?? []).filter((id) => homeOf(ctx, id) === nation);

/** Nation in control, null for nobody (R4.3). */
export const controllerOf = (ctx: Ctx, area: AreaId): NationId | null => ctx.state.control[area] ?? null;

/** Side in control; `neutral` for a neutral nation; null for nobody. */
export function controllingSide(ctx: Ctx, area: AreaId): Allegiance | null {
  const nation = controllerOf(ctx, area);
  return nation === null ? null : nationState(ctx, nation).side;
}

export const isControlledBy = (ctx: Ctx, area: AreaId, side: Side): boolean => controllingSide(ctx, area) === side;

/** The neutral nation that a land area belongs to: entering or attacking it is a violation (R2.3, R15.6). */
export function neutralOwner(ctx: Ctx, area: AreaId): NationId | null {
  if (areaDef(ctx, area).kind === 'sea') return null;
  const nation = controllerOf(ctx, area);
  return nation !== null && nationState(ctx, nation).side === 'neutral' ? nation : null;
}

/** The side that should control an area, given the one that did (R4.2, R4.3, R4.6, R21.2). */
function rightfulSide(ctx: Ctx, area: AreaId, before: Allegiance | null): Side | null {
  const present = SIDES.filter((side) => hasController(ctx, area, side));
  const [only] = present;
  if (only === undefined) return null;
  if (present.length === 1) return only; // R4.5: also in an enemy home area that was empty
  if (before === 'axis' || before === 'allies') return before; // R4.2: who was there first
  const home = homeOf(ctx, area);
  const homeSide = home === null ? null : nationState(ctx, home).side;
  if (homeSide === 'axis' || homeSide === 'allies') return homeSide; // R21.2
  return enemyOf(ctx.state.active);
}

/** Nations of a side with a unit that can control the area, in the order of the pack. */
export const nationsPresent = (ctx: Ctx, area: AreaId, side: Side): readonly NationId[] =>
  forcesOf(ctx, area)[side].nations;

/** R4.4: nations that may control an area its side holds with units; one when the home nation is among them. */
export function controllerChoices(ctx: Ctx, area: AreaId): readonly NationId[] {
  const side = controllingSide(ctx, area);
  if (side !== 'axis' && side !== 'allies') return [];
  const present = nationsPresent(ctx, area, side);
  const home = homeOf(ctx, area);
  return home !== null && present.includes(home) ? [home] : present;
}

const strength = (ctx: Ctx, area: AreaId, side: Side, nation: NationId): number =>
  controllersOf(ctx, area, side).filter((id) => unitDef(ctx, id).nation === nation).length;

/** R4.4: the nation that controls for a side that has units there: home, else the present one, else the strongest. */
function rightfulNation(ctx: Ctx, area: AreaId, side: Side): NationId | null {
  const present = nationsPresent(ctx, area, side);
  const home = homeOf(ctx, area);
  if (home !== null && present.includes(home)) return home;
  const now = controllerOf(ctx, area);
  if (now !== null && present.includes(now)) return now;
  const most = Math.max(...present.map((nation) => strength(ctx, area, side, nation)));
  return present.find((nation) => strength(ctx, area, side, nation) === most) ?? null;
}

/**
 * The nation that should control an area as the units stand (R4.2–R4.6).
 * `before`: the side that controlled until now, which decides where both sides stand (R4.8).
 */
export function rightfulController(ctx: Ctx, area: AreaId, before: Allegiance | null): NationId | null {
  const side = rightfulSide(ctx, area, before);
  return side === null ? homeOf(ctx, area) : rightfulNation(ctx, area, side); // R4.3
}

/** R21.1: whether the area keeps a garrison of the side without these units. */
export const keepsGarrison = (ctx: Ctx, area: AreaId, side: Side, leaving: readonly UnitId[]): boolean =>
  controllersOf(ctx, area, side).some((id) => !leaving.includes(id));

/** Units of a side, submarines left aside (R5.5), anywhere in a nation's home territory, for R15.5. */
export const sideStandsIn = (ctx: Ctx, nation: NationId, side: Side): boolean =>
  homeAreas(ctx, nation).some((area) => presentUnits(ctx, area, side).some((id) => unitDef(ctx, id).nation !== nation));
