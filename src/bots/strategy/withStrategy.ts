// A bot that follows a card strategy: the strategy has the cards, the bot the board.
import { type Decision, judge, type PromptFrame, promptOf } from '../../engine';
import type { Bot } from '../bot';
import type { CardStrategy } from './document';
import { ambushChoice, developmentChoice, diplomacyChoice, giveUp, vichyChoice } from './eventChoice';
import { handChoice } from './handChoice';
import { impulseChoice } from './impulseChoice';
import type { Seat } from './seat';

/** What the strategy wants; null where it has no wish. */
function wishOf(seat: Seat, prompt: PromptFrame): Decision | null {
  switch (prompt.at) {
    case 'chooseHand':
      return handChoice(seat, prompt);
    case 'impulse':
      return impulseChoice(seat);
    case 'ambush':
      return ambushChoice(seat);
    case 'development':
      return giveUp(seat, prompt.card) ?? developmentChoice(seat, prompt);
    case 'diplomacy':
      return giveUp(seat, prompt.card) ?? diplomacyChoice(seat);
    case 'vichy':
      return giveUp(seat, prompt.card) ?? vichyChoice(seat, prompt.card);
    case 'offensive':
    case 'landing':
    case 'arsenal':
    case 'wolfpack':
    case 'bombing':
      return giveUp(seat, prompt.card);
    case 'partisan':
    case 'points':
    case 'damage':
    case 'retreat':
    case 'overload':
    case 'controllers':
    case 'recovery':
      return null;
    default:
      return prompt satisfies never;
  }
}

/**
 * The bot with the cards of one side played as the strategy tells; for the other side it is the bot itself. Every wish
 * is judged first, and where one may not be carried out the bot decides.
 */
export const withStrategy = (bot: Bot, strategy: CardStrategy): Bot => ({
  ...bot,
  decide(world, seen, chance) {
    const prompt = promptOf(seen);
    const ask: Seat['ask'] = (position) => bot.decide(world, position, chance);
    if (prompt === null || prompt.side !== strategy.side) return ask(seen);
    const wish = wishOf({ world, seen, strategy, ask }, prompt);
    return wish !== null && judge(world, seen, prompt.side, wish) === null ? wish : ask(seen);
  },
});
