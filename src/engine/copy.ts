// A private copy of a game that can be changed in place, for simulations.
import type { Frame } from './frames';
import type { CardPiles, GameState, State } from './state';

const piles = ({ deck, hand, played, undeveloped }: State['cards']['axis']): CardPiles => ({
  deck: [...deck],
  hand: [...hand],
  played: [...played],
  undeveloped: [...undeveloped],
});

function records<T extends object>(from: Readonly<Record<string, T>>): Record<string, T> {
  const to: Record<string, T> = {};
  for (const id in from) {
    const value = from[id];
    if (value) to[id] = { ...value };
  }
  return to;
}

function lists<T>(from: Readonly<Record<string, readonly T[]>>): Record<string, T[]> {
  const to: Record<string, T[]> = {};
  for (const id in from) to[id] = [...(from[id] ?? [])];
  return to;
}

/** The game as it stands, sharing nothing with `state` that a recipe changes. */
export function copyGame(state: State): GameState {
  return {
    turn: state.turn,
    options: { variants: { ...state.options.variants } },
    control: { ...state.control },
    nations: records(state.nations),
    units: records(state.units),
    occupants: lists(state.occupants),
    ceded: [...state.ceded],
    cards: { axis: piles(state.cards.axis), allies: piles(state.cards.allies) },
    ambushPoints: { ...state.ambushPoints },
    transportUsed: { ...state.transportUsed },
    unsettled: [...state.unsettled],
    retreated: [...state.retreated],
    active: state.active,
    dice: { rng: [...state.dice.rng], scripted: [...state.dice.scripted] },
    frames: structuredClone(state.frames) as Frame[],
    outcome: state.outcome && { ...state.outcome },
  };
}
