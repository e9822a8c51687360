// What each prompt asks, in Japanese.
import type { PromptWords } from './told';

const triggers = { entry: 'に敵が入った', attack: 'が攻撃された', airAttack: 'が航空攻撃された' };

const remaining = (count: number, unit: string): string => `残り${count}${unit}。`;

export const promptsJa: PromptWords = {
  chooseHand: { title: '手札を選ぶ', ask: ({ size }) => `このターンの手札を山札から${size}枚選ぶ。` },
  impulse: {
    title: '手番',
    ask: () => '札を1枚使うか、札なしで航空移動・航空攻撃を1回行うか、パスする。',
  },
  points: {
    title: '戦略値',
    ask: ({ left }) => `戦略値で移動・攻撃・航空移動・航空攻撃・動員を行う。${remaining(left, '点')}`,
  },
  offensive: {
    title: '攻勢',
    ask: ({ moved, move, groups }) =>
      moved !== null
        ? '移動したグループで続けて攻撃してよい。'
        : `${move ? '1グループが移動し、続けて攻撃してよい。' : '1グループで攻撃する。'}${remaining(groups, 'グループ')}`,
  },
  landing: {
    title: '上陸',
    ask: ({ moved }) =>
      moved === null ? '上陸するグループを選び、水上移動する。' : '上陸したグループで続けて攻撃してよい。',
  },
  diplomacy: {
    title: '外交交渉',
    ask: ({ left }) => `中立国を参戦させるか、参戦トラックを動かす。${remaining(left, '回')}`,
  },
  development: {
    title: '開発',
    ask: ({ left, maxValue }) => `未開発の札（戦略値${maxValue}まで）を山札に加える。${remaining(left, '枚')}`,
  },
  vichy: { title: 'ヴィシーフランス', ask: () => 'フランスを枢軸側で参戦させる。' },
  arsenal: {
    title: '新兵器プール',
    ask: ({ toMap, toPool }) =>
      [toMap > 0 ? `マップへ${toMap}ユニット` : '', toPool > 0 ? `動員プールへ${toPool}ユニット` : '']
        .filter((part) => part)
        .join('、')
        .concat('を移す。'),
  },
  wolfpack: { title: 'ウルフパック', ask: () => '大西洋の未行動の潜水艦で襲撃する。' },
  bombing: { title: '戦略爆撃', ask: ({ left }) => `航空隊で枢軸の策源地を爆撃する。${remaining(left, 'か所')}` },
  partisan: { title: 'パルチザン', ask: () => 'ユーゴスラビアに歩兵1を未行動で置く。' },
  ambush: {
    title: '待ち伏せ',
    ask: ({ area, trigger, group }, n) =>
      `${n.area(area)}${triggers[trigger]}。相手は${n.units(group)}。待ち伏せの札で反撃するか、見送る。`,
  },
  damage: {
    title: '損害の割り振り',
    ask: ({ victim, left }, n) => `${n.side(victim)}のユニットに損害を1ずつ割り振る。${remaining(left, '')}`,
  },
  retreat: {
    title: '退却',
    ask: ({ units, cause }, n) =>
      cause === 'port' ? `港を失った${n.units(units)}の退却先を選ぶ。` : `${n.units(units)}の退却先を選ぶ。`,
  },
  overload: {
    title: '輸送制限の超過',
    ask: ({ area, excess }, n) => `${n.area(area)}で輸送制限を超えた${excess}ユニットを動員プールへ送る。`,
  },
  controllers: { title: '支配国の選択', ask: () => '回復の前に、エリアを支配する国を選び直してよい。' },
  recovery: {
    title: '回復',
    ask: ({ nation, count }, n) => `回復する${n.nation(nation)}のユニットを${count}選ぶ。`,
  },
};
