// Decisions in short, for rule tests; `game.ts` passes them on.
import type { Decision, DiplomacyMove } from '../../src/engine';
import { area, card, nation, unit } from './packs/ids';

export const chooseHand = (...cards: string[]): Decision => ({ type: 'chooseHand', cards: cards.map(card) });
export const play = (id: string, first: 'event' | 'points'): Decision => ({ type: 'playCard', card: card(id), first });
export const move = (group: string, ...path: string[]): Decision => ({
  type: 'move',
  group: ids(group),
  path: path.map(area),
});
export const attack = (group: string): Decision => ({ type: 'attack', group: ids(group) });
export const airMove = (group: string, to: string): Decision => ({ type: 'airMove', group: ids(group), to: area(to) });
export const airAttack = (group: string, target: string): Decision => ({
  type: 'airAttack',
  group: ids(group),
  area: area(target),
});
export const mobilize = (id: string, ...path: string[]): Decision => ({
  type: 'mobilize',
  unit: unit(id),
  path: path.map(area),
});
export const deploy = (id: string, ...path: string[]): Decision => ({
  type: 'deploy',
  unit: unit(id),
  path: path.map(area),
});
export const release = (id: string): Decision => ({ type: 'release', unit: unit(id) });
export const raid = (group: string): Decision => ({ type: 'raid', group: ids(group) });
export const bomb = (group: string, target: string): Decision => ({
  type: 'bomb',
  group: ids(group),
  area: area(target),
});
export const drop = (id: string, to: string): Decision => ({ type: 'drop', unit: unit(id), to: area(to) });
export const negotiate = (id: string, how: DiplomacyMove): Decision => ({
  type: 'negotiate',
  nation: nation(id),
  move: how,
});
export const develop = (id: string): Decision => ({ type: 'develop', card: card(id) });
export const placePartisan = (id: string): Decision => ({ type: 'placePartisan', unit: unit(id) });
export const proclaimVichy: Decision = { type: 'proclaimVichy' };
export const damage = (id: string): Decision => ({ type: 'damage', unit: unit(id) });
export const retreat = (id: string, to: string): Decision => ({
  type: 'retreat',
  unit: unit(id),
  to: to === 'forcePool' ? to : area(to),
});
export const ambush = (id: string): Decision => ({ type: 'ambush', card: card(id) });
export const decline: Decision = { type: 'decline' };
export const done: Decision = { type: 'done' };
export const pass: Decision = { type: 'pass' };

/** Units in one string: `'DE-LF-1 DE-TF-1'`. */
export const ids = (group: string) => group.split(' ').filter(Boolean).map(unit);
