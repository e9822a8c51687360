// The words of the screens around the map that the dictionaries of the rules do not have.
import type { Language } from '../../store';
import { screenEn } from './screenEn';
import { type ScreenWords, screenJa } from './screenJa';

export type { ScreenWords } from './screenJa';

const dictionaries: Readonly<Record<Language, ScreenWords>> = { ja: screenJa, en: screenEn };

/** The words of the screens in a language. */
export const screenWords = (language: Language): ScreenWords => dictionaries[language];
