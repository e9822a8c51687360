// The words of the lab, loaded with it.
import type { Language } from '../../store';
import { labEn } from './labEn';
import { type LabWords, labJa } from './labJa';

export type { LabWords } from './labJa';

const dictionaries: Readonly<Record<Language, LabWords>> = { ja: labJa, en: labEn };

/** The words of the lab in a language. */
export const labWords = (language: Language): LabWords => dictionaries[language];
