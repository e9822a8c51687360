// How components of the lab reach its store, and its words.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LabState, LabStore } from '../../store/lab';
import { type LabWords, labWords } from '../i18n/labWords';
import { useWords } from '../useWords';

export const LabContext = createContext<LabStore | null>(null);

/** The store itself, for event handlers. Throws outside the provider. */
export function useLabStore(): LabStore {
  const store = useContext(LabContext);
  if (!store) throw new Error('no lab store: LabContext.Provider is missing');
  return store;
}

/** What a selector picks from the lab; the component is drawn anew when that changes. */
export function useLab<T>(selector: (lab: LabState) => T): T {
  return useStore(useLabStore(), selector);
}

export function useLabWords(): LabWords {
  return labWords(useWords().language);
}
