// The words for a newcomer outside the lesson itself: where it begins, games to watch, a term's way to the glossary.
import type { Language } from '../../store';

const ja = {
  inGlossary: '用語集',
  heading: '初めての方へ',
  guided: '最初のターンを案内つきで遊ぶ',
  guidedNote: 'ポーランド攻めから回復まで、約5分。規則書を読まずに始められる。',
  gameName: '案内つきの第1ターン',
  mark: '案内つき',
  samples: '見本の対局',
  watch: '観る',
  chapters: '章',
};

type NewcomerWords = typeof ja;

const en: NewcomerWords = {
  inGlossary: 'Glossary',
  heading: 'New here?',
  guided: 'Guided first turn',
  guidedNote: 'From the attack on Poland to recovery, in about five minutes; no need to read the rules first.',
  gameName: 'Guided first turn',
  mark: 'guided',
  samples: 'Games to watch',
  watch: 'Watch',
  chapters: 'Chapters',
};

const dictionaries: Readonly<Record<Language, NewcomerWords>> = { ja, en };

/** Those words in a language. */
export const newcomerWords = (language: Language): NewcomerWords => dictionaries[language];
