// The words around the board that no other dictionary has: tools, keys, settings, results of combat, cards, files.
import type { Language } from '../../store';

export interface DeskWords {
  readonly tools: string;
  /** Keys of the map and of what lies over it, for the list of keys. */
  readonly keys: Readonly<
    Record<
      'always' | 'cards' | 'units' | 'map' | 'lookBack' | 'act' | 'overlays' | 'search' | 'more' | 'rules' | 'replay',
      string
    >
  >;
}

const ja: DeskWords = {
  tools: '道具',
  keys: {
    always: 'いつでも',
    cards: '札',
    units: '部隊',
    map: '地図',
    lookBack: '振り返る',
    act: '動かし方は、命令書のボタンの文字のキー',
    overlays: '重ね図',
    search: 'エリアを名前で探す',
    more: 'スタックを組に加える',
    rules: '規則書',
    replay: '再生中：1手戻る・進む、速さ、再生と停止',
  },
};

const en: DeskWords = {
  tools: 'Tools',
  keys: {
    always: 'Always',
    cards: 'Cards',
    units: 'Units',
    map: 'Map',
    lookBack: 'Looking back',
    act: 'what a group does: the letters on the buttons of the order slip',
    overlays: 'Overlays',
    search: 'Find an area by its name',
    more: 'Adds a stack to the group',
    rules: 'Rule book',
    replay: 'In a replay: a step back or on, speed, play and pause',
  },
};

const dictionaries: Readonly<Record<Language, DeskWords>> = { ja, en };

/** The words around the board in a language. */
export const deskWords = (language: Language): DeskWords => dictionaries[language];
