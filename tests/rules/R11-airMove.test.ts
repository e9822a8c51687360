// R11.1, R11.3: air movement.
import { describe, expect, it } from 'vitest';
import { airMove, ambush, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// A chain over land and sea; DE AF has movement 3 here, the slow one of Italy 1.
const world = toyWorld({
  areas: {
    Base: 'land DE red',
    Enemy: 'land PL',
    Sea: 'sea',
    Field: 'land PL',
    Far: 'land DE',
    Neutral: 'land CH',
  },
  adjacency: 'Base-Enemy-Sea-Field-Far Base-Neutral',
  setup: { Base: 'DE LF AF*2, IT AF', Enemy: 'PL LF', Field: 'DE LF' },
  pool: 'DE CV NF AF, PL LF*2',
  nations: { IT: 'axis' },
  ratings: { 'DE AF': { movement: 3 }, 'IT AF': { movement: 1 }, 'DE CV': { movement: 3 } },
});
const game = given(world).points('axis', 2);

describe('R11.1 air movement', () => {
  it('R11.1 a group of air units flies to a land area its side controls', () => {
    const after = game.decide('axis', airMove('DE-AF-1 DE-AF-2', 'Field'));
    expect([after.at('DE-AF-1'), after.at('DE-AF-2')]).toEqual(['Field', 'Field']);
    expect(after.logged('groupAirMoved')).toMatchObject([{ from: 'Base', to: 'Field', units: ['DE-AF-1', 'DE-AF-2'] }]);
  });

  it('R11.1 the way between is free, over enemies and sea', () => {
    const over = game.put('Sea', 'PL-LF-2');
    expect(over.refusal('axis', airMove('DE-AF-1', 'Field'))).toBeNull();
  });

  it('R11.1 each area on the way costs 1, up to the movement', () => {
    expect(game.refusal('axis', airMove('DE-AF-1', 'Far'))).toMatchObject({
      code: 'airTooFar',
      rule: 'R11.1',
      area: 'Far',
      have: 3,
    });
  });

  it('R11.1 the lowest movement of the group counts', () => {
    expect(game.refusal('axis', airMove('DE-AF-1 IT-AF-1', 'Field'))).toMatchObject({ code: 'airTooFar', have: 1 });
  });

  it.each(['DE-LF-1', 'DE-CV-1', 'DE-NF-1'])('R11.1 %s does not fly', (id) => {
    const beside = game.put('Base', 'DE-CV-1', 'DE-NF-1');
    expect(beside.refusal('axis', airMove(id, 'Field'))).toMatchObject({
      code: 'notAirUnits',
      rule: 'R11.1',
      unit: id,
    });
    expect(beside.refusal('axis', airMove(`DE-AF-1 ${id}`, 'Field'))).toMatchObject({ code: 'notAirUnits', unit: id });
  });

  it('R11.1 the end must be controlled by the side', () => {
    expect(game.refusal('axis', airMove('DE-AF-1', 'Enemy'))).toMatchObject({
      code: 'airEndNotControlled',
      rule: 'R11.1',
      area: 'Enemy',
    });
  });

  it('R11.1 friendly units in an area of the enemy are not enough', () => {
    const shared = game.put('Enemy', 'DE-LF-1').put('Base', 'DE-AF-3');
    expect(shared.refusal('axis', airMove('DE-AF-1', 'Enemy'))).toMatchObject({ code: 'airEndNotControlled' });
  });

  it('R11.1 an empty home area of the side will do', () => {
    expect(game.put('Field', 'DE-AF-1').decide('axis', airMove('DE-AF-1', 'Far')).at('DE-AF-1')).toBe('Far');
  });

  it('R11.1 the end must be land', () => {
    const sea = game.put('Sea', 'DE-NF-1');
    expect(sea.controller('Sea')).toBe('DE');
    expect(sea.refusal('axis', airMove('DE-AF-1', 'Sea'))).toMatchObject({ code: 'airEndNotControlled', area: 'Sea' });
  });

  it('R11.1 it goes not into a neutral', () => {
    expect(game.refusal('axis', airMove('DE-AF-1', 'Neutral'))).toMatchObject({ code: 'airEndNotControlled' });
  });

  it('R11.1 it goes somewhere else', () => {
    expect(game.refusal('axis', airMove('DE-AF-1', 'Base'))).toMatchObject({ code: 'airEndNotControlled' });
  });

  it('R11.1 the start must be controlled by the side', () => {
    const shared = game.put('Enemy', 'DE-AF-1');
    expect(shared.refusal('axis', airMove('DE-AF-1', 'Base'))).toMatchObject({
      code: 'airStartNotControlled',
      rule: 'R11.1',
      area: 'Enemy',
    });
  });

  it('R11.1 the start must be land', () => {
    const aboard = game.put('Sea', 'DE-NF-1', 'DE-AF-1');
    expect(aboard.refusal('axis', airMove('DE-AF-1', 'Base'))).toMatchObject({ code: 'airStartNotControlled' });
  });

  it('R11.1 the units become spent', () => {
    const after = game.decide('axis', airMove('DE-AF-1', 'Field'));
    expect([after.isSpent('DE-AF-1'), after.isSpent('DE-AF-2')]).toEqual([true, false]);
  });

  it('R11.1 who lands among enemies may be ambushed like who enters, spent already', () => {
    const shared = game.put('Field', 'PL-LF-2').hand('allies', 'allies-ambush-1').dice(1);
    const asked = shared.decide('axis', airMove('DE-AF-1', 'Field'));
    expect(asked.prompt).toMatchObject({ at: 'ambush', side: 'allies', trigger: 'entry', area: 'Field' });
    expect(asked.isSpent('DE-AF-1')).toBe(true);
    expect(asked.decide('allies', ambush('allies-ambush-1')).at('DE-AF-1')).toBe('forcePool');
  });

  it('R11.1 flying over enemies is no entry', () => {
    const after = game.hand('allies', 'allies-ambush-1').decide('axis', airMove('DE-AF-1', 'Field'));
    expect(after.prompt).toMatchObject({ at: 'points', side: 'axis' });
  });

  it('R11.1 the allies fly by the same rules', () => {
    const allied = toyWorld({
      areas: { Kent: 'land GB', Lille: 'land FR' },
      adjacency: 'Kent-Lille',
      setup: { Kent: 'GB AF LF' },
    });
    const after = given(allied).points('allies', 1).decide('allies', airMove('GB-AF-1', 'Lille'));
    expect([after.at('GB-AF-1'), after.isSpent('GB-AF-1')]).toEqual(['Lille', true]);
  });
});

describe('R11.3 the price of an air move', () => {
  it('R11.3 by points it costs one', () => {
    expect(game.decide('axis', airMove('DE-AF-1', 'Field')).prompt).toMatchObject({ at: 'points', left: 1 });
  });

  it('R11.3 without a card it is the whole impulse', () => {
    const after = game.impulse('axis').decide('axis', airMove('DE-AF-1 DE-AF-2', 'Field'));
    expect([after.at('DE-AF-1'), after.isSpent('DE-AF-1')]).toEqual(['Field', true]);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });

  it('R11.3 without a card the same rules hold', () => {
    expect(game.impulse('axis').refusal('axis', airMove('DE-AF-1', 'Far'))).toMatchObject({ code: 'airTooFar' });
  });
});
