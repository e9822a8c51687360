// A position in figures for charts and comparisons: base points (R3), areas (R1.5), hands, units lost.
import {
  type Allegiance,
  axisAreas,
  type BySide,
  basePoints,
  type LogEntry,
  type NationId,
  type SIDES,
  type State,
  type UnitId,
  type World,
} from '../engine';
import type { Figures } from './timeline';

/** Sides of all nations. */
export type Sides = Readonly<Record<NationId, Allegiance>>;

export const sidesIn = (state: State): Sides =>
  Object.fromEntries(Object.entries(state.nations).map(([id, { side }]) => [id, side]));

const bySide = <T>(of: (side: (typeof SIDES)[number]) => T): BySide<T> => ({ axis: of('axis'), allies: of('allies') });

const lostIn = (entry: LogEntry): readonly UnitId[] => {
  if (entry.type === 'unitLost') return [entry.unit];
  return entry.type === 'nationSurrendered' ? entry.removed : [];
};

/** Losses with those of a step added; a unit counts for the side its nation was of before. */
function withLosses(world: World, lost: BySide<number>, before: Sides, entries: readonly LogEntry[]): BySide<number> {
  const units = entries.flatMap(lostIn);
  if (units.length === 0) return lost;
  const sideOf = (unit: UnitId): Allegiance | undefined => before[world.unitById[unit]?.nation as NationId];
  return bySide((side) => lost[side] + units.filter((unit) => sideOf(unit) === side).length);
}

const noLosses: BySide<number> = { axis: 0, allies: 0 };

const standing = (world: World, state: State): Omit<Figures, 'lost'> => ({
  points: bySide((side) => basePoints(world, state, side)),
  areas: axisAreas(world, state),
  hands: bySide((side) => state.cards[side].hand.length),
});

/** Figures of the start of a game. */
export const firstFigures = (world: World, state: State): Figures => ({ ...standing(world, state), lost: noLosses });

/** Figures after a step. */
export const figuresAfter = (
  world: World,
  { lost }: Figures,
  before: Sides,
  entries: readonly LogEntry[],
  state: State,
): Figures => ({ ...standing(world, state), lost: withLosses(world, lost, before, entries) });
