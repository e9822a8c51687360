// Every word a player reads, in Japanese. The source of the dictionary's type.
import type { AmbushMode, FileProblem, StorageTrouble, UndoBarrier } from '../../store';
import { logJa } from './logJa';
import { promptsJa } from './promptsJa';
import { refusalsJa } from './refusalsJa';
import type {
  BaseLabels,
  DecisionLabels,
  DiplomacyLabels,
  NoticeWords,
  PoolLabels,
  SideLabels,
  UnitLabels,
} from './told';

const years = (turn: number): number => 1939 + Math.floor(turn / 2);
const isWinter = (turn: number): boolean => turn % 2 === 1;

const sides: SideLabels = { axis: '枢軸', allies: '連合' };

const unitTypes: UnitLabels = {
  LF: '歩兵',
  GF: '守備兵',
  SA: '打撃軍',
  TF: '戦車',
  AB: '空挺兵',
  FT: '要塞',
  AF: '航空隊',
  NF: '水上艦',
  CV: '空母',
  CVE: '護衛空母',
  SS: '潜水艦',
};

const pools: PoolLabels = { forcePool: '動員プール', newWeaponsPool: '新兵器プール', removed: '除外' };

const bases: BaseLabels = {
  red: '策源地（両軍）',
  black: '策源地（枢軸のみ）',
  half: '策源地（枢軸のみ・0.5）',
  allies: '策源地（連合のみ）',
  'us-track': '策源地（アメリカの参戦トラックの数、連合のみ）',
};

const decisions: DecisionLabels = {
  chooseHand: 'この手札で決定',
  playCard: '札を使う',
  useAmbushPoints: '待ち伏せの戦略値を使う',
  pass: 'パス',
  done: '終える',
  move: '移動',
  attack: '攻撃',
  airMove: '航空移動',
  airAttack: '航空攻撃',
  mobilize: '動員',
  setController: '支配国を選ぶ',
  ambush: '反撃する',
  decline: '見送る',
  damage: '損害を与える',
  retreat: '退却',
  sendToPool: '動員プールへ送る',
  recover: '回復',
  negotiate: '交渉',
  develop: '開発',
  proclaimVichy: 'ヴィシー政権を立てる',
  deploy: '配置',
  release: '動員プールへ移す',
  raid: '襲撃',
  bomb: '爆撃',
  placePartisan: 'パルチザンを置く',
  drop: '降下',
};

const diplomacy: DiplomacyLabels = {
  join: (nation) => `${nation}を参戦させる`,
  forward: (nation) => `${nation}のトラックを進める`,
  back: (nation) => `${nation}のトラックを戻す`,
  return: (nation) => `${nation}を連合に復帰させる`,
};

const barriers: Record<UndoBarrier, string> = {
  dice: 'サイコロの目を知ったあとなので、戻す前に確かめる。',
  hidden: '伏せた札が明らかになったあとなので、戻す前に確かめる。',
  side: '相手側に判断が渡ったあとなので、戻す前に確かめる。',
  start: 'これより前の手はない。',
};

const files: Record<FileProblem['code'], string> = {
  notJson: 'ファイルがJSONとして読めない。',
  notASave: 'このゲームの保存ファイルではない。',
  tooNew: '新しい版のプログラムで作られた保存ファイルである。',
  otherPack: '別のデータパックの保存ファイルである。',
  corrupt: '保存ファイルが壊れている。',
  missing: 'この保存は見つからない。',
};

const troubles: Record<StorageTrouble, string> = {
  full: 'ブラウザの保存領域がいっぱいで、ゲームが保存されていない。ゲームは続けられるが、書き出さないと残らない。',
  blocked: 'ブラウザが保存を許可していない。ゲームは続けられるが、書き出さないと残らない。',
  failed: 'ゲームを保存できなかった。ゲームは続けられるが、書き出さないと残らない。',
};

const where = ({ path, reason }: FileProblem): string => {
  const detail = [path, reason].filter((part) => part).join('：');
  return detail === '' ? '' : `（${detail}）`;
};

const notices: NoticeWords = {
  fileRefused: ({ problem }) => `読み込めない。${files[problem.code]}${where(problem)}`,
  gameRefused: ({ name, problem }) =>
    `「${name}」を開けない。${files[problem.code]}${where(problem)}書き出しはできる。`,
  gameRepaired: ({ kept, lost, problem }) =>
    `保存の一部が壊れていたので、正しく読めた${kept}手目から再開する。失われた手は${lost}。${where(problem)}`,
  otherTab: ({ name }) => `この対局は別のタブで先に進められた。ここでの続きは「${name}」として別に残す。`,
  fault: ({ reason }) => `プログラムの誤りで実行できなかった。ゲームは直前の状態のままである。（${reason}）`,
};

const instructions: Record<AmbushMode, string> = {
  ask: 'きっかけごとに尋ねる',
  onlyHere: '選んだエリアだけ尋ねる',
  never: '待ち伏せしない',
};

export const ja = {
  /** Name of this language in itself. */
  languageName: '日本語',
  title: '第三帝国の盛衰',
  sides,
  neutral: '中立',
  turn: (turn: number) => `第${turn}ターン`,
  season: (turn: number) => `${years(turn)}年 ${isWinter(turn) ? '冬' : '夏'}`,
  unitTypes,
  /** Better models of a type, by the model's name in the data pack. */
  unitModels: { heavy: '重戦車', jet: 'ジェット航空隊', t34: 'T34戦車' } as Readonly<Record<string, string>>,
  pools,
  bases,
  decisions,
  diplomacy,
  prompts: promptsJa,
  refusals: refusalsJa,
  log: logJa,
  barriers,
  files,
  troubles,
  notices,
  /** A reason with the number of its rule. */
  withRule: (sentence: string, rule: string) => `${sentence}〔${rule}〕`,
  /** First letter as at the beginning of a sentence. */
  sentence: (text: string) => text,
  /** General words where a reason names nothing. */
  general: { area: 'そのエリア', unit: 'そのユニット', nation: 'その国', card: 'その札', side: 'その側' },
  list: (parts: readonly string[]) => parts.join('、'),
  unitOf: (nation: string, type: string) => `${nation}${type}`,
  /** Units of one nation, by type with their number. */
  unitsOf: (nation: string, types: readonly { type: string; count: number }[]) =>
    `${nation}${types.map(({ type, count }) => `${type}${count}`).join('・')}`,
  cardWithValue: (card: string, value: number) => `${card}（戦略値${value}）`,
  start: {
    subtitle: '1939–1945　ヨーロッパの戦い',
    newGame: '新しいゲーム',
    importGame: '読み込む',
    games: '保存したゲーム',
    noGames: '保存したゲームはない。',
    open: '開く',
    remove: '削除',
    removeAsk: (name: string) => `「${name}」を削除すると元に戻せない。`,
    removeSure: '削除する',
    unreadable: '読めない記録',
    over: '終了',
    updated: (when: string) => `更新 ${when}`,
    name: 'ゲームの名前',
    defaultName: (number: number) => `第${number}戦`,
    seed: '乱数の種',
    seedNote: '同じ種と同じ手順からは同じ目が出る。',
    begin: '始める',
    cancel: 'やめる',
    loading: '準備中',
  },
  rail: {
    impulseOf: (side: string) => `${side}の手番`,
    decisionOf: (side: string) => `${side}の判断`,
    turnTrack: 'ターン',
    undo: '元に戻す',
    redo: 'やり直す',
    exportGame: '書き出す',
    closeGame: '表紙へ戻る',
    settings: '設定',
    help: '操作の説明',
  },
  slip: {
    title: '命令書',
    chosen: (units: string) => `${units}を選択中。`,
    reselect: '選び直す',
    confirm: '決定',
    eventFirst: 'イベントから',
    pointsFirst: '戦略値から',
    finishEvent: 'イベントを終える',
    finishPoints: '戦略値の使用を終える',
    toPool: '動員プールへ',
    cost: (points: number) => `費用${points}`,
    stops: 'ここで停止',
    violates: (nation: string) => `${nation}が相手側で参戦する`,
    transport: (area: string, units: number) => `${area}の輸送${units}`,
    mayBeAmbushed: '待ち伏せを受けることがある',
    pointsLeft: (points: number) => `残り ${points}`,
    showHand: '手札を見る',
  },
  hand: {
    own: (side: string) => `${side}の手札`,
    deck: '山札',
    undeveloped: '未開発',
    inPlay: '場の札',
    value: '戦略値',
    event: 'イベント',
    privately: (side: string) => `この画面は${side}だけが見る`,
    undevelopedNote: '開発の札で山札に加わる',
    putAllBack: 'すべて戻す',
    empty: '手札はない。',
    slot: '空き',
  },
  curtain: {
    title: '席を替わってください',
    to: (side: string) => `次に判断するのは${side}`,
    lift: (side: string) => `${side}の札を開く`,
    hold: '長押しで開く',
    why: '問われる理由',
    ambushWhy: '札の有無にかかわらず、反撃できる場面では毎回尋ねる。',
    boardOnly: '盤面だけ見る',
  },
  panels: {
    pools: 'プールと参戦トラック',
    tracks: '参戦トラック',
    frozen: '固定',
    steps: (done: number, length: number) => `${done}／${length}`,
    emptyPool: 'ユニットはない。',
    log: '記録',
    emptyLog: 'まだ記録はない。',
    forecast: '予測',
    victory: '勝利条件',
    axisPoints: (points: number, need: number) => `枢軸の策源地 ${points}／${need}`,
    axisAreas: (areas: number, need: number) => `枢軸の支配エリア ${areas}／${need}`,
    berlin: (held: boolean): string => (held ? 'ベルリンは枢軸の支配下' : 'ベルリンは失われた'),
    zoomIn: '拡大',
    zoomOut: '縮小',
    zoomAll: '全体',
  },
  unit: {
    attack: (value: number) => `攻撃${value}`,
    air: (value: number) => `航空${value}`,
    durability: (value: number) => `耐久${value}`,
    movement: (value: number) => `移動${value}`,
    cost: (value: number) => `戦略値${value}`,
    ready: '未行動',
    spent: '行動済',
    stack: (side: string, count: number) => `${side}のユニット${count}`,
  },
  area: {
    controlledBy: (nation: string, side: string) => `${nation}（${side}）の支配`,
    uncontrolled: '支配する国はない',
    reachable: '行ける',
    target: '目標にできる',
  },
  settings: {
    title: '設定',
    language: '言語',
    counterSize: '駒の大きさ',
    ambush: (side: string) => `${side}の待ち伏せ`,
    instructions,
    ambushNote: '「待ち伏せしない」では、札の有無にかかわらず尋ねずに見送る。',
  },
  end: {
    title: 'ゲーム終了',
    winner: (side: string) => `${side}の勝利`,
    kinds: { suddenDeath: 'サドンデス', decision: '判定' },
    reason: {
      axisSudden: (points: number) => `枢軸の策源地が${points}に達した。`,
      alliesSudden: (points: number) => `枢軸の策源地が${points}に減った。`,
      decision: '第12ターンが終わり、判定で決まった。',
    },
    again: 'もう一度始める',
    look: '盤面を見る',
  },
  notice: { title: '知らせ', dismiss: '閉じる' },
  keys: {
    title: 'キー操作',
    enter: '決定',
    escape: '選び直す',
    undo: '元に戻す',
    redo: 'やり直す',
    nextArea: '次の光るエリア',
    arrows: '隣のエリアへ',
    space: 'ユニットを選ぶ',
    drawer: 'プールの開閉',
    zoom: '拡大・縮小・全体',
    help: 'この一覧',
  },
};

export type Words = typeof ja;
