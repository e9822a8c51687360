// What a warning says, and what it is worked out from.
import type { AreaId, DecisionType, Option, PromptFrame, State, UnitId, World } from '../../engine';

export const WARNING_KINDS = [
  'pointsUnused',
  'eventUnused',
  'baseUngarrisoned',
  'passEndsTurn',
  'transportOver',
  'lastUnitAtRisk',
  'willNotRecover',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** The decision it speaks of. */
  readonly on: DecisionType;
  /** Only the decision for this area (`Option.area`); every decision of the kind when left out. */
  readonly to?: AreaId;
  /** Units it is about. */
  readonly about?: readonly UnitId[];
  /** Area it is about. */
  readonly area?: AreaId;
  /** Points, cards or units, as the kind says. */
  readonly figure?: number;
}

/** What is asked, and what can be done with the selection. */
export interface Occasion {
  readonly world: World;
  readonly state: State;
  readonly prompt: PromptFrame;
  readonly selection: readonly UnitId[];
  readonly options: readonly Option[];
}
