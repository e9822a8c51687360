// The only door to the store.
export { builtInWorld } from './builtInWorld';
export { createBrowserStorage, createMemoryStorage, type Storage, type StorageTrouble } from './storage';
export type {
  AmbushInstruction,
  FileProblem,
  Language,
  LogLine,
  Notice,
  SaveSummary,
  TableState,
  UndoBarrier,
} from './tableState';
export { createTableStore, type TableStore } from './tableStore';
