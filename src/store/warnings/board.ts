// Looks at the board for warnings: who stands where, and what would stand there after a move.
import { type AreaId, enemyOf, type Side, type State, sideOfUnit, type UnitId, type World } from '../../engine';
import type { Occasion } from './warning';

type Board = Pick<Occasion, 'world' | 'state'>;

export const isNaval = (world: World, id: UnitId): boolean => world.unitById[id]?.class === 'naval';
export const isArmy = (world: World, id: UnitId): boolean => world.unitById[id]?.class === 'army';
const isSubmarine = (world: World, id: UnitId): boolean => world.unitById[id]?.type === 'SS';
export const isSea = (world: World, area: AreaId): boolean => world.areaById[area]?.kind === 'sea';

/** Units of a side in an area. */
export const unitsIn = ({ world, state }: Board, area: AreaId, side: Side): readonly UnitId[] =>
  (state.occupants[area] ?? []).filter((id) => sideOfUnit(world, state, id) === side);

/** R4.1: those that can control and garrison it: army and air on land, surface ships at sea. */
export const garrisonOf = (board: Board, area: AreaId, side: Side): readonly UnitId[] =>
  unitsIn(board, area, side).filter((id) =>
    isSea(board.world, area) ? isNaval(board.world, id) && !isSubmarine(board.world, id) : !isNaval(board.world, id),
  );

/** The area that the selected units stand in; null for units of a pool, of several areas, or none. */
export function areaOf({ world, state, selection }: Occasion): AreaId | null {
  const places = new Set(selection.map((id) => state.units[id]?.at));
  const [place] = places;
  const area = world.areas.find(({ id }) => id === place)?.id ?? null;
  return places.size === 1 ? area : null;
}

const canAttack = (world: World, id: UnitId): boolean =>
  (world.unitById[id]?.attack ?? 0) > 0 && !isSubmarine(world, id);

/** Whether enemies that can attack stand in an area or next to it: ships for a sea area, army units for land. */
export function isThreatened(board: Board, area: AreaId, side: Side): boolean {
  const { world } = board;
  const atSea = isSea(world, area);
  const threat = (id: UnitId): boolean => canAttack(world, id) && isNaval(world, id) === atSea;
  return [area, ...(world.neighbours[area] ?? [])].some((near) => unitsIn(board, near, enemyOf(side)).some(threat));
}

/** The state without some units of an area, for what would be left there. */
export const without = (state: State, area: AreaId, units: readonly UnitId[]): State => ({
  ...state,
  occupants: { ...state.occupants, [area]: (state.occupants[area] ?? []).filter((id) => !units.includes(id)) },
});
