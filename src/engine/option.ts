// What can be done, described: for a selection of units, every decision on offer with the reason against it or null.
import type { Decision } from './decision';
import type { Refusal } from './refusal';
import type { AreaId, NationId, Side, UnitId } from './types';

/** Figures of an option, for the screen; absent where they do not apply. */
export interface OptionFacts {
  /** Area the option is about (destination, target). */
  area?: AreaId;
  /** Movement or mobilization points. */
  cost?: number;
  /** The group must stop there (R8.2). */
  stops?: boolean;
  /** Neutral that the decision would bring into the war on the other side (R15.6). */
  violates?: NationId;
  /** Transport units used by sea area (R8.7). */
  transport?: readonly { area: AreaId; units: number }[];
  /** Side that could be asked to ambush (R14.1). */
  ambushBy?: Side;
}

export interface Option extends OptionFacts {
  decision: Decision;
  refusal: Refusal | null;
}

/** A unit and whether the side that is asked can use it now; the reason if not. */
export interface Selectable {
  unit: UnitId;
  refusal: Refusal | null;
}

/** `legal`: only what may be done. `all`: also what may not, with reasons, for the screen. */
export type Scope = 'legal' | 'all';
