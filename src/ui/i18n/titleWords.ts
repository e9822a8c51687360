// The words of the games kept on the title page, of their codes, and of the save menu at the table.
import type { Language } from '../../store';

const ja = {
  saveMenu: '保存と書き出し',
  keptHere: 'この対局は一手ごとにブラウザに残る。別の端末へ移すときや控えには、下のどちらかを使う。',
  file: 'ファイルに書き出す',
  fileNote: '取り消した枝も含めて全部が入る。',
  codeNote: '今の局面までの一本の進行を短い文字にしたもの。表紙に貼るか、リンクを開くと続きから打てる。',
  hands: '記録からは両軍の手札も分かる。相手に渡すときは承知のうえで。',
  copyLink: 'リンクを写す',
  copied: '写した。',
  byHand: 'クリップボードに写せなかった。下の欄から写してください。',
  noCode: 'この記録からはコードを作れない。',
  codeField: '対局コードかリンク',
  pasteNote: '写したコードかリンクをここに貼る。新しい対局として開く。',
  openCode: 'コードを開く',
  emptyCode: 'コードを貼ってから開く。',
  newName: '新しい名前',
  keepName: 'この名前にする',
  stillExported: '書き出しはできる。',
  /** Which game a button belongs to, for those who hear it. */
  of: (name: string) => `「${name}」`,
};

export type TitleWords = typeof ja;

const en: TitleWords = {
  saveMenu: 'Save and export',
  keptHere:
    'The browser keeps this game after every decision. To take it elsewhere, or for a spare copy, use one of these.',
  file: 'Export a file',
  fileNote: 'All of it, with the branches taken back.',
  codeNote:
    'The line to this position as a short text. Paste it on the title page, or open the link, to go on from here.',
  hands: 'A record also tells the hands of both sides. Mind that before you pass it on.',
  copyLink: 'Copy a link',
  copied: 'Copied.',
  byHand: 'The clipboard could not be used. Copy it from the field below.',
  noCode: 'No code can be made of this record.',
  codeField: 'Game code or link',
  pasteNote: 'Paste a code or a link here. It opens as a new game.',
  openCode: 'Open the code',
  emptyCode: 'Paste a code first.',
  newName: 'New name',
  keepName: 'Use this name',
  stillExported: 'It can still be exported.',
  of: (name) => `: ${name}`,
};

const dictionaries: Readonly<Record<Language, TitleWords>> = { ja, en };

/** The words of the games kept in a language. */
export const titleWords = (language: Language): TitleWords => dictionaries[language];
