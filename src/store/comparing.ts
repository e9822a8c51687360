// Two positions side by side: bases, areas, losses, units by nation and type, control, and the hand of the seat's side.
import type { Place, Side, State, UnitId, World } from '../engine';
import { isKnownTo } from './knowledge';
import { stateAt } from './positions';
import { nodeAt, type Timeline } from './timeline';
import type { Comparison, Standing, UnitTally } from './timelineFacts';

type Counts = { map: number; pool: number; newWeapons: number; removed: number };

function columnOf(at: Place): keyof Counts {
  if (at === 'forcePool') return 'pool';
  if (at === 'newWeaponsPool') return 'newWeapons';
  return at === 'removed' ? 'removed' : 'map';
}

/** Every nation and type of the pack with its units. */
function talliesOf({ units }: World, state: State): UnitTally[] {
  const rows = new Map<string, UnitTally & Counts>();
  const placeOf = (unit: UnitId): Place => state.units[unit]?.at ?? 'removed';
  for (const { id, nation, type } of units) {
    const key = `${nation} ${type}`;
    const row = rows.get(key) ?? { nation, type, map: 0, pool: 0, newWeapons: 0, removed: 0 };
    row[columnOf(placeOf(id))] += 1;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function standingOf(world: World, timeline: Timeline, node: number, seat: Side | null): Standing {
  const state = stateAt(world, timeline, node);
  const { turn, figures } = nodeAt(timeline, node);
  const ownHand = seat && [...state.cards[seat].hand];
  return { node, turn, ...figures, ownHand, units: talliesOf(world, state) };
}

/** Two positions as a seat may see them; null when it does not know one of them. */
export function comparisonOf(
  world: World,
  timeline: Timeline,
  seat: Side | null,
  a: number,
  b: number,
): Comparison | null {
  if (![a, b].every((node) => isKnownTo(timeline, seat, node))) return null;
  const [before, after] = [stateAt(world, timeline, a), stateAt(world, timeline, b)];
  const control = world.areas
    .map(({ id }) => ({ area: id, a: before.control[id] ?? null, b: after.control[id] ?? null }))
    .filter((area) => area.a !== area.b);
  return { a: standingOf(world, timeline, a, seat), b: standingOf(world, timeline, b, seat), control };
}
