// The table store: the only caller of the engine from the screen.
import type { StoreApi } from 'zustand/vanilla';
import type { TableState } from './tableState';

export type TableStore = StoreApi<TableState>;
