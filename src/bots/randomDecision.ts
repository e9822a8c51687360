// A random legal decision: a random selection of units that may act, then one of the options for it.
import {
  type Decision,
  type DecisionType,
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

const usableUnits = (world: World, state: State): UnitId[] => selectable(world, state, 'legal').map(({ unit }) => unit);

/** A random group of one area, or a single unit of a pool; bombers may come from anywhere. */
function randomSelection(state: State, prompt: PromptFrame, usable: readonly UnitId[], chance: Chance): UnitId[] {
  const first = chance.pick(usable);
  if (first === undefined) return [];
  const occupants = state.occupants[state.units[first]?.at as keyof State['occupants']];
  if (occupants === undefined) return [first];
  const companions = prompt.at === 'bombing' ? usable : usable.filter((unit) => occupants.includes(unit));
  return chance.sample(companions, 1 + chance.below(companions.length));
}

/** Decisions that end something, or change nothing on the map. */
const ENDING: ReadonlySet<DecisionType> = new Set(['pass', 'done', 'decline', 'setController']);

/** Ending points or events early is rarer than going on. */
function weighted(found: readonly Option[], chance: Chance): Decision | null {
  const going = found.filter(({ decision }) => !ENDING.has(decision.type));
  const pool = going.length > 0 && !chance.oneIn(8) ? going : found;
  return chance.pick(pool)?.decision ?? null;
}

function choiceOfSeveral(world: World, state: State, prompt: PromptFrame, chance: Chance): Decision | null {
  switch (prompt.at) {
    case 'chooseHand':
      return { type: 'chooseHand', cards: chance.sample(state.cards[prompt.side].deck, prompt.size) };
    case 'recovery':
      return { type: 'recover', units: chance.sample(prompt.candidates, prompt.count) };
    case 'overload':
      return { type: 'sendToPool', units: chance.sample(usableUnits(world, state), prompt.excess) };
    default:
      return null;
  }
}

function withUnits(world: World, state: State, prompt: PromptFrame, chance: Chance) {
  const usable = usableUnits(world, state);
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
  const several = choiceOfSeveral(world, state, prompt, chance);
  if (several) return several;
  const unitsFirst = prompt.at === 'impulse' ? chance.oneIn(4) : !chance.oneIn(10);
  const group = unitsFirst ? withUnits(world, state, prompt, chance) : null;
  if (group) return group;
  const plain = options(world, state);
  return plain.length > 0 || unitsFirst ? weighted(plain, chance) : withUnits(world, state, prompt, chance);
}
