// R5.4, R5.6: fortresses, losses and new weapons.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { attack, damage, type Game, given, mobilize, move } from '../support/game';
import { area, unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

describe('R5.4 fortresses', () => {
  const world = toyWorld({
    areas: { Lorraine: 'land FR red', Berlin: 'land DE red', Sea: 'sea', Oran: 'land FR' },
    adjacency: 'Berlin-Lorraine-Sea-Oran',
    setup: { Lorraine: 'FR FT LF*2', Berlin: 'DE LF*2 TF*2', Sea: 'FR NF*2' },
    cards: ['allies amphibious 2'],
    firstHands: { axis: 0 },
  });
  const game = given(world);

  it('R5.4 a fortress has movement 0 and durability 3', () => {
    expect(world.unitById[unit('FR-FT-1')]).toMatchObject({ movement: 0, durability: 3, cost: 3 });
  });

  it('R5.4 a fortress never moves, on land', () => {
    const refusal = { code: 'fortressImmobile', rule: 'R5.4', unit: 'FR-FT-1' };
    expect(game.points('allies', 1).refusal('allies', move('FR-FT-1', 'Berlin'))).toEqual(refusal);
  });

  it('R5.4 a fortress never moves by sea either, nor with others', () => {
    const refusal = { code: 'fortressImmobile', rule: 'R5.4', unit: 'FR-FT-1' };
    expect(game.points('allies', 1).refusal('allies', move('FR-FT-1', 'Sea'))).toEqual(refusal);
    expect(game.points('allies', 1).refusal('allies', move('FR-LF-1 FR-FT-1', 'Sea'))).toEqual(refusal);
  });

  it('R5.4 a fortress takes no part in a landing', () => {
    const landing = game.event('allies', 'allies-amphibious-1');
    expect(landing.refusal('allies', move('FR-FT-1', 'Sea', 'Oran'))).toMatchObject({ code: 'fortressImmobile' });
  });

  const stormed = game.put('forcePool', 'FR-LF-1', 'FR-LF-2').put('Lorraine', 'DE-TF-1', 'DE-LF-1', 'DE-LF-2');
  const storm = (of: Game, ...dice: number[]) =>
    of
      .points('axis', 2)
      .dice(...dice)
      .decide('axis', attack('DE-TF-1 DE-LF-1 DE-LF-2'));

  it('R5.4 three damage spend a fortress, two do nothing', () => {
    expect(storm(stormed, 1, 1, 1).isSpent('FR-FT-1')).toBe(true);
    expect(storm(stormed, 1, 1, 6).isSpent('FR-FT-1')).toBe(false);
  });

  const fallen = storm(stormed.spent('FR-FT-1'), 1, 1, 1);

  it('R5.4 a fortress that is lost is removed for good', () => {
    expect(fallen.at('FR-FT-1')).toBe('removed');
    expect(fallen.logged('unitLost')).toEqual([
      { type: 'unitLost', unit: 'FR-FT-1', from: 'Lorraine', to: 'removed', rule: 'R9.3' },
    ]);
  });

  it('R5.4 a fortress that is removed cannot be mobilized', () => {
    const again = fallen.put('Berlin', 'DE-TF-1', 'DE-LF-1', 'DE-LF-2').points('allies', 4);
    expect(again.refusal('allies', mobilize('FR-FT-1', 'Lorraine'))).toMatchObject({ code: 'notInForcePool' });
  });
});

describe('R5.6 losses', () => {
  // Two areas: nobody can retreat.
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Paris: 'land FR red' },
    adjacency: 'Berlin-Paris',
    setup: { Berlin: 'DE LF TF', Paris: 'DE LF, FR LF*2 AF' },
    newWeapons: 'DE TF:heavy',
  });
  const fight = given(world).control('Paris', 'FR').spent('FR-LF-1').points('axis', 1).dice(1);
  const after = fight.decide('axis', attack('DE-LF-2'));

  it('R5.6 a lost unit goes to the force pool, ready for its return', () => {
    const lost = after.decide('allies', damage('FR-LF-1'));
    expect(lost.state.units[unit('FR-LF-1')]).toEqual({ at: 'forcePool', spent: false });
    expect(lost.logged('unitLost')).toEqual([
      { type: 'unitLost', unit: 'FR-LF-1', from: 'Paris', to: 'forcePool', rule: 'R9.3' },
    ]);
  });

  it('R5.6 from the force pool it can be mobilized again', () => {
    const lost = after.decide('allies', damage('FR-LF-1')).put('Berlin', 'DE-LF-2').points('allies', 1);
    expect(lost.decide('allies', mobilize('FR-LF-1', 'Paris')).at('FR-LF-1')).toBe('Paris');
  });

  it('R5.6 a new weapon that is lost goes to the force pool like any other unit', () => {
    const alone = given(world).put('forcePool', 'DE-LF-1', 'DE-LF-2', 'DE-TF-1').put('Berlin', 'DE-TF-heavy-1');
    const trapped = alone.put('Berlin', 'FR-LF-1', 'FR-LF-2').spent('DE-TF-heavy-1').points('allies', 1);
    const lost = trapped.dice(1, 1).decide('allies', attack('FR-LF-1 FR-LF-2'));
    expect(lost.at('DE-TF-heavy-1')).toBe('forcePool');
  });
});

describe('R5.6 new weapons', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Kiel: 'land DE', Sea: 'sea', Moscow: 'land SU red' },
    adjacency: 'Moscow-Berlin-Kiel-Sea',
    setup: { Berlin: 'DE LF' },
    nations: { SU: 'allies' },
    newWeapons: 'DE TF:heavy*2 SS, SU TF:t34*2',
    cards: ['axis wolfpack 2', 'axis newWeapons 2', 'allies lendLease 2 toMap=1'],
    firstHands: { axis: 0 },
    roles: { germany: 'DE', ussr: 'SU' },
  });
  const game = given(world);
  const release = (id: string): Decision => ({ type: 'release', unit: unit(id) });
  const deploy = (id: string, place: string): Decision => ({ type: 'deploy', unit: unit(id), path: [area(place)] });

  it('R5.6 points do not bring them out', () => {
    const refusal = { code: 'notInForcePool', rule: 'R12.1', unit: 'DE-TF-heavy-1' };
    expect(game.points('axis', 4).refusal('axis', mobilize('DE-TF-heavy-1', 'Berlin'))).toEqual(refusal);
  });

  it('R5.6 Wolfpack brings submarines out, and nothing else', () => {
    const event = game.event('axis', 'axis-wolfpack-1');
    expect(event.refusal('axis', release('DE-TF-heavy-1'))).toMatchObject({ code: 'wrongWeapon', rule: 'R5.6' });
    expect(event.decide('axis', release('DE-SS-1')).at('DE-SS-1')).toBe('forcePool');
  });

  it('R5.6 New Weapons brings the other German ones out, to the map and to the pool', () => {
    const event = game.event('axis', 'axis-newWeapons-1');
    expect(event.refusal('axis', release('DE-SS-1'))).toMatchObject({ code: 'wrongWeapon' });
    expect(event.refusal('axis', release('SU-TF-t34-1'))).toMatchObject({ code: 'wrongWeapon' });
    const after = event.decide('axis', deploy('DE-TF-heavy-1', 'Berlin')).decide('axis', release('DE-TF-heavy-2'));
    expect([after.at('DE-TF-heavy-1'), after.at('DE-TF-heavy-2')]).toEqual(['Berlin', 'forcePool']);
  });

  it('R5.6 Lend-Lease brings those of the allies out', () => {
    const event = game.event('allies', 'allies-lendLease-1');
    expect(event.refusal('allies', release('DE-TF-heavy-1'))).toMatchObject({ code: 'wrongWeapon' });
    const after = event.decide('allies', deploy('SU-TF-t34-1', 'Moscow')).decide('allies', release('SU-TF-t34-2'));
    expect([after.at('SU-TF-t34-1'), after.at('SU-TF-t34-2')]).toEqual(['Moscow', 'forcePool']);
  });
});
