// What giving up an impulse or a card would waste: points and events (R7.1), the rest of the hand (R6.1c).
import { options, type PromptFrame, selectable } from '../../engine';
import type { Occasion, Warning } from './warning';

/** Whether anything but ending it can be done in answer to the prompt. */
function canGoOn({ world, state }: Occasion): boolean {
  if (selectable(world, state).some(({ refusal }) => refusal === null)) return true;
  return options(world, state).some(({ decision: { type } }) => type !== 'done' && type !== 'setController');
}

/** What is left of an event, where it is counted; null when the prompt is no event. */
function leftOf(prompt: PromptFrame): { figure?: number } | null {
  switch (prompt.at) {
    case 'offensive':
      return { figure: prompt.groups };
    case 'diplomacy':
    case 'development':
    case 'bombing':
      return { figure: prompt.left };
    case 'arsenal':
      return { figure: prompt.toMap + prompt.toPool };
    case 'landing':
    case 'vichy':
    case 'wolfpack':
    case 'partisan':
      return {};
    default:
      return null;
  }
}

/** R7.1: what is not used is given up. */
export function unused(occasion: Occasion): readonly Warning[] {
  const { prompt } = occasion;
  const left = leftOf(prompt);
  const points = prompt.at === 'points' ? prompt.left : 0;
  if ((!left && points === 0) || !canGoOn(occasion)) return [];
  return [left ? { kind: 'eventUnused', on: 'done', ...left } : { kind: 'pointsUnused', on: 'done', figure: points }];
}

/** R6.1c: the second pass in a row ends the turn, and the hand goes back to the deck. */
export function passing({ state, prompt }: Occasion): readonly Warning[] {
  const loop = state.frames.find(({ at }) => at === 'impulses');
  const cards = state.cards[prompt.side].hand.length;
  const ends = prompt.at === 'impulse' && loop?.at === 'impulses' && loop.passes > 0;
  return ends && cards > 0 ? [{ kind: 'passEndsTurn', on: 'pass', figure: cards }] : [];
}
