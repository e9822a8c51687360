// Setting up a game (R15.1, R6.3): every counter and every card has its place, and the first prompt is reached.
import { advance } from './advance';
import { newDice } from './dice';
import { indexed } from './indexed';
import type { LogEntry } from './log';
import type { CardPiles, GameOptions, GameState, NationState, State, UnitState } from './state';
import type { AreaId, NationId, Side, UnitId } from './types';
import type { World } from './world';

export interface GameSetup {
  /** Any whole number; the same seed and decisions give the same game. */
  seed: number;
  /** Results of dice (1–6) and random choices to use first, e.g. from real dice. */
  script?: readonly number[];
  options?: Partial<GameOptions>;
}

/** R6.3: the deck is all cards of value 2. */
function startPiles(world: World, side: Side): CardPiles {
  const cards = world.cards.filter((card) => card.side === side);
  const ids = (isStart: boolean) => cards.filter(({ value }) => (value === 2) === isStart).map(({ id }) => id);
  return { deck: ids(true), hand: [], played: [], undeveloped: ids(false) };
}

function unitsByArea(world: World): Record<AreaId, UnitId[]> {
  const occupants = indexed(world.areas.map(({ id }) => [id, [] as UnitId[]] as const));
  for (const { id, start } of world.units) occupants[start as AreaId]?.push(id);
  return occupants;
}

const startNations = (world: World): Record<NationId, NationState> =>
  indexed(
    world.nations.map(({ id, start }) => [id, { side: start, track: 0, frozen: false, surrendered: false }] as const),
  );

const startUnits = (world: World): Record<UnitId, UnitState> =>
  indexed(world.units.map(({ id, start }) => [id, { at: start, spent: false }] as const));

/** The state before anything has run: home nations control, every area still to be settled (R4). */
function blankState(world: World, { seed, script = [], options = {} }: GameSetup): GameState {
  return {
    turn: 1,
    options: { variants: { ...options.variants } },
    control: indexed(world.areas.map(({ id, home }) => [id, home] as const)),
    nations: startNations(world),
    units: startUnits(world),
    occupants: unitsByArea(world),
    ceded: [],
    cards: { axis: startPiles(world, 'axis'), allies: startPiles(world, 'allies') },
    ambushPoints: { axis: 0, allies: 0 },
    transportUsed: {},
    unsettled: world.areas.map(({ id }) => id),
    retreated: [],
    active: 'axis',
    dice: newDice(seed, script),
    frames: [{ at: 'turnStart' }],
    outcome: null,
  };
}

/** A game ready for its first decision, as a state to change in place, with what has been logged until then. */
export function newGameInPlace(world: World, setup: GameSetup): { game: GameState; log: LogEntry[] } {
  const game = blankState(world, setup);
  const log: LogEntry[] = [];
  advance({ world, state: game, log: (entry) => log.push(entry) });
  return { game, log };
}

/** A game ready for its first decision. */
export const newGame = (world: World, setup: GameSetup): State => newGameInPlace(world, setup).game;
