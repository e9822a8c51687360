// How components reach the table store: one context, small selectors.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableState, TableStore } from '../store';

export const TableContext = createContext<TableStore | null>(null);

/** The store itself, for event handlers that read what is current. Throws outside the provider. */
export function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error('no table store: TableContext.Provider is missing');
  return store;
}

/** What a selector picks from the table; the component is drawn anew when that changes. */
export function useTable<T>(selector: (table: TableState) => T): T {
  return useStore(useTableStore(), selector);
}
