// A position as a bot looks at it: who stands and who holds where, made once per decision.
import {
  type Allegiance,
  type AreaId,
  enemyOf,
  type NationId,
  type Side,
  type State,
  type UnitDef,
  type UnitId,
  type World,
} from '../../engine';
import { type Atlas, atlasOf } from './atlas';
import type { Target } from './chances';

export interface Board {
  readonly world: World;
  readonly state: State;
  readonly atlas: Atlas;
  readonly side: Side;
  readonly enemy: Side;
  /** By area number: who controls it (R4), units of the own side, of the other side, of neutrals. */
  readonly holder: readonly (Allegiance | null)[];
  readonly own: readonly (readonly UnitDef[])[];
  readonly foe: readonly (readonly UnitDef[])[];
  readonly others: readonly (readonly UnitDef[])[];
  /** What bringing a neutral in costs, as far as it has been asked (R15.6). */
  readonly violations: Map<NationId, number>;
}

const NONE: UnitDef[] = [];

function holderOf(state: State, area: AreaId): Allegiance | null {
  const nation = state.control[area];
  return nation ? (state.nations[nation]?.side ?? null) : null;
}

/** Most areas are empty: they share one empty list. */
function camps(world: World, state: State, side: Side, atlas: Atlas) {
  const none = () => atlas.areas.map(() => NONE);
  const found = { own: none(), foe: none(), others: none() };
  for (const [n, area] of atlas.areas.entries()) {
    for (const id of state.occupants[area] ?? []) {
      const unit = world.unitById[id];
      if (!unit) continue;
      const camp = found[campOf(state, unit.nation, side)];
      const there = camp[n];
      if (there === undefined || there === NONE) camp[n] = [unit];
      else there.push(unit);
    }
  }
  return found;
}

function campOf(state: State, nation: NationId, side: Side): 'own' | 'foe' | 'others' {
  const allegiance = state.nations[nation]?.side;
  if (allegiance === side) return 'own';
  return allegiance === 'neutral' || allegiance === undefined ? 'others' : 'foe';
}

/** The position from a side's point of view. */
export function boardOf(world: World, state: State, side: Side): Board {
  const atlas = atlasOf(world);
  return {
    world,
    state,
    atlas,
    side,
    enemy: enemyOf(side),
    holder: atlas.areas.map((area) => holderOf(state, area)),
    ...camps(world, state, side, atlas),
    violations: new Map(),
  };
}

const isSpent = (board: Board, unit: UnitDef): boolean => board.state.units[unit.id]?.spent ?? false;
export const isReadyUnit = (board: Board, unit: UnitDef): boolean => !isSpent(board, unit);
const isSubmarine = (unit: UnitDef): boolean => unit.type === 'SS';

/** Number of an area; -1 for a pool. */
export const numberOf = ({ atlas }: Board, area: string | undefined): number =>
  area === undefined ? -1 : (atlas.number.get(area) ?? -1);

export const areaNumberOf = (board: Board, unit: UnitId): number => numberOf(board, board.state.units[unit]?.at);

/** Units with whether they are spent. */
export const asTargets = (board: Board, units: readonly UnitDef[]): Target[] =>
  units.map((unit) => ({ unit, spent: isSpent(board, unit) }));

export const ownIn = (board: Board, area: number): readonly UnitDef[] => board.own[area] ?? NONE;
export const foesIn = (board: Board, area: number): readonly UnitDef[] => board.foe[area] ?? NONE;
/** Those that a violation would turn into enemies (R15.6). */
export const neutralsIn = (board: Board, area: number): readonly UnitDef[] => board.others[area] ?? NONE;

/** Units that stand in the way there: enemies but submarines. */
export const blockersIn = (board: Board, area: number): readonly UnitDef[] => {
  const foes = foesIn(board, area);
  return foes.some(isSubmarine) ? foes.filter((unit) => !isSubmarine(unit)) : foes;
};

/** Units that can control an area of that kind (R4.1). */
export const controls = (unit: UnitDef, sea: boolean): boolean =>
  sea ? unit.class === 'naval' && !isSubmarine(unit) : unit.class !== 'naval';
