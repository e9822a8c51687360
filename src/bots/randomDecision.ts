// A random legal decision: a random selection of units that may act, then one of the options for it.
import {
  type Decision,
  type Option,
  options,
  type PromptFrame,
  promptOf,
  type State,
  selectable,
  type UnitId,
  type World,
} from '../engine';
import type { Chance } from './chance';

/** Selections tried before options without units are taken. */
const TRIES = 6;

function usableUnits(world: World, state: State): UnitId[] {
  return selectable(world, state)
    .filter(({ refusal }) => refusal === null)
    .map(({ unit }) => unit);
}

/** A random group of one area, or a single unit of a pool; bombers may come from anywhere. */
function randomSelection(state: State, prompt: PromptFrame, usable: readonly UnitId[], chance: Chance): UnitId[] {
  const first = chance.pick(usable);
  if (first === undefined) return [];
  const place = state.units[first]?.at;
  const isPool = state.occupants[place as keyof State['occupants']] === undefined;
  if (isPool) return [first];
  const companions = prompt.at === 'bombing' ? usable : usable.filter((unit) => state.units[unit]?.at === place);
  return chance.sample(companions, 1 + chance.below(companions.length));
}

/** Ending points or events early is rarer than going on. */
function weighted(found: readonly Option[], chance: Chance): Decision | null {
  const going = found.filter(({ decision }) => !['pass', 'done', 'decline', 'setController'].includes(decision.type));
  const pool = going.length > 0 && !chance.oneIn(8) ? going : found;
  return chance.pick(pool)?.decision ?? null;
}

function choiceOfSeveral(
  state: State,
  prompt: PromptFrame,
  usable: readonly UnitId[],
  chance: Chance,
): Decision | null {
  switch (prompt.at) {
    case 'chooseHand':
      return { type: 'chooseHand', cards: chance.sample(state.cards[prompt.side].deck, prompt.size) };
    case 'recovery':
      return { type: 'recover', units: chance.sample(prompt.candidates, prompt.count) };
    case 'overload':
      return { type: 'sendToPool', units: chance.sample(usable, prompt.excess) };
    default:
      return null;
  }
}

function withUnits(world: World, state: State, prompt: PromptFrame, usable: readonly UnitId[], chance: Chance) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const selection = randomSelection(state, prompt, usable, chance);
    const decision = selection.length > 0 ? weighted(options(world, state, selection), chance) : null;
    if (decision) return decision;
  }
  return null;
}

/** A random legal decision of the side that is asked; null when there is none, which is a fault unless the game is over. */
export function randomDecision(world: World, state: State, chance: Chance): Decision | null {
  const prompt = promptOf(state);
  if (prompt === null) return null;
  const usable = usableUnits(world, state);
  const several = choiceOfSeveral(state, prompt, usable, chance);
  if (several) return several;
  const plain = options(world, state);
  const withoutCards = prompt.at === 'impulse' ? chance.oneIn(4) : !chance.oneIn(10);
  const group = withoutCards || plain.length === 0 ? withUnits(world, state, prompt, usable, chance) : null;
  return group ?? weighted(plain, chance);
}
