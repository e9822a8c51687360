// The log, in Japanese: one sentence for each kind of entry.
import type { EntryOf, LogWords } from './told';

const order = { event: 'イベントから', points: '戦略値から' };
const strikes = { attack: '攻撃', airAttack: '航空攻撃' };
const laws = { normal: '', seaLion: '（あしか作戦）', amphibious: '（揚陸作戦）' };
const triggers = { entry: '侵入', attack: '攻撃', airAttack: '航空攻撃' };
const results = { none: '効果なし', spent: '行動済', retreat: '退却', pool: '除去' };
const causes = { diplomacy: '外交交渉', track: '参戦トラック', violation: '中立侵犯', pushedBack: 'トラックの後退' };
const clauses = { 1: '航空戦力', 2: '要塞', 3: '最大の攻撃力' };
const endings = { suddenDeath: 'サドンデス勝利', decision: '判定勝利' };

const rolled = ({ dice, ratings }: EntryOf<'diceRolled'>): string => {
  const same = new Set(ratings).size <= 1;
  const targets = same ? `≦${ratings[0] ?? 0}` : ratings.map((rating) => `≦${rating}`).join(' ');
  return `出目 ${dice.join(' ')}（${targets}）`;
};

export const logJa: LogWords = {
  turnBegan: ({ turn, points, first }, n) =>
    `第${turn}ターン（${n.season(turn)}）。策源地は枢軸${points.axis}、連合${points.allies}。先手は${n.side(first)}。`,
  handChosen: ({ side, count }, n) => `${n.side(side)}は手札${count}枚を選んだ。`,
  impulseBegan: ({ side }, n) => `${n.side(side)}の手番。`,
  passed: ({ side }, n) => `${n.side(side)}はパス。`,
  cardPlayed: ({ side, card, first }, n) => `${n.side(side)}は${n.cardWithValue(card)}を使用。${order[first]}。`,
  eventWithoutEffect: ({ card }, n) => `${n.card(card)}のイベントは効果がない。`,
  ambushPointsUsed: ({ side, points }, n) => `${n.side(side)}は待ち伏せの戦略値${points}を使う。`,
  ambushPointsForfeited: ({ side, points }, n) => `${n.side(side)}は待ち伏せの戦略値${points}を放棄。`,
  pointsForfeited: ({ side, points }, n) => `${n.side(side)}は戦略値${points}を残して終える。`,
  groupMoved: ({ units, from, to, law, bySea }, n) =>
    `${n.units(units)}が${n.area(from)}から${n.area(to)}へ${bySea ? '水上移動' : '移動'}${laws[law]}。`,
  groupAirMoved: ({ units, from, to }, n) => `${n.units(units)}が${n.area(from)}から${n.area(to)}へ航空移動。`,
  unitDropped: ({ unit, from, to }, n) => `${n.unit(unit)}が${n.area(from)}から${n.area(to)}へ降下。`,
  attackDeclared: ({ kind, units, from, area }, n) =>
    from === area
      ? `${n.units(units)}が${n.area(area)}の敵を${strikes[kind]}。`
      : `${n.units(units)}が${n.area(from)}から${n.area(area)}を${strikes[kind]}。`,
  ambushPlayed: ({ side, trigger, area, units }, n) =>
    `${n.side(side)}の待ち伏せ。${n.area(area)}への${triggers[trigger]}に${n.units(units)}が反撃。`,
  ambushDeclined: ({ side, area }, n) => `${n.side(side)}は${n.area(area)}で待ち伏せしない。`,
  diceRolled: (entry, n) => `${n.area(entry.area)}：${rolled(entry)}、命中${entry.hits}。`,
  allocatorChosen: ({ side, damage, clause }, n) => `損害${damage}は${n.side(side)}が割り振る（${clauses[clause]}）。`,
  damageDealt: ({ unit, damage, result }, n) => `${n.unit(unit)}に損害${damage}：${results[result]}。`,
  damageLost: ({ damage }) => `損害${damage}は割り振り先がなく失われた。`,
  unitRetreated: ({ unit, from, to }, n) => `${n.unit(unit)}が${n.area(from)}から${n.area(to)}へ退却。`,
  unitLost: ({ unit, from, to }, n) => `${n.area(from)}の${n.unit(unit)}が除去され、${n.place(to)}へ。`,
  unitMobilized: ({ side, unit, at, cost }, n) =>
    `${n.side(side)}は${n.area(at)}に${n.unit(unit)}を動員（戦略値${cost}）。`,
  unitDeployed: ({ side, unit, at }, n) => `${n.side(side)}は新兵器の${n.unit(unit)}を${n.area(at)}に配置。`,
  unitReleased: ({ side, unit }, n) => `${n.side(side)}は新兵器の${n.unit(unit)}を動員プールへ移した。`,
  unitsRecovered: ({ units }, n) => `${n.units(units)}が回復。`,
  controlChanged: ({ area, to }, n) =>
    to === null
      ? `${n.area(area)}はどの国の支配下でもなくなった。`
      : `${n.area(area)}は${n.nation(to)}の支配下に入った。`,
  nationJoined: ({ nation, side, cause }, n) => `${n.nation(nation)}が${n.side(side)}側で参戦（${causes[cause]}）。`,
  nationNeutral: ({ nation }, n) => `${n.nation(nation)}は中立に戻った。`,
  nationChangedSide: ({ nation, side }, n) => `${n.nation(nation)}は${n.side(side)}側に移った。`,
  trackMoved: ({ nation, move, track }, n) =>
    `${n.nation(nation)}の参戦トラックを${move === 'back' ? '戻し' : '進め'}、${track}になった。`,
  neutralityViolated: ({ nation, by, area }, n) => `${n.side(by)}が${n.area(area)}で${n.nation(nation)}の中立を侵犯。`,
  nationSurrendered: ({ nation, removed, ceded }, n) =>
    [
      `${n.nation(nation)}が降伏。`,
      removed.length > 0 ? `${n.units(removed)}を除外。` : '',
      ceded.length > 0 ? `${n.areas(ceded)}はソ連領土となった。` : '',
    ].join(''),
  cardDeveloped: ({ side, card }, n) => `${n.side(side)}は${n.cardWithValue(card)}を開発し、山札に加えた。`,
  cardDiscarded: ({ side, card }, n) => `${n.side(side)}は手札の${n.cardWithValue(card)}を失った。`,
  transportExceeded: ({ area, units }, n) => `${n.area(area)}の輸送制限を超えた${n.units(units)}は動員プールへ。`,
  victoryChecked: ({ turn, axisPoints }) => `第${turn}ターン終了。勝利判定の枢軸の策源地は${axisPoints}。`,
  gameEnded: ({ outcome }, n) => `ゲーム終了。${n.side(outcome.winner)}の${endings[outcome.kind]}。`,
};
