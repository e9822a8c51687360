// A private copy of a game that can be changed in place, for simulations.
import type { Frame } from './frames';
import { indexed } from './indexed';
import type { CardPiles, GameState, State } from './state';

const piles = ({ deck, hand, played, undeveloped }: State['cards']['axis']): CardPiles => ({
  deck: [...deck],
  hand: [...hand],
  played: [...played],
  undeveloped: [...undeveloped],
});

/** A copy of a record, as a dictionary (see `indexed`). */
function record<T, C>(from: Readonly<Record<string, T>>, copied: (value: T) => C): Record<string, C> {
  const to = indexed<string, C>([]);
  for (const id in from) to[id] = copied(from[id] as T);
  return to;
}

/** A copy of plain values, lists and records. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain) as T;
  const to: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) to[key] = plain(field);
  return to as T;
}

/** The game as it stands, sharing nothing with `state` that a recipe changes. */
export function copyGame(state: State): GameState {
  return {
    turn: state.turn,
    options: { variants: { ...state.options.variants } },
    control: record(state.control, (nation) => nation),
    nations: record(state.nations, (nation) => ({ ...nation })),
    units: record(state.units, ({ at, spent }) => ({ at, spent })),
    occupants: record(state.occupants, (units) => [...units]),
    ceded: [...state.ceded],
    cards: { axis: piles(state.cards.axis), allies: piles(state.cards.allies) },
    ambushPoints: { ...state.ambushPoints },
    transportUsed: { ...state.transportUsed },
    unsettled: [...state.unsettled],
    retreated: [...state.retreated],
    active: state.active,
    dice: { rng: [...state.dice.rng], scripted: [...state.dice.scripted] },
    frames: plain(state.frames) as Frame[],
    outcome: state.outcome && { ...state.outcome },
  };
}
