// The planner: the greedy bot's best ideas, each played out over the rest of the impulse with hidden cards and dice dealt anew.
import { type Decision, judge, type State, type World } from '../../engine';
import { type Bot, dealtFor } from '../bot';
import type { Chance } from '../chance';
import { greedyAnswer } from '../greedy/greedy';
import { type Sight, sightOf } from '../greedy/view';
import { candidatesFor } from './candidates';
import { playOut } from './rollout';

/** Positions played out for one decision unless told otherwise. */
const DEFAULT_BUDGET = 36;
/** Candidates that get what is left of the budget after the first round. */
const FINALISTS = 2;
/** Worth by which another idea must beat the greedy answer: dice alone make smaller differences. */
const CLEARLY = 10;
/** Impulses played on when a card is chosen: the answer, and the card after it. */
const AHEAD = 2;

interface Tried {
  readonly decision: Decision;
  sum: number;
  count: number;
}

const mean = ({ sum, count }: Tried): number => sum / Math.max(1, count);

/** One dealing for all: candidates are compared over the same cards and dice. */
function round(world: World, seen: State, sight: Sight, tried: readonly Tried[], chance: Chance): void {
  const { side, at } = sight.prompt;
  const impulses = at === 'impulse' ? AHEAD : 0;
  const dealt = dealtFor(world, seen, chance);
  for (const one of tried) {
    one.sum += playOut(world, dealt, side, one.decision, impulses);
    one.count += 1;
  }
}

/** The greedy bot's own answer stays in the field: others are measured against it. */
function search(world: World, seen: State, sight: Sight, found: readonly Decision[], budget: number, chance: Chance) {
  const tried: Tried[] = found.map((decision) => ({ decision, sum: 0, count: 0 }));
  const [own] = tried;
  let left = budget;
  let field = tried;
  while (left > 0) {
    round(world, seen, sight, field, chance);
    left -= field.length;
    const others = tried.filter((one) => one !== own && field.includes(one));
    const finalists = others.sort((a, b) => mean(b) - mean(a)).slice(0, FINALISTS);
    field = own ? [own, ...finalists] : finalists;
  }
  return field;
}

/** The best of those played out most; the first, the greedy answer, unless another is clearly better. */
function bestOf([own, ...others]: readonly Tried[]): Decision | null {
  let top: Tried | null = null;
  for (const one of others) if (top === null || mean(one) > mean(top)) top = one;
  if (!own || !top) return own?.decision ?? null;
  return mean(top) > mean(own) + CLEARLY ? top.decision : own.decision;
}

/** The greedy answer first, then the other ideas, each once and legal. */
function ideas(world: World, seen: State, sight: Sight): Decision[] {
  const others = candidatesFor(sight);
  if (others.length === 0) return [];
  const own = greedyAnswer(sight);
  const known = new Set([JSON.stringify(own)]);
  const fresh = others.filter((decision) => !known.has(JSON.stringify(decision)));
  return [own, ...fresh.filter((decision) => judge(world, seen, sight.prompt.side, decision) === null)];
}

/** A planner that plays out about `budget` positions for a decision, each idea at least once; the more, the slower and the better. */
export const plannerBot = (budget: number = DEFAULT_BUDGET): Bot => ({
  kind: 'planner',
  decide(world, seen, chance) {
    const sight = sightOf(world, seen);
    const found = ideas(world, seen, sight);
    if (found.length < 2) return found[0] ?? greedyAnswer(sight);
    return bestOf(search(world, seen, sight, found, budget, chance)) ?? greedyAnswer(sight);
  },
});
