// What a bot is: it answers for the side that is asked, from what that side may know (R6.4).
import { type Decision, promptOf, type State, seenBy, type World } from '../engine';
import type { Chance } from './chance';

export const BOT_KINDS = ['random', 'greedy', 'planner'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

export interface Bot {
  readonly kind: BotKind;
  /** A legal decision of the side that is asked. `seen` is a position made by `seenBy`: nothing hidden is in it. */
  decide(world: World, seen: State, chance: Chance): Decision;
}

/** What lies beyond the seeds of dice dealt anew. */
const SEEDS = 0x7fffffff;

/** A position that agrees with what the asked side may know, the rest dealt by `chance`. */
export function dealtFor(world: World, state: State, chance: Chance): State {
  const prompt = promptOf(state);
  if (prompt === null) throw new Error('nobody is asked');
  return seenBy(world, state, prompt.side, (bound) => 1 + chance.below(bound), chance.below(SEEDS));
}

/** The decision of a bot for the side that is asked; the bot is shown only what that side may know. */
export const botDecision = (world: World, state: State, bot: Bot, chance: Chance): Decision =>
  bot.decide(world, dealtFor(world, state, chance), chance);
