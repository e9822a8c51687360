// What each overlay shows: control (R4), contested areas (R4.2), lines of communication (R13.2), transport (R8.7), bases (R3).
import {
  type AreaId,
  type BySide,
  baseWorth,
  controllingSide,
  homeOf,
  locAreas,
  type NationId,
  recoveryAreas,
  SIDES,
  type Side,
  type State,
  transportLimit,
  type UnitId,
  type World,
} from '../../../engine';
import type { Lens } from './lens';

export interface ControlFacts {
  readonly lens: 'control';
  readonly held: BySide<readonly AreaId[]>;
  /** Areas that a nation controls whose home they are not. */
  readonly foreign: readonly { readonly area: AreaId; readonly nation: NationId }[];
}

export interface ContestedFacts {
  readonly lens: 'contested';
  readonly areas: readonly { readonly area: AreaId; readonly holder: Side | null; readonly units: BySide<number> }[];
}

export interface LineFacts {
  readonly lens: 'lines';
  readonly about: NationId | Side;
  /** Home areas that the lines start from. */
  readonly sources: readonly AreaId[];
  readonly line: readonly AreaId[];
  /** Areas next to the lines, where a unit has one too. */
  readonly beside: readonly AreaId[];
  readonly cut: readonly { readonly area: AreaId; readonly units: readonly UnitId[] }[];
}

/** A sea area that a side controls, or has army or air units in. */
export interface SeaRoom {
  readonly area: AreaId;
  readonly side: Side;
  readonly limit: number;
  readonly used: number;
  readonly left: number;
  /** Army and air units at sea there; those beyond the limit are lost at the end of the impulse (R8.8). */
  readonly aboard: number;
}

export interface SeaFacts {
  readonly lens: 'sea';
  readonly seas: readonly SeaRoom[];
}

export interface BaseFacts {
  readonly area: AreaId;
  readonly holder: Side | null;
  /** What it gives the side that controls it. */
  readonly worth: BySide<number>;
  /** How often it counts for victory (R1.4). */
  readonly times: number;
}

export interface WorthFacts {
  readonly lens: 'worth';
  readonly bases: readonly BaseFacts[];
}

export type LensFacts = ControlFacts | ContestedFacts | LineFacts | SeaFacts | WorthFacts;

/** The overlay, and how to lay another. */
export interface LensState {
  readonly lens: Lens;
  readonly facts: LensFacts | null;
  readonly setLens: (change: (lens: Lens) => Lens) => void;
}

const sideHolding = (world: World, state: State, area: AreaId): Side | null => {
  const side = controllingSide(world, state, area);
  return side === 'neutral' ? null : side;
};

function controlFacts(world: World, state: State): ControlFacts {
  const held = (side: Side): readonly AreaId[] =>
    world.areas.flatMap(({ id }) => (sideHolding(world, state, id) === side ? [id] : []));
  const foreign = world.areas.flatMap(({ id }) => {
    const nation = state.control[id];
    return nation && nation !== homeOf(world, state, id) ? [{ area: id, nation }] : [];
  });
  return { lens: 'control', held: { axis: held('axis'), allies: held('allies') }, foreign };
}

function unitsBySide(world: World, state: State, area: AreaId): BySide<number> {
  const count = (side: Side): number =>
    (state.occupants[area] ?? []).filter((id) => {
      const nation = world.unitById[id]?.nation;
      return nation !== undefined && state.nations[nation]?.side === side;
    }).length;
  return { axis: count('axis'), allies: count('allies') };
}

function contestedFacts(world: World, state: State): ContestedFacts {
  const areas = world.areas.map(({ id }) => ({
    area: id,
    holder: sideHolding(world, state, id),
    units: unitsBySide(world, state, id),
  }));
  return { lens: 'contested', areas: areas.filter(({ units }) => units.axis > 0 && units.allies > 0) };
}

const isSide = (about: NationId | Side): about is Side => SIDES.some((side) => side === about);

/** Nations at war with units on the map, which need lines of communication. */
export function nationsInTheField(world: World, state: State): readonly { nation: NationId; side: Side }[] {
  const present = new Set(
    world.units.flatMap(({ id, nation }) => (world.areaById[state.units[id]?.at as AreaId] ? nation : [])),
  );
  return world.nations.flatMap(({ id }) => {
    const side = state.nations[id]?.side;
    return present.has(id) && side && side !== 'neutral' ? [{ nation: id, side }] : [];
  });
}

/** R13.2–R13.5: units of a nation on the map that would not recover where they are, by area. */
function cutOff(world: World, state: State, nation: NationId): [AreaId, UnitId][] {
  const units = world.units.filter((unit) => unit.nation === nation);
  const [first] = units;
  const reached = first && recoveryAreas(world, state, first.id);
  return units.flatMap(({ id }): [AreaId, UnitId][] => {
    const area = world.areaById[state.units[id]?.at as AreaId]?.id;
    return area && !reached?.has(area) ? [[area, id]] : [];
  });
}

function lineFacts(world: World, state: State, about: NationId | Side): LineFacts {
  const atWar = nationsInTheField(world, state).filter(({ nation, side }) => about === (isSide(about) ? side : nation));
  const nations = atWar.map(({ nation }) => nation);
  const line = new Set(nations.flatMap((nation) => locAreas(world, state, nation)));
  const near = new Set([...line].flatMap((area) => world.neighbours[area] ?? []));
  const cut = new Map<AreaId, UnitId[]>();
  for (const [area, unit] of nations.flatMap((nation) => cutOff(world, state, nation)))
    cut.set(area, [...(cut.get(area) ?? []), unit]);
  const areas = world.areas.map(({ id }) => id);
  const isSource = (area: AreaId): boolean => nations.some((nation) => homeOf(world, state, area) === nation);
  return {
    lens: 'lines',
    about,
    sources: areas.filter((area) => line.has(area) && isSource(area)),
    line: areas.filter((area) => line.has(area)),
    beside: areas.filter((area) => near.has(area) && !line.has(area)),
    cut: [...cut].map(([area, units]) => ({ area, units })),
  };
}

function aboard(world: World, state: State, area: AreaId, side: Side): number {
  const units = (state.occupants[area] ?? []).flatMap((id) => world.unitById[id] ?? []);
  return units.filter(({ nation, class: kind }) => kind !== 'naval' && state.nations[nation]?.side === side).length;
}

/** R8.7: what a side can carry through a sea area in this impulse. */
function roomOf(world: World, state: State, area: AreaId, side: Side): SeaRoom {
  const limit = transportLimit(world, state, area, side);
  const used = side === state.active ? (state.transportUsed[area] ?? 0) : 0;
  return { area, side, limit, used, left: Math.max(0, limit - used), aboard: aboard(world, state, area, side) };
}

function seaFacts(world: World, state: State): SeaFacts {
  const rooms = world.areas.flatMap(({ id, kind }) =>
    kind === 'sea' ? SIDES.map((side) => roomOf(world, state, id, side)) : [],
  );
  const seas = rooms.filter((room) => room.aboard > 0 || sideHolding(world, state, room.area) === room.side);
  return { lens: 'sea', seas };
}

function worthFacts(world: World, state: State): WorthFacts {
  const bases = world.areas.flatMap(({ id, base, victoryPoints }): BaseFacts[] => {
    if (base === null) return [];
    const worth = { axis: baseWorth(world, state, id, 'axis'), allies: baseWorth(world, state, id, 'allies') };
    return [{ area: id, holder: sideHolding(world, state, id), worth, times: Math.max(1, victoryPoints) }];
  });
  return { lens: 'worth', bases };
}

/** What an overlay shows of a position; null without one. */
export function lensFacts(world: World, state: State, { name, about }: Lens): LensFacts | null {
  switch (name) {
    case 'control':
      return controlFacts(world, state);
    case 'contested':
      return contestedFacts(world, state);
    case 'lines':
      return lineFacts(world, state, about ?? state.active);
    case 'sea':
      return seaFacts(world, state);
    case 'worth':
      return worthFacts(world, state);
    case null:
      return null;
    default:
      return name satisfies never;
  }
}
