// The bot that plays any legal decision.
import type { Bot } from './bot';
import { randomDecision } from './randomDecision';

/** Uniform over groups and their options, ending early less often. Throws where nothing can be decided. */
export const randomBot: Bot = {
  kind: 'random',
  decide(world, seen, chance) {
    const decision = randomDecision(world, seen, chance);
    if (decision === null) throw new Error('nothing can be decided');
    return decision;
  },
};
