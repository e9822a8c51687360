// The only door to the engine.

export { type Prompt as PromptFrame, promptOf } from './advance';
export { afterRetreats } from './afterRetreats';
export { copyGame } from './copy';
export { applyInPlace, decide, judge, type Transition } from './decide';
export type { Decision, DecisionOf, DecisionType, DiplomacyMove } from './decision';
export { type Draw, seenBy } from './determinize';
export {
  americanBases,
  axisAreas,
  basePoints,
  baseWorth,
  controllerChoices,
  controllingSide,
  decisionFacts,
  handSize,
  homeOf,
  locAreas,
  recoveryAreas,
  sideOfUnit,
  transportLimit,
  victoryPoints,
} from './door';
export type { Frame, FrameAt, FrameName, PromptName, StrikeKind, Trigger } from './frames';
export { brokenLaws } from './laws';
export type { LogEntry, LogEntryType } from './log';
export { type GameSetup, newGame, newGameInPlace } from './newGame';
export { type CounterOdds, counterOdds } from './odds/counterOdds';
export { damagePlan } from './odds/damagePlan';
export { discardOdds } from './odds/discardOdds';
export { type Odds, odds } from './odds/odds';
export type { Outlook, Toll } from './odds/outlook';
export type { Option, OptionFacts, Scope, Selectable } from './option';
export { options, selectable } from './options';
export { PACK_REASONS, type PackDetails, type PackError, type PackReason } from './pack/packError';
export { parsePack } from './pack/parsePack';
export { isWinter } from './queries/bases';
export { REFUSALS, type Refusal, type RefusalCode } from './refusal';
export {
  createSave,
  faultIn,
  openEnvelope,
  parseSave,
  type ReplayError,
  readSave,
  replay,
  type Save,
  type SaveError,
  sameState,
  wrongState,
} from './save';
export { SAVE_SCHEMA } from './saves/migrations';
export { playTree, type StepFault, type Visit } from './saves/playTree';
export { type Beginning, plainTimeline, type Recorded, type SavedStep, type SavedTimeline } from './saves/record';
export { cursorOf, laidOut, stepsOf } from './saves/steps';
export type { CardPiles, GameState, NationState, Outcome, State, UnitState } from './state';
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
