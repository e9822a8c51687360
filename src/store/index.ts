// The only door to the store.
export type { Storage, StorageTrouble } from './storage';
export type {
  AmbushInstruction,
  FileProblem,
  Game,
  Language,
  LogLine,
  Notice,
  Preferences,
  SaveSummary,
  TableState,
  UndoBarrier,
} from './tableState';
export type { TableStore } from './tableStore';
