// The planner: the greedy bot's best ideas, each played out over the rest of the impulse with hidden cards and dice dealt anew.
import { type Decision, judge, type State, seenBy, type World } from '../../engine';
import type { Bot } from '../bot';
import type { Chance } from '../chance';
import { greedyDecision } from '../greedy/greedy';
import { type Sight, sightOf } from '../greedy/view';
import { candidatesFor } from './candidates';
import { playOut } from './rollout';

/** Positions played out for one decision unless told otherwise. */
const DEFAULT_BUDGET = 12;
/** Candidates that get what is left of the budget after the first round. */
const FINALISTS = 2;
/** Impulses played on when a card is chosen: the answer, and the card after it. */
const AHEAD = 2;
const SEEDS = 0x7fffffff;

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
  const dealt = seenBy(world, seen, side, (bound) => 1 + chance.below(bound), chance.below(SEEDS));
  for (const one of tried) {
    one.sum += playOut(world, dealt, side, one.decision, impulses);
    one.count += 1;
  }
}

function search(world: World, seen: State, sight: Sight, found: readonly Decision[], budget: number, chance: Chance) {
  const tried: Tried[] = found.map((decision) => ({ decision, sum: 0, count: 0 }));
  let left = budget;
  let field = tried;
  while (left > 0) {
    round(world, seen, sight, field, chance);
    left -= field.length;
    field = [...field].sort((a, b) => mean(b) - mean(a)).slice(0, FINALISTS);
  }
  return [...tried].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || mean(b) - mean(a));
}

function bestOf(tried: readonly Tried[]): Decision | null {
  const most = tried[0]?.count ?? 0;
  const field = tried.filter(({ count }) => count >= most);
  return (
    field.reduce<Tried | null>((top, one) => (top === null || mean(one) > mean(top) ? one : top), null)?.decision ??
    null
  );
}

/** A planner that plays out `budget` positions for a decision; the more, the slower and the better. */
export const plannerBot = (budget: number = DEFAULT_BUDGET): Bot => ({
  kind: 'planner',
  decide(world, seen, chance) {
    const sight = sightOf(world, seen);
    const found = candidatesFor(sight).filter((decision) => judge(world, seen, sight.prompt.side, decision) === null);
    if (found.length < 2) return found[0] ?? greedyDecision(world, seen);
    return bestOf(search(world, seen, sight, found, budget, chance)) ?? greedyDecision(world, seen);
  },
});
