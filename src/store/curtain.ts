// Whose hand may be seen (R6.4): the curtain falls before a side is asked with its hand open and the other has sat there.
import type { PromptFrame, PromptName, Side } from '../engine';
import { isBotSide, onlyPerson, type Players } from './players';

export interface Seating {
  /** Side whose hand is open; null when both look at the table or the curtain is down. */
  readonly seat: Side | null;
  readonly curtain: { readonly to: Side; readonly at: PromptName } | null;
}

/** Whether a prompt can only be answered by looking into the hand or the deck. */
const needsHand: Readonly<Record<PromptName, boolean>> = {
  chooseHand: true,
  impulse: true,
  ambush: true,
  points: false,
  offensive: false,
  landing: false,
  diplomacy: false,
  development: false,
  vichy: false,
  arsenal: false,
  wolfpack: false,
  bombing: false,
  partisan: false,
  damage: false,
  retreat: false,
  overload: false,
  controllers: false,
  recovery: false,
};

export const isPromptName = (name: unknown): name is PromptName =>
  typeof name === 'string' && Object.hasOwn(needsHand, name);

const bothLook: Seating = { seat: null, curtain: null };

/** The table is being handed over to the side that is asked. */
export const handingOver = ({ side, at }: PromptFrame): Seating => ({ seat: null, curtain: { to: side, at } });

/** Seating for what is asked next, given who has sat there. While a bot decides, the hand that is open stays so. */
export function nextSeating(asked: PromptFrame | null, seat: Side | null, players: Players): Seating {
  if (!asked) return bothLook;
  const sitting = isBotSide(players, seat) ? null : seat;
  if (asked.side === sitting || isBotSide(players, asked.side)) return { seat: sitting, curtain: null };
  return needsHand[asked.at] ? handingOver(asked) : bothLook;
}

/** Seating when a game is opened: nobody has sat down yet. Against a bot there is nobody to hide a hand from. */
export function firstSeating(asked: PromptFrame | null, players: Players): Seating {
  if (!asked) return bothLook;
  if (isBotSide(players, 'axis') || isBotSide(players, 'allies')) return { seat: onlyPerson(players), curtain: null };
  return handingOver(asked);
}

/** Seating once the awaited side has sat down. */
export const seated = ({ seat, curtain }: Seating): Seating => ({ seat: curtain ? curtain.to : seat, curtain: null });

/** What is asked of a person, if it may be shown under this seating. */
export const visiblePrompt = (asked: PromptFrame | null, { curtain }: Seating, players: Players): PromptFrame | null =>
  curtain || isBotSide(players, asked?.side) ? null : asked;
