// The words of the rule book around its text.
import type { Language } from '../../store';

export interface RulesWords {
  readonly title: string;
  readonly rules: string;
  readonly terms: string;
  readonly parts: string;
  readonly contents: string;
  /** Heading of the chapter that tells where the rules come from. */
  readonly about: string;
  /** Label of a button that opens the book at a rule; holds the number as it is shown. */
  readonly open: (rule: string) => string;
  readonly search: string;
  readonly placeholder: string;
  readonly hits: (at: number, all: number) => string;
  readonly noHits: (query: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly clear: string;
  readonly back: (rule: string) => string;
  readonly close: string;
  readonly loading: string;
  /** Where a rule comes from, by its letter: in a word, and in a line. */
  readonly marks: Readonly<Record<'S' | 'Q' | 'D', readonly [short: string, full: string]>>;
  readonly columns: Readonly<Record<'japanese' | 'english' | 'meaning', string>>;
  /** Headings of the glossary's groups, by the heading in the document. */
  readonly groups: Readonly<Record<string, string>>;
}

const ja: RulesWords = {
  title: '規則書',
  rules: '規則',
  terms: '用語',
  parts: '規則書の部分',
  contents: '目次',
  about: 'この規則書について',
  open: (rule) => `規則${rule}を開く`,
  search: '規則書を探す',
  placeholder: '言葉か番号（例：待ち伏せ、8.2）',
  hits: (at, all) => `${at}／${all}`,
  noHits: (query) => `「${query}」は見つからない。`,
  previous: '前の箇所',
  next: '次の箇所',
  clear: '探すのをやめる',
  back: (rule) => `${rule}へ戻る`,
  close: '規則書を閉じる',
  loading: '規則書を開いている',
  marks: {
    S: ['記事', '元の記事の規則'],
    Q: ['公式', '公式の正誤表・Q&Aの規則'],
    D: ['裁定', '記事にないことを定めた裁定'],
  },
  columns: { japanese: '日本語', english: '英語', meaning: '意味' },
  groups: {
    'The game': 'ゲーム',
    'The map': 'マップ',
    Units: 'ユニット',
    'What is done': '行動',
    Nations: '国家',
    Cards: 'カード',
    'The program': 'プログラム',
  },
};

const en: RulesWords = {
  title: 'Rule book',
  rules: 'Rules',
  terms: 'Glossary',
  parts: 'Parts of the rule book',
  contents: 'Contents',
  about: 'About these rules',
  open: (rule) => `Open rule ${rule}`,
  search: 'Search the rule book',
  placeholder: 'Words or a number (ambush, 8.2)',
  hits: (at, all) => `${at} / ${all}`,
  noHits: (query) => `Nothing found for “${query}”.`,
  previous: 'Previous hit',
  next: 'Next hit',
  clear: 'End the search',
  back: (rule) => `Back to ${rule}`,
  close: 'Close the rule book',
  loading: 'Opening the rule book',
  marks: {
    S: ['article', 'rule of the original article'],
    Q: ['official', 'rule of the official errata and Q&A'],
    D: ['ruling', 'our ruling where the article is silent'],
  },
  columns: { japanese: 'Japanese', english: 'English', meaning: 'Meaning' },
  groups: {},
};

const dictionaries: Readonly<Record<Language, RulesWords>> = { ja, en };

/** The words of the rule book in a language. */
export const rulesWords = (language: Language): RulesWords => dictionaries[language];
