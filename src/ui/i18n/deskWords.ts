// The words around the board that no other dictionary has: tools, keys, settings, results of combat, cards, files.
import type { Language } from '../../store';

export interface DeskWords {
  readonly tools: string;
  /** Keys of the map and of what lies over it, for the list of keys. */
  readonly keys: Readonly<
    Record<
      | 'always'
      | 'onward'
      | 'cards'
      | 'units'
      | 'map'
      | 'lookBack'
      | 'overlays'
      | 'overlay'
      | 'more'
      | 'rules'
      | 'replaySteps'
      | 'replaySpeed'
      | 'replayPlay',
      string
    >
  >;
  /** Dice and the result of a fight (R9, R10, R14, R17). */
  readonly fight: {
    readonly titles: Readonly<Record<'attack' | 'airAttack' | 'ambush' | 'raid' | 'bombing', (area: string) => string>>;
    readonly throws: (side: string, area: string) => string;
    readonly diceOf: (side: string) => string;
    readonly anyKey: string;
    readonly hits: string;
    readonly damage: string;
    readonly placed: (side: string) => string;
    readonly least: string;
    readonly fate: Readonly<Record<'pool' | 'retreat' | 'spent', (units: string) => string>>;
    readonly withdrew: (unit: string, area: string) => string;
    readonly discarded: (side: string, card: string) => string;
    readonly taken: (area: string, nation: string) => string;
    readonly nobodys: (area: string) => string;
    readonly nothing: string;
    readonly bases: (side: string) => string;
    readonly toSudden: (side: string) => string;
    readonly goBack: string;
    readonly known: (dice: number) => string;
    readonly bothGain: string;
    readonly beforeFight: string;
  };
  readonly cards: {
    readonly lastPlayed: string;
    readonly nothing: string;
    /** Ticks the cards played last that are in the deck. */
    readonly sameAgain: string;
    readonly worth: (area: string, points: number) => string;
    readonly basesOf: (points: number) => string;
    readonly eventLeft: (left: number) => string;
    /** What has to be done before the hand is chosen. */
    readonly still: (left: number) => string;
    /** Why the hand of the asked side lies face down. */
    readonly faceDown: string;
  };
}

const ja: DeskWords = {
  tools: '道具',
  keys: {
    always: 'いつでも',
    cards: '札',
    units: '部隊',
    map: '地図',
    onward: '次の部分へ',
    lookBack: '再生中',
    overlays: '重ね図の一覧',
    overlay: '重ね図を出す・消す',
    more: 'スタックを組に加える',
    rules: '規則書',
    replaySteps: '1手戻る・進む',
    replaySpeed: '速さ',
    replayPlay: '再生・停止',
  },
  fight: {
    titles: {
      attack: (area) => `${area}の戦闘`,
      airAttack: (area) => `${area}への航空攻撃`,
      ambush: (area) => `${area}の待ち伏せ`,
      raid: (area) => `${area}の襲撃`,
      bombing: (area) => `${area}への爆撃`,
    },
    throws: (side, area) => `${area}　${side}のサイコロ`,
    diceOf: (side) => `${side}のサイコロ`,
    anyKey: 'キーかクリックで結果へ',
    hits: '命中',
    damage: '損害',
    placed: (side) => `${side}が配分ずみ`,
    least: '自軍の損害は最小に置ける',
    fate: {
      pool: (units) => `${units}を除去。`,
      retreat: (units) => `${units}は退却。`,
      spent: (units) => `${units}は行動済。`,
    },
    withdrew: (unit, area) => `${unit}は${area}へ退いた。`,
    discarded: (side, card) => `${side}は手札の${card}を失った。`,
    taken: (area, nation) => `${area}は${nation}の支配下に入った。`,
    nobodys: (area) => `${area}はどの国の支配下でもなくなった。`,
    nothing: '何も変わらない。',
    bases: (side) => `${side}の策源地`,
    toSudden: (side) => `${side}のサドンデスまで`,
    goBack: '元に戻すと',
    known: (dice) => `サイコロ${dice}個の目を、両者とも知ったあとである。`,
    bothGain: '戻すと両者が得をする。',
    beforeFight: 'サイコロの前へ戻す…',
  },
  cards: {
    lastPlayed: '前のターンに使われた札',
    nothing: 'なし',
    sameAgain: '前に使った札を選ぶ',
    worth: (area, points) => `${area} ${points}`,
    basesOf: (points) => `枚。策源地の合計${points}`,
    eventLeft: (left) => `あと${left}`,
    still: (left) => `あと${left}枚選ぶと決定できる。選ばなかった札は山札に残る。`,
    faceDown: '相手も見ているので伏せてある。幕を挟んで開く。',
  },
};

const en: DeskWords = {
  tools: 'Tools',
  keys: {
    always: 'Always',
    cards: 'Cards',
    units: 'Units',
    map: 'Map',
    onward: 'on to the next part',
    lookBack: 'In a replay',
    overlays: 'list of overlays',
    overlay: 'an overlay on, off',
    more: 'add a stack to the group',
    rules: 'rule book',
    replaySteps: 'a step back, a step on',
    replaySpeed: 'speed',
    replayPlay: 'play, pause',
  },
  fight: {
    titles: {
      attack: (area) => `Attack in ${area}`,
      airAttack: (area) => `Air attack on ${area}`,
      ambush: (area) => `Ambush in ${area}`,
      raid: (area) => `Raid in ${area}`,
      bombing: (area) => `Bombing of ${area}`,
    },
    throws: (side, area) => `${area}: dice of the ${side}`,
    diceOf: (side) => `Dice of the ${side}`,
    anyKey: 'any key or click: the result',
    hits: 'hits',
    damage: 'damage',
    placed: (side) => `placed by: ${side}`,
    least: 'may be placed to do the least harm',
    fate: {
      pool: (units) => `Lost: ${units}.`,
      retreat: (units) => `Driven off: ${units}.`,
      spent: (units) => `Spent: ${units}.`,
    },
    withdrew: (unit, area) => `${unit} retreated to ${area}.`,
    discarded: (side, card) => `${side} lost from the hand: ${card}.`,
    taken: (area, nation) => `${area} is now controlled by ${nation}.`,
    nobodys: (area) => `Nobody controls ${area} any more.`,
    nothing: 'Nothing has changed.',
    bases: (side) => `Bases of the ${side}`,
    toSudden: (side) => `To sudden death: ${side}`,
    goBack: 'Going back',
    known: (dice) => `Both sides know ${dice === 1 ? 'the die' : `the ${dice} dice`} by now.`,
    bothGain: 'Going back helps both.',
    beforeFight: 'Back before the dice…',
  },
  cards: {
    lastPlayed: 'Played last turn',
    nothing: 'none',
    sameAgain: 'Those played last',
    worth: (area, points) => `${area} ${points}`,
    basesOf: (points) => `cards, as many as bases: ${points}`,
    eventLeft: (left) => `${left} left`,
    still: (left) => `Choose ${left} more, then the hand can be taken. Cards left out stay in the deck.`,
    faceDown: 'Both are looking, so it lies face down. The curtain falls before it is shown.',
  },
};

const dictionaries: Readonly<Record<Language, DeskWords>> = { ja, en };

/** The words around the board in a language. */
export const deskWords = (language: Language): DeskWords => dictionaries[language];
