// The door of the bots.
import type { Bot, BotKind } from './bot';
import { greedyBot } from './greedy/greedy';
import { plannerBot } from './planner/planner';
import { randomBot } from './random';
import type { CardStrategy } from './strategy/document';
import { withStrategy } from './strategy/withStrategy';

export { BOT_KINDS, type Bot, type BotKind, botDecision, dealtFor } from './bot';
export { type Chance, chanceOf } from './chance';

/** Who plays a side: a bot, and the card strategy it follows if it has one. */
export interface BotSetup {
  readonly bot: BotKind;
  readonly strategy: CardStrategy | null;
  /** Planner: positions it may try per decision. */
  readonly budget?: number;
}

const BOTS: Record<BotKind, (budget?: number) => Bot> = {
  random: () => randomBot,
  greedy: () => greedyBot,
  planner: plannerBot,
};

/** The bot of a setup, with its strategy. */
export function botFor({ bot, strategy, budget }: BotSetup): Bot {
  const plain = BOTS[bot](budget);
  return strategy ? withStrategy(plain, strategy) : plain;
}
