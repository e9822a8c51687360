// The words about newer versions of the program.
import type { Language } from '../../store';

export interface UpdateWords {
  readonly ready: string;
  readonly take: string;
  readonly later: string;
}

const ja: UpdateWords = {
  ready: '新しい版がある。ゲームはそのまま続けられる。',
  take: '新しい版にする',
  later: '後で',
};

const en: UpdateWords = {
  ready: 'A newer version is ready. Your games go on as they are.',
  take: 'Use it',
  later: 'Later',
};

const byLanguage: Readonly<Record<Language, UpdateWords>> = { ja, en };

export const updateWords = (language: Language): UpdateWords => byLanguage[language];
