// The words of timeline, replay, comparison, warnings and preferences that the other dictionaries do not have.
import type { RuleRef } from '../../engine';
import type { Language, Preferences, UndoBarrier, Warning, WarningKind } from '../../store';
import type { Names } from './told';

/** What a warning is about, in words; figures and lists it does not give are null. */
export interface WarningTold {
  readonly area: string | null;
  readonly units: string | null;
  readonly figure: number | null;
}

export interface TableWords {
  /** Rule that a kind of warning comes from. */
  readonly warningRules: Readonly<Record<WarningKind, RuleRef>>;
  /** Names of the kinds, for their switches. */
  readonly warningKinds: Readonly<Record<WarningKind, string>>;
  readonly warnings: Readonly<Record<WarningKind, (told: WarningTold) => string>>;
  readonly timeline: {
    readonly title: string;
    readonly start: string;
    readonly here: string;
    readonly currentLine: string;
    /** A branch without a name. */
    readonly branch: (season: string, steps: number) => string;
    readonly name: string;
    readonly goOn: string;
    readonly compare: string;
    readonly takenBack: string;
    /** What going back over a step gives away. */
    readonly barriers: Readonly<Record<UndoBarrier, string>>;
    /** A step by who decided and what was asked. */
    readonly step: (side: string, prompt: string) => string;
  };
  readonly charts: Readonly<Record<'title' | 'points' | 'areas' | 'lost' | 'hands', string>>;
  readonly replay: {
    readonly title: string;
    readonly fromHere: string;
    readonly play: string;
    readonly pause: string;
    readonly back: string;
    readonly on: string;
    readonly toStart: string;
    readonly toEnd: string;
    readonly end: string;
    readonly speed: (perSecond: number) => string;
    readonly position: (at: number, length: number) => string;
    readonly noHands: string;
  };
  readonly comparison: {
    readonly title: string;
    readonly control: string;
    readonly nobody: string;
    readonly units: string;
    readonly ownHand: string;
    readonly places: Readonly<Record<'map' | 'pool' | 'newWeapons' | 'removed', string>>;
  };
  readonly files: Readonly<Record<'code' | 'copyCode' | 'pasteCode' | 'rename' | 'duplicate' | 'samples', string>>;
  readonly preferences: {
    readonly warnings: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<Preferences['speed'], string>>;
    readonly table: string;
    readonly tables: Readonly<Record<Preferences['table'], string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<Preferences['motion'], string>>;
    readonly ambushAreas: string;
  };
}

const warningRules: TableWords['warningRules'] = {
  pointsUnused: 'R7.1',
  eventUnused: 'R7.1',
  baseUngarrisoned: 'R4.3',
  passEndsTurn: 'R6.1',
  transportOver: 'R8.8',
  lastUnitAtRisk: 'R4.2',
  willNotRecover: 'R13.2',
};

const ja: TableWords = {
  warningRules,
  warningKinds: {
    pointsUnused: '使い残した戦略値',
    eventUnused: '使い残したイベント',
    baseUngarrisoned: '守りのない策源地',
    passEndsTurn: 'ターンが終わるパス',
    transportOver: '輸送制限の超過',
    lastUnitAtRisk: '危うい最後のユニット',
    willNotRecover: '回復できないユニット',
  },
  warnings: {
    pointsUnused: ({ figure }) => `戦略値が${figure}残っている。終えると捨てることになる。`,
    eventUnused: ({ figure }) =>
      figure === null
        ? 'イベントがまだ使える。終えると捨てることになる。'
        : `イベントがまだ${figure}回分残っている。終えると捨てることになる。`,
    baseUngarrisoned: ({ area, units }) =>
      units === null
        ? `${area}の策源地にユニットがなく、敵がすぐ近くにいる。`
        : `${area}の策源地に残るのは${units}だけで、陸上ユニットがいない。`,
    passEndsTurn: ({ figure }) => `相手は直前にパスした。ここでパスするとターンが終わり、手札${figure}枚は山札へ戻る。`,
    transportOver: ({ area, figure }) =>
      `${area}で輸送制限を${figure}ユニット超え、手番の終わりに動員プールへ送られる。`,
    lastUnitAtRisk: ({ area, units }) => `${area}に残るのは${units}だけで、敵がすぐ近くにいる。`,
    willNotRecover: ({ units }) => `${units}は連絡線がなく、行動済になると回復できない。`,
  },
  timeline: {
    title: '経過の枝',
    start: '開始',
    here: '現在',
    currentLine: 'いまの進行',
    branch: (season, steps) => `${season}　${steps}手`,
    name: '枝の名前',
    goOn: 'ここから続ける',
    compare: '並べて比べる',
    takenBack: '取り消した手',
    barriers: { dice: 'サイコロ', hidden: '伏せた札', side: '相手の判断', start: '開始' },
    step: (side, prompt) => `${side}：${prompt}`,
  },
  charts: { title: '推移', points: '策源地', areas: '枢軸の支配エリア', lost: '失ったユニット', hands: '手札' },
  replay: {
    title: '再生',
    fromHere: 'ここから再生',
    play: '再生',
    pause: '止める',
    back: '1手戻る',
    on: '1手進む',
    toStart: '最初へ',
    toEnd: '最後へ',
    end: '再生を終える',
    speed: (perSecond) => `毎秒${perSecond}手`,
    position: (at, length) => `${at}／${length}手`,
    noHands: '再生中はどちらの手札も見せない。',
  },
  comparison: {
    title: '二つの局面',
    control: '支配の違い',
    nobody: 'なし',
    units: 'ユニット',
    ownHand: '自分の手札',
    places: { map: '盤上', pool: '動員プール', newWeapons: '新兵器プール', removed: '除外' },
  },
  files: {
    code: '対局コード',
    copyCode: 'コードを写す',
    pasteCode: 'コードから開く',
    rename: '名前を変える',
    duplicate: '複製',
    samples: '見本の対局',
  },
  preferences: {
    warnings: '注意の表示',
    speed: '動きの速さ',
    speeds: { slow: '遅い', normal: 'ふつう', fast: '速い', off: 'すぐ' },
    table: '卓の色',
    tables: { dark: '暗い', light: '明るい' },
    motion: '動き',
    motions: { auto: '端末の設定に従う', reduced: '少なくする' },
    ambushAreas: '尋ねるエリア',
  },
};

const counted = (count: number | null, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const en: TableWords = {
  warningRules,
  warningKinds: {
    pointsUnused: 'Points left unused',
    eventUnused: 'Event left unused',
    baseUngarrisoned: 'Base without a garrison',
    passEndsTurn: 'Pass that ends the turn',
    transportOver: 'Over the transport limit',
    lastUnitAtRisk: 'Last unit at risk',
    willNotRecover: 'Units that cannot recover',
  },
  warnings: {
    pointsUnused: ({ figure }) => `${counted(figure, 'point')} left. What is not used is given up.`,
    eventUnused: ({ figure }) =>
      figure === null
        ? 'The event can still be used. What is not used is given up.'
        : `The event can still be used: ${figure} left. What is not used is given up.`,
    baseUngarrisoned: ({ area, units }) =>
      units === null
        ? `No unit holds the base ${area}, and the enemy is close.`
        : `The base ${area} is left without army units: only ${units} would stay.`,
    passEndsTurn: ({ figure }) =>
      `The other side has just passed. Passing now ends the turn; ${counted(figure, 'card')} in hand would go back to the deck.`,
    transportOver: ({ area, figure }) =>
      `${area}: ${counted(figure, 'unit')} over the transport limit, lost to the force pool at the end of the impulse.`,
    lastUnitAtRisk: ({ area, units }) => `Only ${units} would stay in ${area}, and the enemy is close.`,
    willNotRecover: ({ units }) => `No line of communication: once spent, ${units} cannot recover.`,
  },
  timeline: {
    title: 'Lines of play',
    start: 'Start',
    here: 'Now',
    currentLine: 'Present line',
    branch: (season, steps) => `${season}, ${counted(steps, 'step')}`,
    name: 'Name of the branch',
    goOn: 'Go on from here',
    compare: 'Compare side by side',
    takenBack: 'taken back',
    barriers: { dice: 'dice', hidden: 'hidden card', side: 'the other side decided', start: 'start' },
    step: (side, prompt) => `${side}: ${prompt}`,
  },
  charts: {
    title: 'Course of the game',
    points: 'Base points',
    areas: 'Areas of the axis',
    lost: 'Units lost',
    hands: 'Cards in hand',
  },
  replay: {
    title: 'Replay',
    fromHere: 'Replay from here',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    on: 'One step on',
    toStart: 'To the start',
    toEnd: 'To the end',
    end: 'End the replay',
    speed: (perSecond) => `${counted(perSecond, 'step')} a second`,
    position: (at, length) => `step ${at} of ${length}`,
    noHands: 'No hand is shown during a replay.',
  },
  comparison: {
    title: 'Two positions',
    control: 'Control that differs',
    nobody: 'nobody',
    units: 'Units',
    ownHand: 'Own hand',
    places: { map: 'on the map', pool: 'force pool', newWeapons: 'new weapons', removed: 'removed' },
  },
  files: {
    code: 'Game code',
    copyCode: 'Copy the code',
    pasteCode: 'Open from a code',
    rename: 'Rename',
    duplicate: 'Duplicate',
    samples: 'Sample games',
  },
  preferences: {
    warnings: 'Warnings',
    speed: 'Speed of dice and moves',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', off: 'at once' },
    table: 'Table',
    tables: { dark: 'dark', light: 'light' },
    motion: 'Motion',
    motions: { auto: 'as the system says', reduced: 'reduced' },
    ambushAreas: 'Areas to ask about',
  },
};

const dictionaries: Readonly<Record<Language, TableWords>> = { ja, en };

/** The words of timeline, replay, comparison, warnings and preferences in a language. */
export const tableWords = (language: Language): TableWords => dictionaries[language];

/** A warning as a sentence with the number of its rule. */
export function warningSentence(words: TableWords, { kind, area, about, figure }: Warning, names: Names): string {
  const told: WarningTold = {
    area: area === undefined ? null : names.area(area),
    units: about === undefined || about.length === 0 ? null : names.units(about),
    figure: figure ?? null,
  };
  return `${words.warnings[kind](told)}〔${words.warningRules[kind]}〕`;
}
