// The only door to the engine.
export type { Decision, DecisionOf, DecisionType, DiplomacyMove } from './decision';
export type { Frame, FrameAt, FrameName, PromptFrame, PromptName, StrikeKind, Trigger } from './frames';
export type { LogEntry, LogEntryType } from './log';
export type { Option, OptionFacts, Scope, Selectable } from './option';
export { REFUSALS, type Refusal, type RefusalCode } from './refusal';
export type { GameState, NationState, Outcome, State, UnitState } from './state';
export {
  type Allegiance,
  type AreaId,
  type BaseKind,
  type BySide,
  type CardId,
  EVENT_KINDS,
  type EventKind,
  enemyOf,
  type NationId,
  type Place,
  type Pool,
  type Result,
  type RuleRef,
  SIDES,
  type Side,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from './types';
export { hiddenFrom, type OtherCards, type OwnCards, type View, viewFor } from './view';
export type { AreaDef, CardDef, EventParams, NationDef, Roles, UnitDef, World } from './world';
