// The words of the language in use, and names of the things of the data pack.
import { useMemo } from 'react';
import type { Refusal } from '../engine';
import type { Language } from '../store';
import { type Names, namesOf, refusalSentence, type Words, words } from './i18n';
import { type ScreenWords, screenWords } from './i18n/screenWords';
import { useTable } from './useTable';

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly screen: ScreenWords;
  readonly names: Names;
  /** Why not, with the number of the rule. */
  readonly reason: (refusal: Refusal) => string;
}

export function useWords(): Spoken {
  const language = useTable(({ preferences }) => preferences.language);
  const world = useTable((table) => table.world);
  return useMemo(() => {
    const spoken = words(language);
    const names = namesOf(world, language, spoken);
    const reason = (refusal: Refusal): string => refusalSentence(spoken, refusal, names);
    return { language, words: spoken, screen: screenWords(language), names, reason };
  }, [language, world]);
}
