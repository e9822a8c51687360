// Queries for the screen and the bots, with the world and a state as arguments.
import * as bases from './queries/bases';
import * as control from './queries/control';
import * as reach from './queries/reach';
import * as recovery from './queries/recovery';
import * as transport from './queries/transport';
import * as units from './queries/units';
import type { Outcome, State } from './state';
import type { Allegiance, AreaId, NationId, Side, UnitId } from './types';
import type { World } from './world';

/** Base points of a side in steps of 0.5, without doubling (R3). */
export const basePoints = (world: World, state: State, side: Side): number => bases.basePoints({ world, state }, side);

/** Points a base gives a side that controls it, without doubling (R3.1); 0 for an area without one. */
export const baseWorth = (world: World, state: State, area: AreaId, side: Side): number =>
  bases.baseWorth({ world, state }, area, side);

/** Base points for victory, London and Moscow doubled (R1.4); of the axis unless told otherwise. */
export const victoryPoints = (world: World, state: State, side: Side = 'axis'): number =>
  bases.victoryPoints({ world, state }, side);

/** Land and sea areas whose controlling side is the axis (R1.5). */
export const axisAreas = (world: World, state: State): number => bases.axisAreas({ world, state });

/** Cards the side would choose with its present bases (R6.1b). */
export const handSize = (world: World, state: State, side: Side): number => bases.handSize({ world, state }, side);

/** The three conditions of R1.3 as they stand (R1.5). */
export const decisionFacts = (
  world: World,
  state: State,
): Pick<Outcome, 'axisPoints' | 'axisAreas' | 'axisHoldsBerlin'> => bases.decisionFacts({ world, state });

/** Units a sea area can carry for a side (R8.7). */
export const transportLimit = (world: World, state: State, area: AreaId, side: Side): number =>
  transport.transportLimit({ world, state }, area, side);

/** Areas that are connected to a nation's home through areas its side controls (R13.2), in the order of the pack; none for a neutral. */
export function locAreas(world: World, state: State, nation: NationId): AreaId[] {
  const side = state.nations[nation]?.side ?? 'neutral';
  if (side === 'neutral') return [];
  const line = reach.locOf({ world, state }, nation, side);
  return world.areas.flatMap(({ id }) => (line.has(id) ? [id] : []));
}

/** Areas where a spent unit would recover as the map stands (R13.2–R13.5), the limit of its nation left aside. */
export const recoveryAreas = (world: World, state: State, unit: UnitId): ReadonlySet<AreaId> =>
  recovery.recoveryAreas({ world, state }, unit);

/** Side in control of an area (R4). */
export const controllingSide = (world: World, state: State, area: AreaId): Allegiance | null =>
  control.controllingSide({ world, state }, area);

/** Nation whose home an area is now (R16.1). */
export const homeOf = (world: World, state: State, area: AreaId): NationId | null =>
  control.homeOf({ world, state }, area);

/** Side of a unit's nation (R5.8). */
export const sideOfUnit = (world: World, state: State, unit: UnitId): Allegiance =>
  units.sideOfUnit({ world, state }, unit);

/** Nations that may control an area (R4.4). */
export const controllerChoices = (world: World, state: State, area: AreaId): NationId[] => [
  ...control.controllerChoices({ world, state }, area),
];

/** Bases the USA provides in the North Atlantic (R2.3). */
export const americanBases = (world: World, state: State): number => bases.americanBases({ world, state });
