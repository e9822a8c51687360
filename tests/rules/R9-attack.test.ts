// R9.1, R9.6–R9.8: who attacks, and the dice.
import { describe, expect, it } from 'vitest';
import { attack, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Field: 'land PL', Rear: 'land DE red', East: 'land PL', Sea: 'sea' },
  adjacency: 'Rear-Field-East-Sea-Field',
  setup: { Rear: 'DE LF AF' },
  pool: 'DE LF*3 TF AF NF SS, PL LF*3 AF NF, SU LF',
  ratings: { 'DE TF': { attack: 6 } },
});
const game = given(world).points('axis', 3);
const field = game.put('Field', 'PL-LF-1', 'PL-LF-2').put('Field', 'DE-LF-2', 'DE-LF-3', 'DE-TF-1', 'DE-AF-2');

describe('R9.1 the attack', () => {
  it('R9.1 a group attacks the enemy in its own area', () => {
    expect(field.refusal('axis', attack('DE-LF-2 DE-TF-1'))).toBeNull();
    expect(field.refusal('axis', attack('DE-LF-1'))).toMatchObject({
      code: 'noEnemyHere',
      rule: 'R9.1',
      area: 'Rear',
    });
  });

  it('R9.1 units of a neutral are no enemies', () => {
    const beside = game.put('Rear', 'SU-LF-1');
    expect(beside.refusal('axis', attack('DE-LF-1'))).toMatchObject({ code: 'noEnemyHere' });
  });

  it('R9.1 every unit of the group becomes spent, also one that cannot hit', () => {
    const after = field.dice(6, 6).decide('axis', attack('DE-LF-2 DE-AF-2'));
    expect([after.isSpent('DE-LF-2'), after.isSpent('DE-AF-2')]).toEqual([true, true]);
  });

  it('R9.1 only the group becomes spent and rolls', () => {
    const after = field.dice(6, 6).decide('axis', attack('DE-LF-2'));
    expect([after.isSpent('DE-LF-3'), after.isSpent('DE-TF-1')]).toEqual([false, false]);
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['DE-LF-2'], dice: [6] }]);
  });

  it('R9.1 a unit hits with its attack rating and less', () => {
    const after = field.dice(3, 4, 6).decide('axis', attack('DE-LF-2 DE-LF-3 DE-TF-1'));
    expect(after.logged('diceRolled')).toEqual([
      {
        type: 'diceRolled',
        side: 'axis',
        rule: 'R9.1',
        area: 'Field',
        units: ['DE-LF-2', 'DE-LF-3', 'DE-TF-1'],
        ratings: [3, 3, 6],
        dice: [3, 4, 6],
        hits: 2,
      },
    ]);
  });

  it('R9.1 each hit is one damage', () => {
    const after = field.dice(3, 4, 6).decide('axis', attack('DE-LF-2 DE-LF-3 DE-TF-1'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ damage: 2 }]);
  });

  it('R9.1 without a hit nothing happens to the enemy', () => {
    const after = field.dice(6).decide('axis', attack('DE-LF-2'));
    expect([after.at('PL-LF-1'), after.isSpent('PL-LF-1'), after.isSpent('PL-LF-2')]).toEqual(['Field', false, false]);
    expect(after.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
  });

  it('R9.1 the enemy does not strike back without an ambush', () => {
    const after = field.dice(6).decide('axis', attack('DE-LF-2'));
    expect(after.logged('diceRolled').map(({ side }) => side)).toEqual(['axis']);
  });

  it('R8.5 naval and other units may attack together', () => {
    const port = game.put('Field', 'PL-LF-1').put('Field', 'DE-LF-2', 'DE-NF-1').control('Field', 'DE');
    const after = port.dice(6, 6).decide('axis', attack('DE-LF-2 DE-NF-1'));
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['DE-LF-2', 'DE-NF-1'] }]);
  });

  it('R9.1 ships and submarines attack at sea', () => {
    const sea = game.put('Sea', 'PL-NF-1').put('Sea', 'DE-NF-1', 'DE-SS-1');
    const after = sea.dice(6, 6).decide('axis', attack('DE-NF-1 DE-SS-1'));
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['DE-NF-1', 'DE-SS-1'], ratings: [3, 3] }]);
  });
});

describe('R9.6 air units in a normal attack', () => {
  it('R9.6 air units move on land with a group and are not spent by it', () => {
    const after = game.put('Rear', 'DE-LF-2').decide('axis', move('DE-LF-1 DE-AF-1', 'Field'));
    expect([after.at('DE-AF-1'), after.isSpent('DE-AF-1')]).toEqual(['Field', false]);
  });

  it('R9.6 an air unit in the attack rolls no die', () => {
    const after = field.dice(6, 1).decide('axis', attack('DE-AF-2 DE-LF-2'));
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['DE-LF-2'], dice: [6], hits: 0 }]);
    expect(after.state.dice.scripted).toEqual([1]);
  });

  it('R9.6 an air unit in the attack counts as an air-capable unit taking part', () => {
    const after = field.dice(1).decide('axis', attack('DE-AF-2 DE-LF-2'));
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 1 }]);
  });

  it('R9.6 units of attack 0 alone may not attack', () => {
    expect(field.refusal('axis', attack('DE-AF-2'))).toMatchObject({ code: 'onlyAttackZero', rule: 'R9.6' });
  });

  it('R9.6 air units alone may make a normal move on land', () => {
    expect(game.decide('axis', move('DE-AF-1', 'Field')).isSpent('DE-AF-1')).toBe(false);
  });
});

describe('R9.7 submarines among the defenders', () => {
  const wolves = game.put('Sea', 'DE-NF-1', 'DE-SS-1').put('Sea', 'PL-NF-1').points('allies', 1);

  it('R9.7 they are targets', () => {
    const asked = wolves.dice(1).decide('allies', attack('PL-NF-1'));
    expect(asked.prompt).toMatchObject({ at: 'damage', targets: ['DE-NF-1', 'DE-SS-1'] });
  });

  it('R9.7 they take part: their attack rating can decide who allocates', () => {
    const strong = toyWorld({
      areas: { Sea: 'sea', Coast: 'land GB' },
      adjacency: 'Sea-Coast',
      setup: { Sea: 'DE NF SS, GB NF' },
      ratings: { 'DE SS': { attack: 5 }, 'DE NF': { attack: 1 } },
    });
    const asked = given(strong).points('allies', 1).dice(1).decide('allies', attack('GB-NF-1'));
    expect(asked.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 3 }]);
  });
});

describe('R9.8 dice', () => {
  const crowd = toyWorld({
    areas: { Field: 'land PL', Rear: 'land DE' },
    adjacency: 'Field-Rear',
    setup: { Field: 'DE LF*60, PL LF' },
  });
  const group = crowd.units.filter(({ nation: owner }) => owner === 'DE').map(({ id }) => id);

  it('R9.8 the die has six faces', () => {
    const [rolled] = given(crowd)
      .points('axis', 1)
      .decide('axis', attack(group.join(' ')))
      .logged('diceRolled');
    expect(rolled?.dice).toHaveLength(60);
    expect([...new Set(rolled?.dice)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('R9.8 a rating of 6 always hits', () => {
    expect(field.dice(6).decide('axis', attack('DE-TF-1')).logged('diceRolled')).toMatchObject([{ hits: 1 }]);
  });
});
