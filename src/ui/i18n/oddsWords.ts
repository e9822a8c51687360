// The words of the odds (R9, R11, R14, R17): shares, who allocates and why, what an ambush would change.
import type { Language } from '../../store';

/** Shares from 0 to 1 are given as text, e.g. `68.5%`. */
export interface OddsWords {
  readonly exact: string;
  /** What is assumed of the side that allocates. */
  readonly assumption: string;
  readonly empties: (area: string) => string;
  readonly someHit: string;
  /** Beside the large number. */
  readonly becomesEmpty: string;
  readonly afterMove: string;
  /** A sentence for the bars: each number of hits with its share, and from which on the area is empty. */
  readonly bars: (shares: readonly string[], needed: number | null) => string;
  readonly barsNote: string;
  readonly ghostNote: string;
  /** What the threshold in the bars says. */
  readonly from: (needed: number) => string;
  readonly columns: Readonly<Record<'plain' | 'ambushed' | 'declined' | 'sprung', string>>;
  readonly rows: Readonly<Record<'clear' | 'control' | 'hits' | 'enemy' | 'own', string>>;
  readonly toll: (retreated: string, lost: string) => string;
  readonly spent: (count: string) => string;
  readonly noToll: string;
  readonly difference: (points: string) => string;
  readonly allocation: string;
  readonly allocates: (side: string) => string;
  /** Why a side allocates, by clause of R9.2; `other` is the side that strikes when the struck one allocates. */
  readonly why: Readonly<Record<1 | 2 | 3, (side: string, strikes: boolean, other: string) => string>>;
  readonly ambush: string;
  readonly strikeBack: (units: string) => string;
  readonly nobodyStrikesBack: string;
  readonly noCards: string;
  readonly discards: {
    readonly headline: string;
    readonly bars: (shares: readonly string[]) => string;
    readonly barsNote: string;
    readonly expected: string;
    readonly cards: (count: string) => string;
    readonly hand: (count: number) => string;
  };
  readonly counter: {
    readonly title: string;
    readonly repels: string;
    readonly someHit: string;
    readonly bars: (shares: readonly string[], needed: number | null) => string;
    readonly barsNote: string;
    readonly expected: string;
    readonly thenAttack: string;
    readonly always: string;
  };
}

const ja: OddsWords = {
  exact: '厳密計算',
  assumption: '割り振る側が、自分に最もよく損害を置くとした値。',
  empties: (area) => `${area}を空にする`,
  someHit: '一つ以上命中',
  becomesEmpty: '空になる',
  afterMove: '移動のあと攻撃すると',
  bars: (shares, needed) =>
    `命中数の確率。${shares.map((share, hits) => `${hits}は${share}`).join('、')}。${needed ? `${needed}以上で空になる。` : ''}`,
  barsNote: '命中数と確率（％）',
  ghostNote: '点線は待ち伏せされたとき',
  from: (needed) => `${needed}〜で空`,
  columns: { plain: 'このまま', ambushed: '待ち伏せされたら', declined: '見送る', sprung: '反撃する' },
  rows: { clear: '空になる', control: '支配を得る', hits: '命中', enemy: '敵', own: '味方' },
  toll: (retreated, lost) => `退却${retreated} 除去${lost}`,
  spent: (count) => `行動済${count}`,
  noToll: 'なし',
  difference: (points) => `（${points}）`,
  allocation: '配分',
  allocates: (side) => `${side}が決める`,
  why: {
    1: (side, strikes) => (strikes ? `${side}に航空が加わる` : `航空が加わるのは${side}だけ`),
    2: (side) => `要塞が加わるのは${side}だけ`,
    3: (side, strikes, other) => (strikes ? `最高の攻撃力で${side}が上回る` : `最高の攻撃力で${other}が上回らない`),
  },
  ambush: '待ち伏せ',
  strikeBack: (units) => `反撃するのは未行動の${units}、損害2倍`,
  nobodyStrikesBack: '反撃できる未行動のユニットがいない',
  noCards: '相手に手札がない',
  discards: {
    headline: '札を捨てさせる',
    bars: (shares) => `捨てさせる枚数の確率。${shares.map((share, cards) => `${cards}枚は${share}`).join('、')}。`,
    barsNote: '捨てる枚数と確率（％）',
    expected: '平均',
    cards: (count) => `${count}枚`,
    hand: (count) => `相手の手札は${count}枚。無作為に捨てる。`,
  },
  counter: {
    title: '反撃の予測',
    repels: '全ユニットを退ける',
    someHit: '一つ以上命中',
    bars: (shares, needed) =>
      `反撃の命中数の確率。${shares.map((share, hits) => `${hits}は${share}`).join('、')}。${needed ? `${needed}以上で全ユニットが退く。` : ''}`,
    barsNote: '反撃の命中数と確率（％）、1命中は損害2',
    expected: '敵の見込み',
    thenAttack: 'そのあとの敵の攻撃',
    always: '札を持っているかどうかには関わらない計算。',
  },
};

const list = (shares: readonly string[], one: string): string =>
  shares.map((share, count) => `${count} ${one}${count === 1 ? '' : 's'} ${share}`).join(', ');

const en: OddsWords = {
  exact: 'exact',
  assumption: 'Assumes that the side that allocates places damage as well as it can.',
  empties: (area) => `Empties ${area}`,
  someHit: 'At least one hit',
  becomesEmpty: 'chance',
  afterMove: 'Attacking after the move',
  bars: (shares, needed) =>
    `Chances of hits: ${list(shares, 'hit')}.${needed ? ` From ${needed} on the area is empty.` : ''}`,
  barsNote: 'hits and chance (%)',
  ghostNote: 'dotted: if ambushed',
  from: (needed) => `empty from ${needed}`,
  columns: { plain: 'as it is', ambushed: 'if ambushed', declined: 'let it pass', sprung: 'strike back' },
  rows: { clear: 'Emptied', control: 'Control', hits: 'Hits', enemy: 'Enemy', own: 'Own' },
  toll: (retreated, lost) => `${retreated} back, ${lost} lost`,
  spent: (count) => `${count} spent`,
  noToll: 'none',
  difference: (points) => ` (${points})`,
  allocation: 'Damage',
  allocates: (side) => `${side} places it`,
  why: {
    1: (side, strikes) => (strikes ? `${side}: aircraft take part` : `aircraft only on the side of the ${side}`),
    2: (side) => `a fortress only on the side of the ${side}`,
    3: (side, strikes, other) =>
      strikes ? `highest attack rating: ${side}` : `${other}: no higher attack rating than theirs`,
  },
  ambush: 'Ambush',
  strikeBack: (units) => `strikes back: ${units} (ready), double damage`,
  nobodyStrikesBack: 'no ready unit could strike back',
  noCards: 'the other side holds no cards',
  discards: {
    headline: 'Makes them discard',
    bars: (shares) => `Chances of cards discarded: ${list(shares, 'card')}.`,
    barsNote: 'cards discarded and chance (%)',
    expected: 'Average',
    cards: (count) => `${count} cards`,
    hand: (count) => `The other side holds ${count}. They are discarded at random.`,
  },
  counter: {
    title: 'Odds of striking back',
    repels: 'Drives all of them off',
    someHit: 'At least one hit',
    bars: (shares, needed) =>
      `Chances of hits when striking back: ${list(shares, 'hit')}.${needed ? ` From ${needed} on all of them are driven off.` : ''}`,
    barsNote: 'hits striking back (2 damage each), chance (%)',
    expected: 'Enemy, on average',
    thenAttack: 'Their attack after that',
    always: 'Worked out whether or not a card is held.',
  },
};

const dictionaries: Readonly<Record<Language, OddsWords>> = { ja, en };

/** The words of the odds in a language. */
export const oddsWords = (language: Language): OddsWords => dictionaries[language];
