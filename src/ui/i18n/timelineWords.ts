// The words of timeline, charts, replay and of what a line of the log offers.
import type { Language } from '../../store';

export type Measure = 'points' | 'lost' | 'hands';

export interface TimelineWords {
  readonly title: string;
  readonly close: string;
  readonly loading: string;
  readonly measures: Readonly<Record<Measure, string>>;
  /** What the figures of a chart are. */
  readonly about: Readonly<Record<Measure, string>>;
  readonly suddenAxis: (points: number) => string;
  readonly suddenAllies: (points: number) => string;
  readonly decisionLine: (points: number) => string;
  /** The half-year of a turn, short. */
  readonly halfYear: (season: string) => string;
  readonly asTable: string;
  readonly asChart: string;
  readonly columns: {
    readonly turn: string;
    readonly points: (side: string) => string;
    readonly areas: string;
    readonly lost: (side: string) => string;
    readonly hands: (side: string) => string;
  };
  /** Areas of a side, in a column of its name. */
  readonly areas: string;
  readonly current: string;
  readonly unnamed: string;
  readonly now: string;
  readonly branch: {
    readonly title: string;
    readonly list: string;
    readonly looked: string;
    readonly name: string;
    readonly of: (turn: number, steps: number) => string;
    readonly currentStory: (steps: number) => string;
    readonly story: (from: number, steps: number, to: number) => string;
    readonly kept: (branches: number, steps: number) => string;
  };
  readonly position: {
    readonly title: string;
    readonly at: (step: number, all: number) => string;
    readonly start: string;
    readonly decided: (side: string, decision: string) => string;
    readonly nothing: string;
    readonly steps: string;
  };
  readonly acts: Readonly<Record<'goOn' | 'goThere' | 'onMap' | 'compare', string>>;
  readonly isNow: string;
  readonly tree: string;
  readonly treeKeys: string;
  readonly spoken: (branch: string, turn: string, step: string, told: string) => string;
  readonly milestones: {
    readonly fall: (area: string) => string;
    readonly join: (nation: string) => string;
    readonly surrender: (nation: string) => string;
    readonly end: (winner: string) => string;
  };
  readonly compare: {
    readonly title: string;
    readonly step: (turn: number, step: number) => string;
    readonly figures: string;
    readonly hand: (side: string) => string;
    readonly noHand: string;
    readonly units: string;
    readonly sameUnits: string;
    readonly places: Readonly<Record<'map' | 'pool' | 'newWeapons' | 'removed', string>>;
    readonly control: string;
    readonly sameControl: string;
    readonly nobody: string;
    readonly change: (before: string, after: string) => string;
    readonly close: string;
  };
  readonly replay: {
    readonly title: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly step: string;
    readonly speed: string;
    readonly perSecond: (steps: number) => string;
    readonly end: string;
    readonly note: string;
  };
  readonly log: Readonly<Record<'back' | 'replay' | 'timeline' | 'acts', string>>;
}

const half = (figure: number): string => `${figure}`.replace('0.5', '½');

const ja: TimelineWords = {
  title: '年表',
  close: '盤へ戻る',
  loading: '年表を開いている',
  measures: { points: '策源地', lost: '失ったユニット', hands: '手札' },
  about: {
    points: '枢軸の策源地（ロンドンとモスクワは2と数える）と連合の策源地',
    lost: 'ゲームの始まりから除去・除外されたユニット',
    hands: '手札の枚数',
  },
  suddenAxis: (points) => `枢軸サドンデス（${points}以上）`,
  suddenAllies: (points) => `連合サドンデス（${points}以下）`,
  decisionLine: (points) => `判定の線 ${points}`,
  halfYear: (season) => season.replace('年 ', ''),
  asTable: '表で見る',
  asChart: '図で見る',
  columns: {
    turn: 'ターン',
    points: (side) => `${side}の策源地`,
    areas: '枢軸の支配エリア',
    lost: (side) => `失ったユニット ${side}`,
    hands: (side) => `手札 ${side}`,
  },
  areas: '支配エリア',
  current: 'いまの線',
  unnamed: '名のない枝',
  now: 'いま',
  branch: {
    title: '枝',
    list: '枝の一覧',
    looked: '選択中',
    name: '名前',
    of: (turn, steps) => `第${turn}ターン・${steps}手`,
    currentStory: (steps) => `始まりから${steps}手。盤面はこの線の上にある。`,
    story: (from, steps, to) => `第${from}ターンにいまの線から分かれた。${steps}手、第${to}ターンまで。`,
    kept: (branches, steps) => `枝${branches}本、${steps}手。捨てた手もすべて残っている。`,
  },
  position: {
    title: '局面',
    at: (step, all) => `${step}／${all}手`,
    start: 'ゲームの始まり。',
    decided: (side, decision) => `${side}：${decision}`,
    nothing: '記録に残る出来事はない。',
    steps: '前後の手',
  },
  acts: {
    goOn: 'ここから続ける',
    goThere: 'ここへ移る',
    onMap: '地図で見る',
    compare: 'いまと並べて見る',
  },
  isNow: 'いまの局面である。',
  tree: '枝と局面',
  treeKeys: '左右で一手、PageUp・PageDownで1ターン、上下で枝を移る。',
  spoken: (branch, turn, step, told) => `${branch}、${turn}、${step}。${told}`,
  milestones: {
    fall: (area) => `${area}占領`,
    join: (nation) => `${nation}参戦`,
    surrender: (nation) => `${nation}降伏`,
    end: (winner) => `${winner}の勝利`,
  },
  compare: {
    title: '並べて見る',
    step: (turn, step) => `第${turn}ターン・${step}手`,
    figures: '項目',
    hand: (side) => `${side}の手札`,
    noHand: '手札は、席についている側のものだけが出る。',
    units: '違うユニット',
    sameUnits: 'ユニットの所在は同じ。',
    places: { map: '盤上', pool: '動員', newWeapons: '新兵器', removed: '除外' },
    control: '支配の違うエリア',
    sameControl: '支配は同じ。',
    nobody: 'なし',
    change: (before, after) => `${before} → ${after}`,
    close: '閉じる',
  },
  replay: {
    title: '再生',
    first: '最初へ',
    back: '一手前へ',
    play: '再生',
    pause: '止める',
    forward: '一手先へ',
    last: '最後へ',
    step: '手',
    speed: '速さ',
    perSecond: (steps) => `毎秒${half(steps)}手`,
    end: '再生を終える',
    note: '再生中は手札を伏せ、何も決められない。',
  },
  log: { back: '戻る', replay: '再生', timeline: '年表', acts: 'この行の局面' },
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const en: TimelineWords = {
  title: 'Timeline',
  close: 'Back to the board',
  loading: 'Opening the timeline',
  measures: { points: 'Bases', lost: 'Units lost', hands: 'Cards in hand' },
  about: {
    points: 'Axis bases (London and Moscow count 2) and Allied bases',
    lost: 'Units eliminated or removed since the start of the game',
    hands: 'Cards in hand',
  },
  suddenAxis: (points) => `Axis sudden death (${points} or more)`,
  suddenAllies: (points) => `Allied sudden death (${points} or less)`,
  decisionLine: (points) => `Decision ${points}`,
  halfYear: (season) => season,
  asTable: 'As a table',
  asChart: 'As a chart',
  columns: {
    turn: 'Turn',
    points: (side) => `${side} bases`,
    areas: 'Axis areas',
    lost: (side) => `Lost, ${side}`,
    hands: (side) => `Hand, ${side}`,
  },
  areas: 'Areas',
  current: 'Present line',
  unnamed: 'Unnamed branch',
  now: 'Now',
  branch: {
    title: 'Branches',
    list: 'All branches',
    looked: 'looked at',
    name: 'Name',
    of: (turn, steps) => `turn ${turn}, ${count(steps, 'step')}`,
    currentStory: (steps) => `${count(steps, 'step')} from the start. The board stands on this line.`,
    story: (from, steps, to) => `Left the present line in turn ${from}: ${count(steps, 'step')}, up to turn ${to}.`,
    kept: (branches, steps) =>
      `${count(branches, 'branch').replace('branchs', 'branches')}, ${count(steps, 'step')}. What was taken back is kept.`,
  },
  position: {
    title: 'Position',
    at: (step, all) => `step ${step} of ${all}`,
    start: 'The start of the game.',
    decided: (side, decision) => `${side}: ${decision}`,
    nothing: 'Nothing of this step is in the log.',
    steps: 'Steps around it',
  },
  acts: {
    goOn: 'Go on from here',
    goThere: 'Go there',
    onMap: 'On the map',
    compare: 'Compare with now',
  },
  isNow: 'The game stands here.',
  tree: 'Branches and positions',
  treeKeys: 'Left and right: a step. Page up and down: a turn. Up and down: another branch.',
  spoken: (branch, turn, step, told) => `${branch}, ${turn}, ${step}. ${told}`,
  milestones: {
    fall: (area) => `${area} taken`,
    join: (nation) => `${nation} joins`,
    surrender: (nation) => `${nation} surrenders`,
    end: (winner) => `${winner} victory`,
  },
  compare: {
    title: 'Side by side',
    step: (turn, step) => `Turn ${turn}, step ${step}`,
    figures: 'Figures',
    hand: (side) => `${side} hand`,
    noHand: 'A hand is shown only to the side that sits at the table.',
    units: 'Units that differ',
    sameUnits: 'The units are at the same places.',
    places: { map: 'Map', pool: 'Pool', newWeapons: 'New weapons', removed: 'Removed' },
    control: 'Areas held by others',
    sameControl: 'The same areas are held.',
    nobody: 'nobody',
    change: (before, after) => `${before} → ${after}`,
    close: 'Close',
  },
  replay: {
    title: 'Replay',
    first: 'To the start',
    back: 'A step back',
    play: 'Play',
    pause: 'Stop',
    forward: 'A step on',
    last: 'To the end',
    step: 'Step',
    speed: 'Speed',
    perSecond: (steps) => (steps === 1 ? '1 step a second' : `${half(steps)} steps a second`),
    end: 'End the replay',
    note: 'Hands are hidden meanwhile, and nothing can be decided.',
  },
  log: { back: 'Go back', replay: 'Replay', timeline: 'Timeline', acts: 'The position of this line' },
};

const dictionaries: Readonly<Record<Language, TimelineWords>> = { ja, en };

/** The words of timeline and replay in a language. */
export const timelineWords = (language: Language): TimelineWords => dictionaries[language];
