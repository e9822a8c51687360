// One example of everything that is put into sentences; the types see to it that none is missing.
import type { LogEntryType, PromptName, Side } from '../../src/engine';
import type { Notice } from '../../src/store';
import type { EntryOf, FrameOf, NoticeOf } from '../../src/ui/i18n/told';
import { area, card, nation, unit } from '../store/table';

const side: Side = 'axis';
const other: Side = 'allies';
const italy = nation('IT');
const units = ['DE-LF-1', 'DE-LF-2', 'DE-TF-1', 'IT-LF-1'].map(unit);
const [from, to] = [area('berlin'), area('warsaw')];
const played = card('axis-blitzkrieg-4');
const rule = 'R9.1';

export const entries: { readonly [T in LogEntryType]: EntryOf<T> } = {
  turnBegan: { type: 'turnBegan', turn: 4, points: { axis: 7, allies: 12.5 }, first: side },
  handChosen: { type: 'handChosen', side, count: 7 },
  impulseBegan: { type: 'impulseBegan', side },
  passed: { type: 'passed', side },
  cardPlayed: { type: 'cardPlayed', side, card: played, first: 'event' },
  eventWithoutEffect: { type: 'eventWithoutEffect', side, card: played, rule },
  ambushPointsUsed: { type: 'ambushPointsUsed', side, points: 4 },
  ambushPointsForfeited: { type: 'ambushPointsForfeited', side, points: 2 },
  pointsForfeited: { type: 'pointsForfeited', side, points: 1 },
  groupMoved: { type: 'groupMoved', side, units, from, to, law: 'normal', bySea: false },
  groupAirMoved: { type: 'groupAirMoved', side, units: [unit('DE-AF-1')], from, to },
  unitDropped: { type: 'unitDropped', side: other, unit: unit('US-AB-1'), from: area('london'), to: area('paris') },
  attackDeclared: { type: 'attackDeclared', side, kind: 'attack', units, from: to, area: to },
  ambushPlayed: {
    type: 'ambushPlayed',
    side: other,
    card: played,
    trigger: 'entry',
    area: to,
    units: [unit('PL-LF-1')],
  },
  ambushDeclined: { type: 'ambushDeclined', side: other, area: to },
  diceRolled: { type: 'diceRolled', side, rule, area: to, units, ratings: [3, 3, 4, 2], dice: [2, 5, 4, 6], hits: 2 },
  allocatorChosen: { type: 'allocatorChosen', side, damage: 2, clause: 3, rule },
  damageDealt: { type: 'damageDealt', unit: unit('PL-LF-1'), damage: 1, result: 'spent' },
  damageLost: { type: 'damageLost', side: other, damage: 1 },
  unitRetreated: { type: 'unitRetreated', unit: unit('PL-LF-1'), from: to, to: area('east-poland') },
  unitLost: { type: 'unitLost', unit: unit('PL-LF-1'), from: to, to: 'forcePool', rule },
  unitMobilized: { type: 'unitMobilized', side, unit: unit('DE-LF-10'), at: to, path: [from, to], cost: 1 },
  unitDeployed: { type: 'unitDeployed', side, unit: unit('DE-AF-jet-1'), at: from, path: [from] },
  unitReleased: { type: 'unitReleased', side, unit: unit('DE-TF-heavy-1') },
  unitsRecovered: { type: 'unitsRecovered', side, units, rule },
  controlChanged: { type: 'controlChanged', area: to, from: null, to: italy },
  nationJoined: { type: 'nationJoined', nation: italy, side, cause: 'diplomacy' },
  nationNeutral: { type: 'nationNeutral', nation: italy },
  nationChangedSide: { type: 'nationChangedSide', nation: italy, side, rule },
  trackMoved: { type: 'trackMoved', nation: italy, by: side, move: 'forward', track: 1 },
  neutralityViolated: { type: 'neutralityViolated', nation: italy, by: side, area: area('rome') },
  nationSurrendered: {
    type: 'nationSurrendered',
    nation: italy,
    removed: [unit('PL-LF-3')],
    ceded: [area('east-poland')],
  },
  cardDeveloped: { type: 'cardDeveloped', side, card: played },
  cardDiscarded: { type: 'cardDiscarded', side, card: played, rule },
  transportExceeded: { type: 'transportExceeded', side, area: area('baltic-sea'), units },
  victoryChecked: { type: 'victoryChecked', turn: 3, axisPoints: 7 },
  gameEnded: {
    type: 'gameEnded',
    outcome: { winner: side, kind: 'suddenDeath', rule, axisPoints: 10, axisAreas: 30, axisHoldsBerlin: true },
  },
};

const group = units;
const damage = { victim: other, limited: false, left: 3, targets: [unit('PL-LF-1')], placed: {} };

export const prompts: { readonly [P in PromptName]: FrameOf<P> } = {
  chooseHand: { at: 'chooseHand', side, size: 7 },
  impulse: { at: 'impulse', side },
  points: { at: 'points', side, card: played, left: 4, acted: [] },
  offensive: { at: 'offensive', side, card: played, groups: 2, move: true, acted: [], moved: null },
  landing: { at: 'landing', side, card: played, moved: null, dropped: null },
  diplomacy: { at: 'diplomacy', side, card: played, left: 1 },
  development: { at: 'development', side, card: played, left: 1, maxValue: 3 },
  vichy: { at: 'vichy', side, card: played },
  arsenal: { at: 'arsenal', side, card: played, toMap: 1, toPool: 1 },
  wolfpack: { at: 'wolfpack', side, card: played, brought: false },
  bombing: { at: 'bombing', side: other, card: played, left: 2, flown: [], hit: [] },
  partisan: { at: 'partisan', side: other, card: played },
  ambush: { at: 'ambush', side: other, trigger: 'entry', area: to, from, group },
  damage: { at: 'damage', side, ...damage },
  retreat: { at: 'retreat', side: other, cause: 'battle', units: [unit('PL-LF-1')] },
  overload: { at: 'overload', side, area: area('baltic-sea'), excess: 2 },
  controllers: { at: 'controllers', side },
  recovery: { at: 'recovery', side, nation: italy, count: 2, candidates: [unit('IT-LF-1')] },
};

const problem = { code: 'corrupt', path: 'decisions[12]', reason: 'unitSpent' } as const;

export const notices: { readonly [K in Notice['kind']]: NoticeOf<K> } = {
  refused: { kind: 'refused', refusal: { code: 'unitSpent', rule: 'R7.3', unit: unit('DE-LF-1') } },
  undoRefused: { kind: 'undoRefused', barrier: 'start' },
  fileRefused: { kind: 'fileRefused', problem },
  gameRefused: { kind: 'gameRefused', name: 'One', problem },
  gameRepaired: { kind: 'gameRepaired', kept: 12, lost: 30, problem },
  otherTab: { kind: 'otherTab', name: 'One (2)' },
  fault: { kind: 'fault', reason: 'no area' },
};
