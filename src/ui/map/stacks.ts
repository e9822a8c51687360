// The units on the map as stacks: one per area and side, first there on the left (R4.2), aircraft on top.
import type { Allegiance, AreaId, UnitDef, UnitId, View, World } from '../../engine';

/** The units of one side in an area. */
export interface Stack {
  /** `<area>-<side>` */
  readonly key: string;
  readonly area: AreaId;
  readonly side: Allegiance;
  /** From the bottom to the top. */
  readonly units: readonly UnitId[];
  /** Place among the stacks of the area, 0 on the left, and how many there are. */
  readonly place: number;
  readonly of: number;
}

const layers: Readonly<Record<UnitDef['class'], number>> = { naval: 0, army: 1, air: 2 };

/** How high a unit lies: aircraft over army over ships, ready over spent, strong over weak. */
function height(world: World, view: View, id: UnitId): number {
  const unit = world.unitById[id];
  if (!unit) return 0;
  const ready = view.units[id]?.spent ? 0 : 1;
  return layers[unit.class] * 1000 + ready * 500 + unit.attack * 10 + unit.air * 10 + unit.durability;
}

/** Side of a unit's nation now (R15). */
export function sideOf(world: World, view: View, id: UnitId): Allegiance {
  const nation = world.unitById[id]?.nation;
  return (nation && view.nations[nation]?.side) ?? 'neutral';
}

/** Side that controls an area (R4); null for nobody. */
export function controlOf(view: View, area: AreaId): Allegiance | null {
  const nation = view.control[area];
  return nation ? (view.nations[nation]?.side ?? null) : null;
}

function stacksIn(world: World, view: View, area: AreaId): Stack[] {
  const bySide = new Map<Allegiance, UnitId[]>();
  for (const id of view.occupants[area] ?? []) {
    const side = sideOf(world, view, id);
    bySide.set(side, [...(bySide.get(side) ?? []), id]);
  }
  const holder = controlOf(view, area);
  const sides = [...bySide.keys()].sort((a, b) => Number(b === holder) - Number(a === holder));
  return sides.map((side, place) => ({
    key: `${area}-${side}`,
    area,
    side,
    units: (bySide.get(side) ?? []).sort((a, b) => height(world, view, a) - height(world, view, b)),
    place,
    of: sides.length,
  }));
}

/** All stacks on the map, in the order of the areas. */
export const stacksOf = (world: World, view: View): readonly Stack[] =>
  world.areas.flatMap(({ id }) => stacksIn(world, view, id));
