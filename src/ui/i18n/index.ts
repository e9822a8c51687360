// The only door to the words: dictionaries, names and sentences.
import type { Language } from '../../store';
import { en } from './en';
import { ja, type Words } from './ja';

export type { Words } from './ja';
export { namesOf } from './names';
export { logSentence, noticeSentence, promptSentence, refusalSentence } from './sentences';
export type { Names } from './told';

const dictionaries: Readonly<Record<Language, Words>> = { ja, en };

/** The dictionary of a language. */
export const words = (language: Language): Words => dictionaries[language];
