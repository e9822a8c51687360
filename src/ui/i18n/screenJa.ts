// The words of the screens around the map, in Japanese. The source of the type.
import type { DiplomacyMove, EventParams, PromptName, RuleRef } from '../../engine';

/** The event of a card in a line of at most sixteen characters. */
function cardLine(params: EventParams): string {
  switch (params.kind) {
    case 'offensive':
      return `${params.groups}グループが${params.move ? '移動して攻撃' : '攻撃'}`;
    case 'supply':
      return params.partisan ? '回復とパルチザン' : '行動済を回復';
    case 'ambush':
      return '侵入・攻撃に反撃';
    case 'diplomacy':
      return `中立国の参戦かトラック${params.steps}`;
    case 'development':
      return `戦略値${params.maxValue}までを${params.cards}枚開発`;
    case 'vichy':
      return 'フランスが枢軸側で参戦';
    case 'wolfpack':
      return '潜水艦で大西洋を襲撃';
    case 'newWeapons':
      return '新兵器を1つ配備';
    case 'lendLease':
      return '新兵器を動員プールへ';
    case 'seaLion':
      return '英本土へ上陸';
    case 'strategicBombing':
      return `策源地${params.targets}か所を爆撃`;
    case 'amphibious':
      return `${params.units}ユニットで上陸・降下`;
    default:
      return params satisfies never;
  }
}

const rules: Readonly<Record<PromptName, RuleRef>> = {
  chooseHand: 'R6.1',
  impulse: 'R6.5',
  points: 'R7.2',
  offensive: 'R18.2',
  landing: 'R18.2',
  diplomacy: 'R15.3',
  development: 'R18.1',
  vichy: 'R16.3',
  arsenal: 'R5.6',
  wolfpack: 'R17.1',
  bombing: 'R17.2',
  partisan: 'R17.3',
  ambush: 'R14.1',
  damage: 'R9.2',
  retreat: 'R10.1',
  overload: 'R8.8',
  controllers: 'R4.4',
  recovery: 'R13.1',
};

const headings: Readonly<Record<PromptName, (side: string) => string>> = {
  chooseHand: (side) => `${side}の手札選び`,
  impulse: (side) => `${side}の手番`,
  points: (side) => `${side}の手番`,
  offensive: (side) => `${side}の手番`,
  landing: (side) => `${side}の手番`,
  diplomacy: (side) => `${side}の手番`,
  development: (side) => `${side}の手番`,
  vichy: (side) => `${side}の手番`,
  arsenal: (side) => `${side}の手番`,
  wolfpack: (side) => `${side}の手番`,
  bombing: (side) => `${side}の手番`,
  partisan: (side) => `${side}の手番`,
  ambush: (side) => `${side}の判断`,
  damage: (side) => `${side}の判断`,
  retreat: (side) => `${side}の判断`,
  overload: (side) => `${side}の判断`,
  controllers: (side) => `${side}の判断`,
  recovery: (side) => `${side}の判断`,
};

const inImpulse = '手番の途中から続ける。';

const leads: Readonly<Record<PromptName, string>> = {
  chooseHand: 'このターンに使う札を、山札からひそかに選ぶ。',
  impulse: '札を出すか、札なしで航空を動かすか、パスする。',
  points: inImpulse,
  offensive: inImpulse,
  landing: inImpulse,
  diplomacy: inImpulse,
  development: inImpulse,
  vichy: inImpulse,
  arsenal: inImpulse,
  wolfpack: inImpulse,
  bombing: inImpulse,
  partisan: inImpulse,
  ambush: '敵が動いた。反撃できるユニットがそこにいる。',
  damage: '戦闘の損害を割り振る。',
  retreat: '退却先を選ぶ。',
  overload: '海上の部隊が輸送制限を超えている。',
  controllers: '回復の前に、支配する国を選べる。',
  recovery: '回復するユニットを選ぶ。',
};

const diplomacy: Readonly<Record<DiplomacyMove, string>> = {
  join: '参戦',
  forward: '進める',
  back: '戻す',
  return: '復帰',
};

export const screenJa = {
  cardLine,
  /** Headings beside one another. */
  beside: (parts: readonly string[]) => parts.join('・'),
  /** Rule that a prompt is about. */
  rules,
  start: {
    advanced: '詳しい設定',
    script: 'サイコロの目の台本',
    scriptNote: '書いた順に出る。尽きたあとは種から振る。空なら使わない。',
    scriptBad: '1から6の数字だけを並べる。',
    seedBad: '0以上の整数を書く。',
    otherSeed: '別の種',
    importNote: '書き出したファイルを選ぶ。',
    exportGame: '書き出す',
  },
  rail: {
    waitingFor: (side: string) => `${side}を待つ`,
    rulerLabel: (axis: number, toAxis: number, toAllies: number) =>
      `枢軸の策源地 ${axis}。あと${toAxis}で枢軸の、あと${toAllies}減ると連合のサドンデス勝利。`,
    toAllies: (points: number) => `連合まで ${points}`,
    toAxis: (points: number) => `枢軸まで ${points}`,
    left: (points: number) => `勝利まで${points}`,
    sudden: 'サドンデス　ターンの終わりに',
    suddenAxis: (points: number, need: number) => `枢軸の策源地が${need}以上なら枢軸の勝ち（いま${points}）`,
    suddenAllies: (points: number, need: number) => `枢軸の策源地が${need}以下なら連合の勝ち（いま${points}）`,
    atTheEnd: (turns: number) => `第${turns}ターンの終わりに、一つでも成り立てば枢軸の勝ち。なければ連合の勝ち。`,
    double: 'ロンドンとモスクワは勝敗では2と数える。手札の枚数では1。',
    points: (side: string, points: number) => `${side}の策源地 ${points}（手札と先手の決定）`,
  },
  slip: {
    waiting: (side: string) => `${side}の席替えを待っている。`,
    waitingNote: '盤面と公開の記録だけが見える。どちらの手札もこの画面にはない。',
    backToCurtain: '幕へ戻る',
    impulse: '札を1枚出すか、札なしで航空を動かす。',
    impulseNote: '札は右の手札から。航空移動・航空攻撃は札なしでも1回できる。',
    noCards: '札がないので、航空を動かすか、パスする。',
    ambushPoints: (points: number) => `待ち伏せの戦略値 ${points} を使う`,
    pool: 'プールを開く',
    poolNote: '動員はプールのユニットを選ぶ。',
    what: 'どうするか選ぶか、光っているエリアを選ぶ。',
    noTarget: 'この組では何もできない。',
    unitsIn: (units: string, area: string) => `${area}の${units}`,
    areas: (count: number) => `${count}か所`,
    controllers: '支配国',
    controllersAsk: '支配する国を選び直す。',
    back: '戻る',
    skip: '使わない',
    picked: (chosen: number, count: number) => `${chosen}／${count}を選択`,
    damageNote: '地図か右の表で、損害を受けるユニットを選ぶ。',
    limited: '自軍の損害は、除去に要る数までしか置けない。',
    ambushWith: (card: string) => `${card}で反撃`,
    noAmbush: '待ち伏せの札は手札にない。',
    track: (done: number, length: number) => `${done}→${done + 1}／${length}`,
    trackBack: (done: number, length: number) => `${done}→${done - 1}／${length}`,
    diplomacy,
    notPossible: 'できないもの',
    over: 'ゲームは終わった。',
    overNote: '盤面と記録は見られる。',
    allOfThem: '全員',
    continueEvent: '攻撃しないで終える',
    shared: '両者で見る画面',
    submarines: '潜水艦を選ぶ。',
    bombers: '航空隊を選び、光った策源地を選ぶ。',
    weapons: '新兵器プールのユニットを選ぶ。',
  },
  hand: {
    firstTurn: '第1ターンの枚数は決まっている。',
    order: '戦略値の高い順',
    toChoose: (count: number) => `あと${count}枚`,
    fight: 'この手札で戦う',
    confirm: (count: number) => `${count}枚で決定`,
    impulses: '札を使う手番',
    sum: '戦略値の合計',
    full: '枚数に達している。外してから選ぶ。',
    seat: (side: string, first: boolean) => `${side}・${first ? '先手' : '後手'}`,
    notNow: 'いまは札を出す場面ではない。',
    howToUse: 'どちらから解決するか。両方とも使える。',
    other: (side: string, count: number) => `${side}の手札 ${count}枚、伏せてある`,
  },
  curtain: {
    headings,
    leads,
    visible: 'ここで見えるもの',
    visibleNote: '盤面と公開の記録だけ。どちらの手札も、この画面には含まれない。',
    whyHand: '手札を見て決める場面なので、相手に席を外してもらう。',
    holdKey: 'Enter を長押し',
    hands: (axis: number, allies: number) => `手札 枢軸 ${axis}・連合 ${allies}`,
  },
  panels: {
    later: '後で使う',
    now: '解決中',
    used: '済み',
    dice: 'サイコロ',
    diceRule: '出目 ≦ 数値で命中',
    hit: '命中',
    miss: '―',
    dieLabel: (face: number, hit: boolean) => `${face} ${hit ? '命中' : '外れ'}`,
    hitsOf: (hits: number, dice: number) => `${dice}個のうち${hits}が命中`,
    damageLeft: '残る損害',
    placesIt: (side: string) => `${side}が配分する`,
    wasSpent: '行動済だった',
    steps: { ready: '未行動', spent: '行動済', retreat: '退却', pool: '除去' },
    addDamage: '損害＋1',
    damageOf: (damage: number) => `損害${damage}`,
    price: (cost: number) => `費${cost}`,
    earlier: '前の記録も見る',
    lines: (count: number) => `${count}行`,
    poolOf: (side: string, count: number) => `${side} ${count}`,
    neutralPool: '中立国',
    atWar: '参戦',
    joined: (side: string) => `${side}で参戦`,
  },
  settings: {
    done: '閉じる',
    pixels: (size: number) => `${size}px`,
  },
  help: {
    title: '操作と流れ',
    flow: [
      '札は、イベントと戦略値の両方を使う。どちらから解決するかは札ごとに選ぶ。',
      '金色に光るものが選べる。選べないものに指を重ねると、理由と規則の番号が出る。',
      '地図の駒を選ぶと行けるエリアが光り、家の形の札に費用が出る。光ったエリアを選べば実行する。',
      'いつでも元に戻せる。サイコロや伏せた札、相手の判断を知ったあとでは、誰が得をするかを示してから尋ねる。',
    ],
    cards: '手札の札を開く',
    event: 'イベントから',
    points: '戦略値から',
    boardOnly: '幕：盤面だけ見る',
  },
  goBack: {
    title: '前の局面へ戻しますか',
    dice: (count: number) => `サイコロ${count}個の目`,
    shown: (count: number) => `明らかになった札${count}枚`,
    decisions: (side: string, count: number) => `${side}の判断${count}回`,
    known: (things: string) => `${things}を知ったあとである。`,
    gains: (sides: string) => `戻すと${sides}が得をする。`,
    kept: 'いまの局面は枝として残る。',
    back: 'それでも戻す',
    stay: 'やめる',
  },
  end: {
    conditions: '判定の三条件',
    met: '成立',
    notMet: '不成立',
    result: '結果を見る',
  },
  fault: {
    title: '画面を描けなくなった',
    note: 'ゲームは保存されている。画面を描き直すか、ファイルに書き出せる。',
    again: '描き直す',
  },
};

export type ScreenWords = typeof screenJa;
