// Positions that differ only in what a side does not know (R6.4), and what a bot is shown of them.
import { type Chance, chanceOf } from '../../src/bots';
import { enemyOf, type Side, type State, seenBy, type World } from '../../src/engine';

/** The same position with another hand of the other side, dealt from deck and hand, and other dice to come. */
export function otherHidden(state: State, viewer: Side, seed: number): State {
  const chance = chanceOf(seed);
  const owner = enemyOf(viewer);
  const { deck, hand, ...open } = state.cards[owner];
  const all = [...deck, ...hand];
  const dealt = chance.sample(all, hand.length);
  const piles = { ...open, hand: dealt, deck: all.filter((card) => !dealt.includes(card)) };
  const dice = { rng: Array.from({ length: 4 }, () => chance.below(1_000_000)), scripted: [1 + chance.below(6)] };
  return { ...state, cards: { ...state.cards, [owner]: piles }, dice };
}

/** What a side knows of a position, dealt by a stream of chance. */
export const seen = (world: World, state: State, viewer: Side, chance: Chance): State =>
  seenBy(world, state, viewer, (bound) => 1 + chance.below(bound), chance.below(1_000_000));

/** Makes every object in a value unchangeable. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
