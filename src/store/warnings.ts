// Advice for the side that is asked: what a legal decision would waste or risk. It never changes what is legal.
import type { AreaId, DecisionType, UnitId } from '../engine';

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
  /** What it is about. */
  readonly about?: readonly UnitId[];
  readonly area?: AreaId;
  /** Points, cards or units, as the kind says. */
  readonly figure?: number;
}
