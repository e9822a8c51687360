// The greedy bot at a position: what it chooses, and how it goes on while the same side is asked.
import { botDecision, botFor, chanceOf } from '../../src/bots';
import type { Decision, PromptFrame } from '../../src/engine';
import type { Game } from '../support/game';

const greedy = botFor({ bot: 'greedy', strategy: null });

/** What the greedy bot decides for the side that is asked. */
export const chosen = ({ world, state }: Game): Decision => botDecision(world, state, greedy, chanceOf(1));

/** The game after the greedy bot's decision. */
export function step(game: Game): Game {
  const side = game.prompt?.side;
  if (side === undefined) throw new Error('nobody is asked');
  return game.decide(side, chosen(game));
}

/** The game played on by the greedy bot while such prompts come. */
export function playedOn(game: Game, ...prompts: PromptFrame['at'][]): Game {
  let now = game;
  while (now.prompt !== null && prompts.includes(now.prompt.at)) now = step(now);
  return now;
}
