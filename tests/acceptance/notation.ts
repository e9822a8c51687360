// How a line of play is written down: who decides what, and the dice that the decision needs. Plain data.
import type { Decision, Side } from '../../src/engine';
import { area, card, nation, unit } from '../support/packs/ids';

/** One decision of a side, with the dice (1–6) and random choices (1–n) that it uses up. */
export interface Step {
  readonly side: Side;
  readonly decision: Decision;
  readonly dice: readonly number[];
}

/** The steps of a line in stretches, named by what happens in them, in their order. */
export type Chapters = Readonly<Record<string, readonly Step[]>>;

/** A line as a saved game has it, for `replay` and `createSave`: JSON and nothing else. */
export interface Recording {
  readonly seed: number;
  readonly script: readonly number[];
  readonly variants: Readonly<Record<string, boolean | number>>;
  readonly decisions: readonly { side: Side; decision: Decision }[];
}

/** Of no weight: every die is written down. */
const SEED = 1;

export function recordingOf(chapters: Chapters): Recording {
  const steps = Object.values(chapters).flat();
  return {
    seed: SEED,
    script: steps.flatMap(({ dice }) => dice),
    variants: {},
    decisions: steps.map(({ side, decision }) => ({ side, decision })),
  };
}

const stepOf =
  (side: Side) =>
  (decision: Decision, ...dice: number[]): Step => ({ side, decision, dice });

export const axis = stepOf('axis');
export const allies = stepOf('allies');

/** Units or cards in one string: `'DE-LF-1 DE-TF-1'`. */
const words = (text: string): string[] => text.split(' ').filter(Boolean);

export const hand = (cards: string): Decision => ({ type: 'chooseHand', cards: words(cards).map(card) });
export const playEvent = (id: string): Decision => ({ type: 'playCard', card: card(id), first: 'event' });
export const playPoints = (id: string): Decision => ({ type: 'playCard', card: card(id), first: 'points' });
export const join = (id: string): Decision => ({ type: 'negotiate', nation: nation(id), move: 'join' });
export const forward = (id: string): Decision => ({ type: 'negotiate', nation: nation(id), move: 'forward' });
export const develop = (id: string): Decision => ({ type: 'develop', card: card(id) });
export const release = (id: string): Decision => ({ type: 'release', unit: unit(id) });
export const raid = (group: string): Decision => ({ type: 'raid', group: words(group).map(unit) });
export const recover = (units: string): Decision => ({ type: 'recover', units: words(units).map(unit) });
export const proclaimVichy: Decision = { type: 'proclaimVichy' };
export const leaveTo = (id: string, place: string): Decision => ({
  type: 'setController',
  area: area(place),
  nation: nation(id),
});

/** Damage on one unit after another: `damages(axis, 'PL-LF-1 PL-LF-1 PL-LF-2')`. */
export const damages = (by: typeof axis, units: string): Step[] =>
  words(units).map((id) => by({ type: 'damage', unit: unit(id) }));
