// The game as plain JSON, total over every counter and card: nothing is ever created or deleted.
import type { Immutable } from 'immer';
import type { Frame } from './frames';
import type { Allegiance, AreaId, BySide, CardId, NationId, Place, RuleRef, Side, UnitId } from './types';

export interface UnitState {
  at: Place;
  /** R5.3; a unit off the map is kept ready. */
  spent: boolean;
}

export interface NationState {
  side: Allegiance;
  /** Steps made on the entry track (R15.4); 0 without one. */
  track: number;
  /** R15.7, R21.18 */
  frozen: boolean;
  /** R16.1 */
  surrendered: boolean;
}

/** Cards of a side, each in exactly one pile, in the order of the pack. The deck is a set to choose from. */
export interface CardPiles {
  deck: CardId[];
  hand: CardId[];
  played: CardId[];
  undeveloped: CardId[];
}

/** How and why the game ended (R1). */
export interface Outcome {
  winner: Side;
  kind: 'suddenDeath' | 'decision';
  rule: RuleRef;
  /** Axis base points, areas and Berlin as counted at the end (R1.3, R1.5). */
  axisPoints: number;
  axisAreas: number;
  axisHoldsBerlin: boolean;
}

/** R9.8: results come from `scripted` while it lasts, then from the generator whose state is `rng`. */
export interface DiceState {
  rng: number[];
  scripted: number[];
}

export interface GameOptions {
  /** Switches of optional rules; none exist yet. */
  variants: Record<string, boolean | number>;
}

export interface GameState {
  turn: number;
  options: GameOptions;
  /** Nation that controls each area, null for nobody (R4). Its side is the nation's. */
  control: Record<AreaId, NationId | null>;
  nations: Record<NationId, NationState>;
  units: Record<UnitId, UnitState>;
  /** Units in each area; always agrees with `units`. */
  occupants: Record<AreaId, UnitId[]>;
  /** Areas that became home territory of their `surrenderHome` (R16.1). */
  ceded: AreaId[];
  cards: BySide<CardPiles>;
  /** R14.5: values of the ambush cards played since the side's last impulse. */
  ambushPoints: BySide<number>;
  /** Transport used in this impulse, by sea area (R8.7). */
  transportUsed: Record<AreaId, number>;
  /** Areas whose control has to be looked at again when the procedure under way allows it (R9.9). */
  unsettled: AreaId[];
  /** Units that have retreated in the result under way (R9.9). */
  retreated: UnitId[];
  /** Side whose impulse it is, or the first player outside impulses (R6.1). */
  active: Side;
  dice: DiceState;
  frames: Frame[];
  outcome: Outcome | null;
}

/** What everyone but a recipe sees. */
export type State = Immutable<GameState>;
