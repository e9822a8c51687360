// R9.9: the order of an attack and of its results.
import { describe, expect, it } from 'vitest';
import { airAttack, ambush, attack, damage, given, retreat } from '../support/game';
import { unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Field is a port; Poles may retreat to East and South, or into the neutral lands Bare (empty) and Guarded.
const world = toyWorld({
  areas: {
    Field: 'land PL',
    Rear: 'land DE',
    East: 'land PL',
    South: 'land PL',
    Sea: 'sea',
    Bare: 'land CH',
    Guarded: 'land NL',
  },
  adjacency: 'Rear-Field-East-South-Field-Sea Bare-Field-Guarded',
  setup: { Rear: 'DE LF AF', Guarded: 'NL GF' },
  pool: 'DE LF*5 TF AF, PL LF*3 NF',
});
const start = given(world).put('Field', 'PL-LF-1', 'PL-LF-2').put('Field', 'DE-TF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4');
const game = start.points('axis', 2);
const group = 'DE-TF-1 DE-LF-2 DE-LF-3 DE-LF-4';
const closed = game.put('East', 'DE-LF-5').put('South', 'DE-LF-6').put('Field', 'PL-LF-3');

describe('R9.9 the order', () => {
  it('R9.9 the attackers are spent before the ambush is asked for, and nobody has rolled', () => {
    const asked = game.hand('allies', 'allies-ambush-1').decide('axis', attack('DE-TF-1 DE-LF-2'));
    expect(asked.prompt).toMatchObject({ at: 'ambush', side: 'allies', trigger: 'attack' });
    expect([asked.isSpent('DE-TF-1'), asked.isSpent('DE-LF-2')]).toEqual([true, true]);
    expect(asked.log.map(({ type }) => type)).toEqual(['attackDeclared']);
  });

  it('R9.9 the counterattack and its results come before the dice of those left', () => {
    const asked = game.hand('allies', 'allies-ambush-1').dice(1, 6, 1).decide('axis', attack('DE-LF-2'));
    const after = asked.decide('allies', ambush('allies-ambush-1'));
    expect(after.log.map(({ type }) => type)).toEqual([
      'ambushPlayed',
      'diceRolled',
      'allocatorChosen',
      'damageDealt',
      'unitLost',
    ]);
  });

  it('R9.9 dice, allocation and losses follow the ambush', () => {
    const asked = game.spent('PL-LF-2').hand('allies', 'allies-ambush-1').dice(6, 1, 1, 6);
    const struck = asked.decide('axis', attack('DE-TF-1 DE-LF-2')).decide('allies', ambush('allies-ambush-1'));
    expect(struck.log.map(({ type }) => type)).toEqual(['ambushPlayed', 'diceRolled', 'diceRolled', 'allocatorChosen']);
    const after = struck.decide('axis', damage('PL-LF-2')).decide('axis', damage('PL-LF-2'));
    expect(after.log.map(({ type }) => type)).toEqual(['damageDealt', 'damageDealt', 'unitLost']);
  });

  it('R9.9 a violation is resolved before the attackers are spent and ambushed', () => {
    const asked = game
      .hand('allies', 'allies-ambush-1')
      .put('Field', 'DE-AF-2')
      .decide('axis', airAttack('DE-AF-2', 'Guarded'));
    const facts = asked.log.map(({ type }) => type);
    expect(facts.slice(0, 3)).toEqual(['attackDeclared', 'neutralityViolated', 'nationJoined']);
    expect(asked.logged('diceRolled')).toHaveLength(1);
  });

  it('R9.9 all damage is placed before any of it takes effect', () => {
    const asked = game.dice(1, 1, 1, 1).decide('axis', attack(group)).decide('axis', damage('PL-LF-1'));
    const more = asked.decide('axis', damage('PL-LF-1')).decide('axis', damage('PL-LF-1'));
    expect([more.at('PL-LF-1'), more.isSpent('PL-LF-1')]).toEqual(['Field', false]);
    expect(more.decide('axis', damage('PL-LF-2')).at('PL-LF-1')).toBe('forcePool');
  });

  it('R9.9 losses go to the pool before anyone retreats', () => {
    const beaten = game.spent('PL-LF-1', 'PL-LF-2').dice(1, 1, 1, 6).decide('axis', attack(group));
    const after = ['PL-LF-1', 'PL-LF-2'].reduce((at, id) => at.decide('axis', damage(id)), beaten);
    const end = after.decide('axis', damage('PL-LF-2'));
    const facts = end.log.map(({ type }) => type).filter((type) => type === 'unitLost' || type === 'unitRetreated');
    expect(facts).toEqual(['unitLost']);
    expect(end.at('PL-LF-2')).toBe('forcePool');
    expect(end.prompt).toMatchObject({ at: 'retreat', side: 'allies', units: ['PL-LF-1'] });
  });

  it('R9.9 control is looked at after the last retreat', () => {
    const beaten = game.spent('PL-LF-1', 'PL-LF-2').dice(1, 1, 6, 6).decide('axis', attack(group));
    const both = beaten.decide('axis', damage('PL-LF-1')).decide('axis', damage('PL-LF-2'));
    const one = both.decide('allies', retreat('PL-LF-1', 'East'));
    expect(one.controller('Field')).toBe('PL');
    const after = one.decide('allies', retreat('PL-LF-2', 'East'));
    expect(after.controller('Field')).toBe('DE');
    expect(after.log.map(({ type }) => type)).toEqual(['unitRetreated', 'controlChanged']);
  });

  it('R9.9 ships leave a lost port after control has changed', () => {
    const port = game.put('Field', 'PL-NF-1').put('forcePool', 'PL-LF-2').spent('PL-LF-1');
    const hit = port.dice(1, 6, 6, 6).decide('axis', attack(group)).decide('axis', damage('PL-LF-1'));
    const after = hit.decide('allies', retreat('PL-LF-1', 'East'));
    expect(after.log.map(({ type }) => type)).toEqual([
      'unitRetreated',
      'controlChanged',
      'unitRetreated',
      'controlChanged',
    ]);
    expect([after.at('PL-NF-1'), after.controller('Sea')]).toEqual(['Sea', 'PL']);
  });
});

describe('R9.9 retreats on the map as it stands', () => {
  const all = ['PL-LF-1', 'PL-LF-2', 'PL-LF-3'];
  const hit = closed
    .spent(...all)
    .dice(1, 1, 1, 6)
    .decide('axis', attack(group));
  const beaten = all.reduce((at, id) => at.decide('axis', damage(id)), hit);

  it('R9.9 after one has gone into an empty neutral the others follow without a violation', () => {
    const first = beaten.decide('allies', retreat('PL-LF-1', 'Bare'));
    expect(first.sideOf('CH')).toBe('axis');
    const second = first.decide('allies', retreat('PL-LF-2', 'Bare'));
    expect(second.logged('neutralityViolated')).toEqual([]);
    expect([second.at('PL-LF-2'), second.at('PL-LF-3')]).toEqual(['Bare', 'Bare']);
  });

  it('R9.9 the others may then no longer go into another neutral, nor to the pool', () => {
    const first = beaten.decide('allies', retreat('PL-LF-1', 'Bare'));
    expect(first.refusal('allies', retreat('PL-LF-2', 'Guarded'))).toMatchObject({ code: 'retreatMustNotViolate' });
    expect(first.refusal('allies', retreat('PL-LF-2', 'forcePool'))).toMatchObject({ code: 'retreatPossible' });
  });

  it('R9.9 units of a nation that has just joined block the others', () => {
    const first = beaten.decide('allies', retreat('PL-LF-1', 'Guarded'));
    expect(first.refusal('allies', retreat('PL-LF-2', 'Guarded'))).toMatchObject({ code: 'retreatIntoEnemy' });
  });

  it('R9.9 whoever has no way left when it is its turn goes to the pool', () => {
    const walled = beaten.war('CH', 'axis').put('Bare', 'DE-AF-2');
    const first = walled.decide('allies', retreat('PL-LF-1', 'Guarded'));
    expect([first.at('PL-LF-2'), first.at('PL-LF-3')]).toEqual(['forcePool', 'forcePool']);
  });
});

describe('R9.9 special retreats', () => {
  it('R9.9 a retreat that would violate is resolved last', () => {
    // The fleet can go to the open sea, the army aboard only into a neutral.
    const sea = toyWorld({
      areas: { Sea: 'sea', Open: 'sea', Bare: 'land CH', Home: 'land DE' },
      adjacency: 'Home-Sea-Open Sea-Bare',
      setup: { Sea: 'DE NF*2, GB NF', Home: 'DE LF' },
      pool: 'GB LF',
    });
    const both = given(sea).put('Sea', 'GB-LF-1').spent('GB-LF-1', 'GB-NF-1').points('axis', 1);
    const hit = both.dice(1, 1).decide('axis', attack('DE-NF-1 DE-NF-2'));
    const placed = hit.decide('allies', damage('GB-LF-1')).decide('allies', damage('GB-NF-1'));
    const early = { code: 'violatingRetreatLast', rule: 'R9.9', unit: 'GB-LF-1' };
    expect(placed.refusal('allies', retreat('GB-LF-1', 'Bare'))).toMatchObject(early);
    expect(placed.refusal('allies', retreat('GB-LF-1', 'forcePool'))).toMatchObject(early);
    const later = placed.decide('allies', retreat('GB-NF-1', 'Open'));
    expect(later.decide('allies', retreat('GB-LF-1', 'Bare')).at('GB-LF-1')).toBe('Bare');
  });

  it('R9.9 a unit forced to retreat twice in one result goes to the pool', () => {
    const twice = game
      .put('Field', 'PL-NF-1')
      .asking('axis', { at: 'retreat', side: 'allies', cause: 'port', units: [unit('PL-NF-1'), unit('PL-LF-1')] })
      .with((state) => {
        state.retreated = [unit('PL-NF-1')];
      });
    const after = twice.decide('allies', retreat('PL-LF-1', 'East'));
    expect(after.at('PL-NF-1')).toBe('forcePool');
  });

  it('R9.9 a unit that retreated in an earlier result may retreat again', () => {
    const first = game.put('forcePool', 'PL-LF-2').spent('PL-LF-1').dice(1).decide('axis', attack('DE-TF-1'));
    const gone = first.decide('allies', retreat('PL-LF-1', 'East'));
    const chased = gone
      .put('East', 'DE-TF-1')
      .spent('PL-LF-1')
      .points('axis', 1)
      .dice(1)
      .decide('axis', attack('DE-TF-1'));
    expect(chased.at('PL-LF-1')).toBe('South');
  });
});
