// R5.1–R5.3: types and prices, ratings and counters, states and places of units.
import { describe, expect, it } from 'vitest';
import { brokenLaws, selectable, UNIT_TYPES } from '../../src/engine';
import { attack, given, mobilize, move } from '../support/game';
import { unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

describe('R5.1 types and prices', () => {
  const world = toyWorld({
    areas: { Home: 'land DE red', Sea: 'sea' },
    adjacency: 'Home-Sea',
    pool: 'DE LF GF SA TF AB FT AF NF CV CVE SS',
  });
  const prices = { LF: 1, GF: 1, SA: 2, TF: 2, AB: 2, FT: 3, AF: 2, NF: 2, CV: 2, CVE: 2, SS: 1 };

  it.each(UNIT_TYPES)('R5.1 %s costs its price', (type) => {
    const after = given(world)
      .points('axis', 4)
      .decide('axis', mobilize(`DE-${type}-1`, 'Home'));
    expect(after.prompt).toMatchObject({ at: 'points', left: 4 - prices[type] });
    expect(after.logged('unitMobilized')).toMatchObject([{ unit: `DE-${type}-1`, cost: prices[type] }]);
  });

  it.each(UNIT_TYPES.filter((type) => prices[type] > 1))('R5.1 %s is not to be had for less', (type) => {
    const have = prices[type] - 1;
    const refusal = given(world)
      .points('axis', have)
      .refusal('axis', mobilize(`DE-${type}-1`, 'Home'));
    expect(refusal).toEqual({ code: 'pointsShort', rule: 'R7.2', unit: `DE-${type}-1`, need: prices[type], have });
  });
});

describe('R5.2 ratings and the limit of counters', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Rome: 'land IT red', Paris: 'land FR' },
    adjacency: 'Berlin-Paris-Rome-Berlin',
    setup: { Paris: 'DE LF, IT LF, FR GF*4', Berlin: 'DE GF' },
    pool: 'DE LF*2',
    ratings: { 'IT LF': { attack: 2 } },
    nations: { IT: 'axis' },
  });

  it('R5.2 the same type differs by nation', () => {
    const fight = given(world).points('axis', 1).dice(3, 3).decide('axis', attack('DE-LF-1 IT-LF-1'));
    expect(fight.logged('diceRolled')).toMatchObject([{ ratings: [3, 2], dice: [3, 3], hits: 1 }]);
  });

  it('R5.2 no unit beyond the counters of the pack can be mobilized', () => {
    const all = given(world).points('axis', 4).decide('axis', mobilize('DE-LF-2', 'Berlin'));
    const gone = all.decide('axis', mobilize('DE-LF-3', 'Berlin'));
    expect(gone.refusal('axis', mobilize('DE-LF-4', 'Berlin'))).toEqual({
      code: 'unknownThing',
      rule: 'R19.1',
      unit: 'DE-LF-4',
    });
    expect(selectable(world, gone.state).filter(({ unit: id }) => gone.at(id) === 'forcePool')).toEqual([]);
  });

  it('R5.2 a unit on the map cannot be mobilized again', () => {
    expect(given(world).points('axis', 4).refusal('axis', mobilize('DE-GF-1', 'Berlin'))).toEqual({
      code: 'notInForcePool',
      rule: 'R12.1',
      unit: 'DE-GF-1',
    });
  });

  it('R5.2 a unit more or less in a game breaks a law', () => {
    const extra = given(world).with((state) => {
      state.units[unit('DE-LF-4')] = { at: 'forcePool', spent: false };
    });
    expect(brokenLaws(world, given(world).state)).toEqual([]);
    expect(brokenLaws(world, extra.state)).toEqual(['a unit was created or deleted']);
  });
});

describe('R5.3 where units are, and ready or spent', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Posen: 'land DE', Warsaw: 'land PL' },
    adjacency: 'Berlin-Posen-Warsaw',
    setup: { Berlin: 'DE LF*2' },
    pool: 'DE TF',
    newWeapons: 'DE TF:heavy',
  });
  const game = given(world);

  it('R5.3 at the start units are where the set-up has them, ready', () => {
    expect(game.state.units).toEqual({
      'DE-LF-1': { at: 'Berlin', spent: false },
      'DE-LF-2': { at: 'Berlin', spent: false },
      'DE-TF-1': { at: 'forcePool', spent: false },
      'DE-TF-heavy-1': { at: 'newWeaponsPool', spent: false },
    });
  });

  it('R5.3 only units on the map act', () => {
    expect(game.points('axis', 1).refusal('axis', move('DE-TF-1', 'Posen'))).toEqual({
      code: 'unitNotOnMap',
      rule: 'R5.3',
      unit: 'DE-TF-1',
    });
    expect(game.points('axis', 1).refusal('axis', move('DE-TF-heavy-1', 'Posen'))).toMatchObject({
      code: 'unitNotOnMap',
    });
  });

  it('R5.3 a unit of the force pool comes to the map, one of the new-weapons pool does not', () => {
    const built = game.points('axis', 2).decide('axis', mobilize('DE-TF-1', 'Berlin'));
    expect(built.state.units[unit('DE-TF-1')]).toEqual({ at: 'Berlin', spent: true });
    expect(game.points('axis', 2).refusal('axis', mobilize('DE-TF-heavy-1', 'Berlin'))).toEqual({
      code: 'notInForcePool',
      rule: 'R12.1',
      unit: 'DE-TF-heavy-1',
    });
  });
});
