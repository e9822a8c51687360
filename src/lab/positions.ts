// Positions of random games for measuring the screen: the same turn and seed give the same ones.

import { chanceOf } from '../bots/chance';
import { randomDecision } from '../bots/randomDecision';
import {
  type AreaId,
  applyInPlace,
  type DecisionType,
  type GameState,
  newGameInPlace,
  type Option,
  options,
  promptOf,
  type Recorded,
  type Save,
  type Side,
  type State,
  selectable,
  sideOfUnit,
  type UnitId,
  type World,
} from '../engine';
import { saveOf } from './fuzz';

/** A group of units that the screen selects by one click on its stack, and areas where it may go or strike. */
export interface Aim {
  readonly group: readonly UnitId[];
  readonly areas: readonly AreaId[];
}

/** A saved game, and what can be done in it. */
export interface Position extends Aim {
  readonly save: Save;
}

export type Sought = 'move' | 'attack' | 'airAttack' | 'damage';

/** Groups smaller than this, or with fewer places to go to, are not worth measuring. */
const leastUnits = 2;
const leastAreas = 6;

function usableStacks(world: World, state: State): UnitId[][] {
  const byArea = new Map<string, UnitId[]>();
  for (const { unit, refusal } of selectable(world, state)) {
    const place = state.units[unit]?.at;
    if (refusal === null && place !== undefined && world.areaById[place as AreaId]) {
      byArea.set(place, [...(byArea.get(place) ?? []), unit]);
    }
  }
  return [...byArea.values()].filter((group) => group.length >= leastUnits);
}

const isEmptyOfEnemies = (world: World, state: State, side: Side, area: AreaId): boolean =>
  (state.occupants[area] ?? []).every((unit) => sideOfUnit(world, state, unit) === side);

/** A step that can be taken back: no dice, no ambush, no neutral, no enemy there. */
function isQuiet(world: World, state: State, side: Side, { area, ambushBy, violates }: Option): boolean {
  if (ambushBy !== undefined || violates !== undefined || area === undefined) return false;
  return isEmptyOfEnemies(world, state, side, area);
}

function aimFor(world: World, state: State, side: Side, kind: DecisionType, group: UnitId[]): Aim | null {
  const found = options(world, state, group).filter(({ decision }) => decision.type === kind);
  if (kind === 'attack') return found.length > 0 ? { group, areas: [] } : null;
  const fitting = kind === 'move' ? found.filter((option) => isQuiet(world, state, side, option)) : found;
  const areas = fitting.flatMap(({ area }) => area ?? []);
  return areas.length >= (kind === 'move' ? leastAreas : 1) ? { group, areas } : null;
}

function aimIn(world: World, state: State, sought: Sought): Aim | null {
  const prompt = promptOf(state);
  if (!prompt) return null;
  if (sought === 'damage') {
    return prompt.at === 'damage' && prompt.targets.length >= leastUnits ? { group: prompt.targets, areas: [] } : null;
  }
  if (prompt.at !== 'points' && prompt.at !== 'offensive') return null;
  const aims = usableStacks(world, state).flatMap((group) => aimFor(world, state, prompt.side, sought, group) ?? []);
  return aims.toSorted((a, b) => extent(b) - extent(a))[0] ?? null;
}

/** How much there is to show. */
const extent = ({ group, areas }: Aim): number => group.length * (areas.length + 1);

/** The one with the most to show in that turn of a random game. */
function positionInGame(world: World, sought: Sought, turn: number, seed: number): Position | null {
  const { game } = newGameInPlace(world, { seed });
  const chance = chanceOf(seed);
  const decisions: Recorded[] = [];
  let best: Position | null = null;
  while (game.outcome === null && game.turn <= turn) {
    const aim = game.turn === turn ? aimIn(world, game, sought) : null;
    if (aim && (!best || extent(aim) > extent(best))) best = { ...aim, save: savedAt(world, seed, decisions, game) };
    const prompt = promptOf(game);
    const decision = randomDecision(world, game, chance);
    if (!prompt || !decision) break;
    decisions.push({ side: prompt.side, decision });
    applyInPlace(world, game, decision, () => {});
  }
  return best;
}

const savedAt = (world: World, seed: number, decisions: readonly Recorded[], game: GameState): Save =>
  saveOf(world, { seed, decisions: [...decisions], failure: null, state: structuredClone(game) });

/** A position of that kind in the turn, in the random games of the seeds from `seed` on. Throws after 200 games. */
export function positionFor(world: World, sought: Sought, turn: number, seed: number): Position {
  for (let n = 0; n < 200; n += 1) {
    const found = positionInGame(world, sought, turn, seed + n);
    if (found) return found;
  }
  throw new Error(`no position for ${sought} in turn ${turn}`);
}
