// What a side could decide in a position, to be compared by playing on: legal options, one group of each area at a time.
import {
  type Decision,
  options,
  promptOf,
  type Recorded,
  type State,
  selectable,
  type UnitId,
  type World,
} from '../../engine';

/** Groups to try: the ready units of each place together, and each kind of them alone. */
function groupsIn(world: World, state: State): UnitId[][] {
  const places = new Map<string, UnitId[]>();
  for (const { unit, refusal } of selectable(world, state)) {
    const at = state.units[unit]?.at;
    if (refusal === null && at) places.set(at, [...(places.get(at) ?? []), unit]);
  }
  return [...places].flatMap(([at, units]) =>
    at in state.occupants ? groupsOf(world, units) : oneOfEach(world, units),
  );
}

/** One unit of each nation and type. */
function oneOfEach(world: World, units: readonly UnitId[]): UnitId[][] {
  const kinds = new Map<string, UnitId>();
  for (const id of units) {
    const unit = world.unitById[id];
    if (unit) kinds.set(`${unit.nation} ${unit.type} ${unit.model}`, id);
  }
  return [...kinds.values()].map((id) => [id]);
}

function groupsOf(world: World, units: readonly UnitId[]): UnitId[][] {
  const classes = (['army', 'air', 'naval'] as const).map((one) =>
    units.filter((id) => world.unitById[id]?.class === one),
  );
  const together = classes.filter((group) => group.length > 1);
  return [...together, ...oneOfEach(world, units)];
}

const nameOf = (decision: Decision): string => JSON.stringify(decision);

/** Legal decisions of the side that is asked, as they can be tried. Several cards or units chosen at once are not among them. */
export function candidatesIn(world: World, state: State): readonly Recorded[] {
  const prompt = promptOf(state);
  if (!prompt) return [];
  const found = [[], ...groupsIn(world, state)].flatMap((group) => options(world, state, group));
  const different = new Map(found.map(({ decision }) => [nameOf(decision), decision]));
  return [...different.values()].map((decision) => ({ side: prompt.side, decision }));
}
