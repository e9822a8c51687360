// Whose hand may be seen (R6.4): the curtain falls before a side is asked with its hand open and the other has sat there.
import type { PromptFrame, PromptName, Side } from '../engine';

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

/** Seating for what is asked next, given who has sat there. */
export function nextSeating(asked: PromptFrame | null, seat: Side | null): Seating {
  if (!asked) return bothLook;
  if (asked.side === seat) return { seat, curtain: null };
  return needsHand[asked.at] ? handingOver(asked) : bothLook;
}

/** Seating when a game is opened: nobody has sat down yet. */
export const firstSeating = (asked: PromptFrame | null): Seating => (asked ? handingOver(asked) : bothLook);

/** Seating once the awaited side has sat down. */
export const seated = ({ seat, curtain }: Seating): Seating => ({ seat: curtain ? curtain.to : seat, curtain: null });

/** What is asked, if it may be shown under this seating. */
export const visiblePrompt = (asked: PromptFrame | null, { curtain }: Seating): PromptFrame | null =>
  curtain ? null : asked;
