// The words of the map that no other part of the table has.
import type { Language } from '../../store';

export interface MapWords {
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

const ja: MapWords = {
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

const en: MapWords = {
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
