// The only door to the store.
export { builtInWorld } from './builtInWorld';
export { createBrowserStorage, createMemoryStorage, type Storage, type StorageTrouble } from './storage';
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
export { createTableStore, type TableSetup, type TableStore } from './tableStore';
