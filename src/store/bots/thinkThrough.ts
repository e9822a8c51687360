// What a bot decides, worked out on the spot; the same in a worker and in a test.
import { botDecision, botFor, chanceOf } from '../../bots';
import type { CardStrategy } from '../../bots/strategy/document';
import { parseStrategy } from '../../bots/strategy/parseStrategy';
import type { Decision, World } from '../../engine';
import type { PlayedStrategy } from '../players';
import type { Thought } from './thinker';

/** The strategy of a player, checked again: it may come from a file. Throws when it cannot be kept to. */
function strategyOf(world: World, played: PlayedStrategy | null): CardStrategy | null {
  if (!played) return null;
  const parsed = parseStrategy(world, played.document);
  if (parsed.ok) return parsed.value;
  const [fault] = parsed.error;
  throw new Error(`${played.name}: ${fault?.path} ${fault?.reason}`);
}

/** The decision that a thought comes to. Throws when the bot fails. */
export function thinkThrough(world: World, { state, player, seed }: Thought): Decision {
  const strategy = strategyOf(world, player.strategy);
  return botDecision(world, state, botFor({ bot: player.bot, strategy }), chanceOf(seed));
}
