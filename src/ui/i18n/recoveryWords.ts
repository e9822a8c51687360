// The words of recovery (R13) that the dictionaries do not have.
import type { Language } from '../../store';

export interface RecoveryWords {
  /** Which of the nations that choose is asked now. */
  readonly progress: (nation: string, at: number, of: number) => string;
  /** A choice made by the program. */
  readonly best: string;
  readonly bestNote: string;
}

const ja: RecoveryWords = {
  progress: (nation, at, of) => `${nation}の番。選ぶ国${of}のうち${at}番目。`,
  best: 'おまかせ',
  bestNote: '費用の高い順、同じなら攻撃力の高い順に回復する',
};

const en: RecoveryWords = {
  progress: (nation, at, of) => `${nation}: nation ${at} of the ${of} that choose.`,
  best: 'Choose for me',
  bestNote: 'The dearest units recover, among equals the strongest in attack',
};

const byLanguage: Readonly<Record<Language, RecoveryWords>> = { ja, en };

/** The words of recovery in a language. */
export const recoveryWords = (language: Language): RecoveryWords => byLanguage[language];
