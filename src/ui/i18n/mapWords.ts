// The words of the map that no other part of the table has.
import type { Language } from '../../store';

/** Words of the overlays that are laid over the map on demand. */
export interface LensWords {
  readonly heading: string;
  readonly close: string;
  readonly names: Readonly<Record<'control' | 'contested' | 'lines' | 'sea' | 'worth', string>>;
  /** Takes the overlay off the map. */
  readonly off: (name: string) => string;
  readonly areas: (owner: string, count: number) => string;
  readonly nobodys: string;
  readonly foreign: string;
  readonly contestedRule: string;
  readonly noContested: string;
  readonly holds: (side: string) => string;
  /** Of whom the lines of communication are shown. */
  readonly about: string;
  readonly line: (areas: number) => string;
  readonly source: (areas: number) => string;
  readonly beside: string;
  readonly cut: (units: number) => string;
  readonly lineRule: string;
  readonly seaRule: string;
  readonly noSea: string;
  readonly room: (side: string, room: { limit: number; used: number; left: number; aboard: number }) => string;
  readonly points: (side: string, points: number, victory: number) => string;
  readonly nobody: string;
  readonly worthRule: string;
}

export interface MapWords {
  readonly lens: LensWords;
  /** Going to an area by its name. */
  readonly search: string;
  readonly searchHint: string;
  readonly notFound: string;
  readonly map: string;
  readonly overview: string;
  /** Heading of the tray of a stack. */
  readonly chosenOf: (area: string, chosen: number, all: number) => string;
  readonly chooseTarget: (area: string, damage: number) => string;
  readonly chooseRetreat: (area: string) => string;
  /** Which units of a stack to choose. */
  readonly all: string;
  readonly none: string;
  readonly classes: Readonly<Record<'army' | 'air' | 'naval', string>>;
  readonly damagePlaced: (damage: number) => string;
  /** Signs at lit areas, one letter each. */
  readonly signs: Readonly<Record<'retreat' | 'strike' | 'violation', string>>;
  /** Leaves the present group and takes the stack that was clicked. */
  readonly selectInstead: string;
  /** Heading of the slip where one of several decisions for an area is chosen. */
  readonly choice: (area: string) => string;
  readonly units: (nation: string, count: number) => string;
  readonly closeTray: string;
  /** Key of a button, read out. */
  readonly withKey: (name: string, key: string) => string;
}

const jaLens: LensWords = {
  heading: '重ね図',
  close: '重ね図の一覧を閉じる',
  names: { control: '支配', contested: '両軍のいるエリア', lines: '連絡線', sea: '海上輸送', worth: '策源地' },
  off: (name) => `${name}の重ね図を外す`,
  areas: (owner, count) => `${owner} ${count}エリア`,
  nobodys: '中立・支配なし',
  foreign: '国章は、自国の領土でないエリアを支配する国。',
  contestedRule: '先にいた側が支配し、そのユニットが全部いなくなるまで続く〔R4.2〕',
  noContested: '両軍のユニットがいるエリアはない。',
  holds: (side) => `${side}の支配`,
  about: '連絡線を示す国',
  line: (areas) => `連絡線の通じるエリア ${areas}`,
  source: (areas) => `起点になる領土 ${areas}`,
  beside: '隣まで通じ、ユニットは回復できる',
  cut: (units) => (units > 0 ? `連絡線のないユニット ${units}` : 'どのユニットにも連絡線がある。'),
  lineRule: '自国の領土から、自軍が支配するエリアを伝う〔R13.2〕',
  seaRule: '数字は「この手番で運べる残り／輸送制限」。未行動の艦船1、行動済は半分〔R8.7〕',
  noSea: 'ユニットを運べる海上エリアはない〔R8.7〕',
  room: (side, { limit, used, left, aboard }) =>
    `${side} 残り${left}／${limit}${used > 0 ? `、使った${used}` : ''}${aboard > 0 ? `、海上に${aboard}` : ''}`,
  points: (side, points, victory) => `${side} ${points}点${victory === points ? '' : `（勝敗では${victory}）`}`,
  nobody: 'どちらも支配していない',
  worthRule: '数字は、枢軸・連合が支配した時の点。×2は勝敗の時だけ2倍〔R1.4〕',
};

const ja: MapWords = {
  lens: jaLens,
  search: 'エリアへ移る',
  searchHint: 'エリアの名前（日本語・英語）',
  notFound: 'そのような名前のエリアはない。',
  map: '地図',
  overview: '全体図',
  chosenOf: (area, chosen, all) => `${area}　${chosen}／${all}を選択`,
  chooseTarget: (area, damage) => `${area}　残る損害${damage}`,
  chooseRetreat: (area) => `${area}　退却するユニット`,
  all: '全部',
  none: 'なし',
  classes: { army: '陸', air: '空', naval: '海' },
  damagePlaced: (damage) => `損害${damage}`,
  signs: { retreat: '退', strike: '攻', violation: '!' },
  selectInstead: 'このユニットを選ぶ',
  choice: (area) => `${area}で何をするか`,
  units: (nation, count) => `${nation}${count}`,
  closeTray: '閉じる',
  withKey: (name, key) => `${name}（${key}）`,
};

const enLens: LensWords = {
  heading: 'Overlays',
  close: 'Close the list of overlays',
  names: { control: 'Control', contested: 'Both sides', lines: 'Communication', sea: 'Sea transport', worth: 'Bases' },
  off: (name) => `Take the overlay off: ${name}`,
  areas: (owner, count) => `${owner}: ${count} ${count === 1 ? 'area' : 'areas'}`,
  nobodys: 'Neutral or nobody',
  foreign: 'An emblem shows the nation that controls an area outside its home.',
  contestedRule: 'Who was there first keeps control until all its units are gone 〔R4.2〕',
  noContested: 'No area holds units of both sides.',
  holds: (side) => `controlled by the ${side}`,
  about: 'Whose lines are shown',
  line: (areas) => `${areas} ${areas === 1 ? 'area' : 'areas'} in line`,
  source: (areas) => `${areas} home ${areas === 1 ? 'area' : 'areas'} the lines start from`,
  beside: 'Next to the line: units recover here too',
  cut: (units) =>
    units > 0 ? `${units} ${units === 1 ? 'unit' : 'units'} without a line` : 'Every unit has a line of communication.',
  lineRule: 'From home territory through areas the side controls 〔R13.2〕',
  seaRule: 'Figures: left in this impulse / transport limit. A ready ship carries 1, a spent one half 〔R8.7〕',
  noSea: 'No sea area can carry units 〔R8.7〕',
  room: (side, { limit, used, left, aboard }) =>
    `${side} ${left} of ${limit} left${used > 0 ? `, ${used} used` : ''}${aboard > 0 ? `, ${aboard} at sea` : ''}`,
  points: (side, points, victory) => `${side}: ${points}${victory === points ? '' : ` (${victory} for victory)`}`,
  nobody: 'Controlled by neither side',
  worthRule: 'Figures: points for the axis and for the allies. ×2: doubled for victory only 〔R1.4〕',
};

const en: MapWords = {
  lens: enLens,
  search: 'Go to area',
  searchHint: 'Name of an area',
  notFound: 'No area has such a name.',
  map: 'Map',
  overview: 'Overview',
  chosenOf: (area, chosen, all) => `${area}: ${chosen} of ${all} chosen`,
  chooseTarget: (area, damage) => `${area}: ${damage} damage left`,
  chooseRetreat: (area) => `${area}: units to retreat`,
  all: 'All',
  none: 'None',
  classes: { army: 'Land', air: 'Air', naval: 'Sea' },
  damagePlaced: (damage) => `damage ${damage}`,
  signs: { retreat: 'R', strike: 'A', violation: '!' },
  selectInstead: 'Select these units',
  choice: (area) => `${area}: what to do`,
  units: (nation, count) => `${nation} ${count}`,
  closeTray: 'Close',
  withKey: (name, key) => `${name} (${key})`,
};

const dictionaries: Readonly<Record<Language, MapWords>> = { ja, en };

/** The words of the map in a language. */
export const mapWords = (language: Language): MapWords => dictionaries[language];
