// The only door to the store.
export { createWorkerThinker } from './bots/workerThinker';
export { builtInWorld } from './builtInWorld';
export { type Leg, type Lesson, type Likeness, lesson } from './lesson';
export type { FileProblem, Notice } from './notices';
export { type Player, type Players, twoPersons } from './players';
export { readSamples, type Sample } from './samples';
export { createBrowserStorage, createMemoryStorage, type Storage, type StorageTrouble } from './storage';
export type {
  AmbushInstruction,
  AmbushMode,
  Language,
  LogLine,
  Preferences,
  Replay,
  SaveSummary,
  SeatedBot,
  TableState,
} from './tableState';
export { createTableStore, type TableStore } from './tableStore';
export type {
  Branch,
  Comparison,
  Giveaway,
  Question,
  Standing,
  TimelineEntry,
  TimelineView,
  UndoBarrier,
  UnitTally,
} from './timelineFacts';
export { WARNING_KINDS, type Warning, type WarningKind } from './warnings/warning';
