// The only door to the store.
export { builtInWorld } from './builtInWorld';
export { type Leg, type Lesson, type Likeness, lesson } from './lesson';
export type { FileProblem, Notice } from './notices';
export type { Player, Players } from './players';
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
