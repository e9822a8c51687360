// R5.5: submarines are absent for every rule about the presence of units; they attack and can be attacked.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { airAttack, attack, given, mobilize, move } from '../support/game';
import { nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Three seas in a row, a German and a British port at their ends; Spain has a port on the middle one.
const world = toyWorld({
  areas: {
    Kiel: 'land DE red',
    West: 'sea',
    Mid: 'sea',
    East: 'sea',
    Dover: 'land GB red',
    Spain: 'land ES',
    Lisbon: 'land PT',
  },
  adjacency: 'Kiel-West-Mid-East-Dover Spain-Mid Spain-Lisbon-Mid',
  setup: { Kiel: 'DE LF*2', West: 'DE SS*2 NF*2', East: 'GB NF*2 CV', Dover: 'GB LF*2 AF', Spain: 'ES LF' },
  pool: 'DE SS NF LF, GB NF SS LF',
});
const game = given(world);

describe('R5.5 a submarine does not hinder', () => {
  const guarded = game.put('Mid', 'DE-SS-1');

  it('R5.5 entering and leaving an area with enemy submarines costs nothing more', () => {
    const [toMid] = guarded
      .points('allies', 1)
      .options(['GB-CV-1'])
      .filter(({ area }) => area === 'Mid');
    expect(toMid).toMatchObject({ cost: 1 });
    const leaving = guarded.put('Mid', 'GB-NF-1', 'GB-NF-2').points('allies', 1);
    expect(leaving.options(['GB-NF-1']).find(({ area }) => area === 'East')).toMatchObject({ cost: 1 });
  });

  it('R5.5 a sea move pays nothing for enemy submarines either', () => {
    const sea = guarded.put('Mid', 'GB-NF-1').put('East', 'GB-LF-1', 'GB-LF-2').points('allies', 1);
    expect(sea.options(['GB-LF-1']).find(({ area }) => area === 'Mid')).toMatchObject({ cost: 1 });
  });

  it('R5.5 entering an area with enemy submarines triggers no ambush', () => {
    const after = guarded.hand('axis', 'axis-ambush-1').points('allies', 2).decide('allies', move('GB-CV-1', 'Mid'));
    expect(after.prompt).toMatchObject({ at: 'points', side: 'allies' });
  });

  it('R5.5 ships retreat into an area with enemy submarines', () => {
    const hit = game.put('Mid', 'DE-SS-1').put('forcePool', 'GB-NF-2', 'GB-CV-1').put('East', 'DE-NF-1');
    const away = hit.spent('GB-NF-1').points('axis', 1).dice(1).decide('axis', attack('DE-NF-1'));
    expect(away.options(['GB-NF-1']).map(({ area }) => area)).toContain('Mid');
  });

  it('R5.5 ships are mobilized into a sea area with enemy submarines', () => {
    const near = game.put('East', 'DE-SS-1').points('allies', 2);
    expect(near.refusal('allies', mobilize('GB-NF-3', 'Dover', 'East'))).toBeNull();
    expect(
      game
        .put('forcePool', 'GB-NF-1', 'GB-NF-2', 'GB-CV-1')
        .put('East', 'DE-NF-1')
        .points('allies', 2)
        .refusal('allies', mobilize('GB-NF-3', 'Dover', 'East')),
    ).toMatchObject({ code: 'destinationHasEnemy', area: 'East' });
  });
});

describe('R5.5 a submarine is not hindered', () => {
  it('R5.5 it pays one for every area, enemies or not', () => {
    const far = game.put('Mid', 'GB-NF-1').points('axis', 1);
    expect(far.refusal('axis', move('DE-SS-1', 'Mid', 'East'))).toBeNull();
    expect(far.options(['DE-SS-1']).find(({ area }) => area === 'East')).toMatchObject({ cost: 2 });
  });

  it('R5.5 it need not stop where no friend is', () => {
    expect(game.points('axis', 1).refusal('axis', move('DE-SS-1', 'Mid', 'East'))).toBeNull();
    expect(game.points('axis', 1).refusal('axis', move('DE-NF-1', 'Mid', 'East'))).toMatchObject({ code: 'mustStop' });
  });

  it('R5.5 it is not ambushed when it enters', () => {
    const unseen = game.hand('allies', 'allies-ambush-1').points('axis', 2);
    const asked = unseen.decide('axis', move('DE-SS-1', 'Mid', 'East'));
    expect([asked.at('DE-SS-1'), asked.prompt?.at]).toEqual(['East', 'points']);
  });

  it('R5.5 together with ships it is hindered as they are', () => {
    const refusal = game.points('axis', 1).refusal('axis', move('DE-SS-1 DE-NF-1', 'Mid', 'East'));
    expect(refusal).toMatchObject({ code: 'mustStop', area: 'Mid' });
  });
});

describe('R5.5 a submarine neither controls nor garrisons', () => {
  it('R5.5 it controls no sea', () => {
    const alone = game.put('Mid', 'DE-SS-1');
    expect(alone.controller('Mid')).toBeNull();
  });

  it('R5.5 it is no garrison: the last surface ship may not leave it behind', () => {
    const last = game.put('forcePool', 'DE-NF-2').points('axis', 1);
    expect(last.refusal('axis', move('DE-NF-1', 'Mid'))).toEqual({
      code: 'leavesAreaEmpty',
      rule: 'R8.3',
      area: 'West',
    });
  });

  it('R5.5 it is no company: a group must stop where only friendly submarines are', () => {
    const refusal = game
      .put('Mid', 'DE-SS-1')
      .points('axis', 1)
      .refusal('axis', move('DE-NF-1', 'Mid', 'East'));
    expect(refusal).toMatchObject({ code: 'mustStop', rule: 'R8.2', area: 'Mid' });
  });

  it('R5.5 it carries nobody across', () => {
    const sea = game.put('forcePool', 'DE-NF-2').points('axis', 1);
    expect(sea.refusal('axis', move('DE-LF-1', 'West'))).toBeNull();
    const two = game.put('forcePool', 'DE-NF-2').put('Kiel', 'DE-LF-3').points('axis', 1);
    expect(two.refusal('axis', move('DE-LF-1 DE-LF-2', 'West'))).toMatchObject({
      code: 'transportExceeded',
      need: 2,
      have: 1,
    });
  });

  it('R5.5 it does not count as a unit that stands in the land of a nation pushed back (R15.5)', () => {
    const back: Decision = { type: 'negotiate', nation: nation('ES'), move: 'back' };
    const port = game.war('ES', 'axis', { track: 1 }).put('Spain', 'DE-SS-1');
    const after = port.event('allies', 'allies-diplomacy-1').decide('allies', back);
    expect([after.sideOf('ES'), after.at('DE-SS-1')]).toEqual(['neutral', 'Spain']);
    const fleet = game.war('ES', 'axis', { track: 1 }).put('Spain', 'DE-NF-1');
    expect(fleet.event('allies', 'allies-diplomacy-1').decide('allies', back).sideOf('ES')).toBe('allies');
  });
});

describe('R5.5 a submarine leaves areas empty', () => {
  it('R5.5 it may leave a sea area that its side then does not garrison', () => {
    const alone = game.put('Mid', 'DE-SS-1').points('axis', 1);
    expect(alone.refusal('axis', move('DE-SS-1', 'East'))).toBeNull();
  });

  it('R5.5 it may leave a home sea where it is the last unit', () => {
    const home = toyWorld({
      areas: { Kiel: 'land DE', Bight: 'sea DE', Sea: 'sea' },
      adjacency: 'Kiel-Bight-Sea',
      setup: { Bight: 'DE SS' },
    });
    expect(given(home).controller('Bight')).toBe('DE');
    expect(given(home).points('axis', 1).refusal('axis', move('DE-SS-1', 'Sea'))).toBeNull();
  });
});

describe('R5.5 a submarine fights', () => {
  it('R5.5 it attacks, and is spent by it', () => {
    const raid = game.put('East', 'DE-SS-1').points('axis', 1).dice(6).decide('axis', attack('DE-SS-1'));
    expect(raid.logged('diceRolled')).toMatchObject([{ units: ['DE-SS-1'], ratings: [3] }]);
    expect(raid.isSpent('DE-SS-1')).toBe(true);
  });

  it('R5.5 it can be attacked by ships', () => {
    const hunt = game.put('East', 'DE-SS-1').spent('DE-SS-1').points('allies', 1).dice(1);
    const after = hunt.decide('allies', attack('GB-NF-1'));
    expect(after.at('DE-SS-1')).toBe('forcePool');
  });

  it('R5.5 it can be attacked from the air', () => {
    const hunt = game.put('East', 'DE-SS-1').spent('DE-SS-1').points('allies', 1).dice(1);
    expect(hunt.decide('allies', airAttack('GB-AF-1', 'East')).at('DE-SS-1')).toBe('forcePool');
  });
});
