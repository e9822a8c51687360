// A position in a few words, and what follows from decisions:
//
//   const game = given(world).points('axis', 2).spent('DE-LF-1').dice(1, 6);
//   const after = game.decide('axis', attack('DE-TF-1'));
//   expect(after.at('PL-LF-1')).toBe('forcePool');
//
// Every step gives a new game; a decision that is refused throws, `refusal` tells why.
import {
  type Decision,
  decide,
  type Frame,
  type GameState,
  judge,
  type LogEntry,
  newGame,
  type Option,
  options,
  promptOf,
  type Refusal,
  type Scope,
  type Selectable,
  type Side,
  selectable,
  type World,
} from '../../src/engine';
import { rightfulController } from '../../src/engine/queries/control';
import { area, card, nation, unit } from './packs/ids';

export * from './decisions';

const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export class Game {
  readonly world: World;
  readonly state: GameState;
  /** Facts of the last decision. */
  readonly log: readonly LogEntry[];

  constructor(world: World, state: GameState, log: readonly LogEntry[] = []) {
    this.world = world;
    this.state = state;
    this.log = log;
  }

  /** A copy with something changed by hand; control follows the units unless it was set by hand. */
  with(change: (state: GameState) => void): Game {
    const state = structuredClone(this.state);
    change(state);
    return new Game(this.world, state, []);
  }

  /** Lets control follow the units in all areas: where both sides stand, who controls now keeps (R4.8). */
  settled(): Game {
    return this.with((state) => {
      const ctx = { world: this.world, state };
      for (const { id } of this.world.areas) {
        const now = state.control[id];
        const side = now === null || now === undefined ? null : (state.nations[now]?.side ?? null);
        state.control[id] = rightfulController(ctx, id, side);
      }
    });
  }

  turn(turn: number): Game {
    return this.with((state) => {
      state.turn = turn;
    });
  }

  /** Results of the next dice (1–6) and random choices (1–n). */
  dice(...results: number[]): Game {
    return this.with((state) => {
      state.dice.scripted = results;
    });
  }

  spent(...units: string[]): Game {
    return this.with((state) => {
      for (const id of units) stateOf(state, id).spent = true;
    });
  }

  /** Puts units somewhere (an area or a pool), ready; control follows. */
  put(place: string, ...units: string[]): Game {
    const moved = this.with((state) => {
      for (const id of units) {
        const from = stateOf(state, id).at;
        const there = state.occupants[area(from)];
        if (there) there.splice(there.indexOf(unit(id)), 1);
        state.units[unit(id)] = { at: area(place), spent: false };
        state.occupants[area(place)]?.push(unit(id));
      }
    });
    return moved.settled();
  }

  /** A nation's side, and its track and freeze if they matter; control follows. */
  war(id: string, side: Side | 'neutral', more: { track?: number; frozen?: boolean } = {}): Game {
    return this.with((state) => {
      const before = state.nations[nation(id)];
      if (!before) throw new Error(`no nation ${id}`);
      state.nations[nation(id)] = { ...before, side, ...more };
    }).settled();
  }

  /** The nation stored as controller of an area, e.g. of the side that was there first (R4.8). */
  control(place: string, id: string | null): Game {
    return this.with((state) => {
      state.control[area(place)] = id === null ? null : nation(id);
    });
  }

  /** The side's hand, taken from wherever the cards are. */
  hand(side: Side, ...cards: string[]): Game {
    return this.with((state) => {
      const piles = state.cards[side];
      for (const name of ['deck', 'hand', 'played', 'undeveloped'] as const) {
        piles[name] = piles[name].filter((id) => !cards.includes(id));
      }
      piles.hand.push(...cards.map(card));
    });
  }

  /** Asks these frames within an impulse of the side; the last one first. */
  asking(side: Side, ...frames: Frame[]): Game {
    return this.with((state) => {
      state.active = side;
      state.frames = [{ at: 'impulses', next: other(side), passes: 0 }, { at: 'impulseEnd', side }, ...frames];
    });
  }

  /** The side begins an impulse. */
  impulse(side: Side): Game {
    return this.asking(side, { at: 'impulse', side });
  }

  /** The side has points to spend. */
  points(side: Side, left: number): Game {
    return this.asking(side, { at: 'points', side, card: null, left, acted: [] });
  }

  /** The side plays a card from its hand, the event first. */
  event(side: Side, id: string): Game {
    return this.hand(side, id)
      .impulse(side)
      .decide(side, { type: 'playCard', card: card(id), first: 'event' });
  }

  /** The turn ends now: victory, recovery, the next turn. */
  endOfTurn(): Game {
    const game = this.with((state) => {
      state.frames = [
        { at: 'impulses', next: 'axis', passes: 1 },
        { at: 'impulseEnd', side: 'allies' },
        { at: 'impulse', side: 'allies' },
      ];
      state.active = 'allies';
    });
    return game.decide('allies', { type: 'pass' });
  }

  decide(side: Side, decision: Decision): Game {
    const result = decide(this.world, this.state, side, decision);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify({ decision, refusal: result.error })}`);
    return new Game(this.world, result.value.state as GameState, result.value.log);
  }

  /** Why a decision is refused, null if it is legal. */
  refusal(side: Side, decision: Decision): Refusal | null {
    return judge(this.world, this.state, side, decision);
  }

  options(selection: readonly string[] = [], scope: Scope = 'legal'): readonly Option[] {
    return options(this.world, this.state, selection.map(unit), scope);
  }

  /** Units the asked side could select, with why not. */
  selectable(): readonly Selectable[] {
    return selectable(this.world, this.state);
  }

  get prompt() {
    return promptOf(this.state);
  }

  at(id: string): string {
    return stateOf(this.state, id).at;
  }

  isSpent(id: string): boolean {
    return stateOf(this.state, id).spent;
  }

  controller(place: string): string | null {
    return this.state.control[area(place)] ?? null;
  }

  sideOf(id: string): string | undefined {
    return this.state.nations[nation(id)]?.side;
  }

  /** Log entries of a kind, of the last decision. */
  logged<T extends LogEntry['type']>(type: T): Extract<LogEntry, { type: T }>[] {
    return this.log.filter((entry): entry is Extract<LogEntry, { type: T }> => entry.type === type);
  }
}

function stateOf(state: GameState, id: string) {
  const found = state.units[unit(id)];
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

/** A new game of a world, seed 1, before any decision. */
export const given = (world: World): Game => new Game(world, newGame(world, { seed: 1 }) as GameState).settled();
