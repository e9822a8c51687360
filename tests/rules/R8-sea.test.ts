// R8.6: army and air units move by sea.
import { describe, expect, it } from 'vitest';
import { given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Dover and Ghent face each other over the Strait; the Channel is beyond, Brest and Paris on its far shore.
const world = toyWorld({
  areas: {
    Dover: 'land GB red',
    Ghent: 'land BE',
    Paris: 'land FR red',
    Strait: 'sea',
    Channel: 'sea',
    Brest: 'land FR',
  },
  adjacency: 'Dover-Strait-Ghent-Paris-Brest-Channel-Strait Dover-Channel',
  setup: { Dover: 'GB LF*4 TF AF', Strait: 'GB NF*4', Channel: 'GB NF*4', Brest: 'FR LF', Paris: 'FR LF' },
  pool: 'GB FT, DE LF*2 AF NF SS',
  nations: { BE: 'allies' },
  ratings: { 'GB TF': { movement: 9 }, 'GB LF': { movement: 1 } },
});
const game = given(world).points('allies', 3);
const invaded = game.put('forcePool', 'FR-LF-1', 'FR-LF-2');

describe('R8.6 the movement is 2', () => {
  it('R8.6 a fast group has movement 2 by sea', () => {
    expect(game.refusal('allies', move('GB-TF-1', 'Strait', 'Channel', 'Brest'))).toMatchObject({
      code: 'seaTooFar',
      rule: 'R8.6',
      area: 'Brest',
      need: 3,
      have: 2,
    });
  });

  it('R8.6 a slow group has movement 2 by sea as well', () => {
    expect(game.decide('allies', move('GB-LF-1', 'Channel', 'Brest')).at('GB-LF-1')).toBe('Brest');
  });

  it('R8.6 air units move by sea like army units', () => {
    expect(game.decide('allies', move('GB-AF-1 GB-LF-1', 'Channel', 'Brest')).at('GB-AF-1')).toBe('Brest');
  });

  it('R8.6 a move that begins with a land step and then takes to sea is as a whole one by sea', () => {
    const ashore = game.put('Paris', 'GB-TF-1');
    expect(ashore.refusal('allies', move('GB-TF-1', 'Brest', 'Channel'))).toBeNull();
    expect(ashore.refusal('allies', move('GB-TF-1', 'Brest', 'Channel', 'Strait'))).toMatchObject({
      code: 'seaTooFar',
      have: 2,
    });
  });

  it('R8.6 a move that goes on by land after landing is as a whole one by sea', () => {
    const aboard = game.put('Channel', 'GB-TF-1', 'GB-LF-1');
    expect(aboard.refusal('allies', move('GB-TF-1', 'Brest', 'Paris', 'Ghent'))).toMatchObject({
      code: 'seaTooFar',
      need: 3,
      have: 2,
    });
    expect(aboard.decide('allies', move('GB-LF-1', 'Brest', 'Paris')).isSpent('GB-LF-1')).toBe(true);
  });
});

describe('R8.6 enemies on the way', () => {
  it('R8.6 enemy army units cause no addition where the group lands', () => {
    const held = invaded.put('Ghent', 'DE-LF-1');
    expect(held.decide('allies', move('GB-LF-1', 'Strait', 'Ghent')).at('GB-LF-1')).toBe('Ghent');
  });

  it('R8.6 enemy air units cause no addition', () => {
    const held = invaded.put('Ghent', 'DE-AF-1');
    expect(held.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toBeNull();
  });

  it('R8.6 enemy army units cause no addition where the group embarks', () => {
    const mixed = game.put('Dover', 'DE-LF-1');
    expect(mixed.refusal('allies', move('GB-LF-1', 'Channel', 'Brest'))).toBeNull();
  });

  it('R8.6 enemy army units at sea cause no addition', () => {
    const mixed = game.put('Strait', 'DE-LF-1');
    expect(mixed.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toBeNull();
  });

  it('R8.6 enemy ships cost 1 more to enter and 1 more to leave', () => {
    const contested = game.put('Strait', 'DE-NF-1');
    expect(contested.options(['GB-LF-1']).find(({ area }) => area === 'Strait')).toMatchObject({ cost: 2 });
    expect(contested.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toMatchObject({
      code: 'seaTooFar',
      need: 4,
    });
    const aboard = contested.put('Strait', 'GB-LF-1');
    expect(aboard.options(['GB-LF-1']).find(({ area }) => area === 'Ghent')).toMatchObject({ cost: 2 });
  });

  it('R8.6 enemy ships in a port cost 1 more to land there', () => {
    const port = invaded.war('BE', 'axis').put('Ghent', 'DE-NF-1').put('Strait', 'GB-LF-1');
    expect(port.options(['GB-LF-1']).find(({ area }) => area === 'Ghent')).toMatchObject({ cost: 2 });
  });

  it('R8.6 enemy submarines cause no addition', () => {
    const lurking = game.put('Strait', 'DE-SS-1');
    expect(lurking.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toBeNull();
  });

  it('R8.6 a step from land to land within a sea move still costs 1 more among enemies', () => {
    const held = game.put('Channel', 'GB-LF-1').put('Paris', 'DE-LF-1', 'FR-LF-2');
    expect(held.refusal('allies', move('GB-LF-1', 'Brest', 'Paris'))).toMatchObject({
      code: 'seaTooFar',
      area: 'Paris',
      need: 3,
      have: 2,
    });
  });
});

describe('R8.6 control, transport and what it does to the units', () => {
  it('R8.6 every sea area entered must be controlled by the side', () => {
    const lost = game.put('forcePool', 'GB-NF-1', 'GB-NF-2', 'GB-NF-3', 'GB-NF-4');
    expect(lost.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toMatchObject({
      code: 'seaNotControlled',
      rule: 'R8.6',
      area: 'Strait',
    });
  });

  it('R8.6 ships in a sea that the enemy controls are not enough', () => {
    const second = game
      .put('forcePool', 'GB-NF-1', 'GB-NF-2', 'GB-NF-3', 'GB-NF-4')
      .put('Strait', 'DE-NF-1')
      .put('Strait', 'GB-NF-1');
    expect(second.refusal('allies', move('GB-LF-1', 'Strait'))).toMatchObject({ code: 'seaNotControlled' });
  });

  it('R8.6 the sea area a group starts in need not be controlled', () => {
    const stranded = game
      .put('Strait', 'GB-LF-1')
      .put('forcePool', 'GB-NF-1', 'GB-NF-2', 'GB-NF-3', 'GB-NF-4')
      .put('Strait', 'DE-NF-1');
    expect(stranded.controller('Strait')).toBe('DE');
    expect(stranded.refusal('allies', move('GB-LF-1', 'Dover'))).toBeNull();
  });

  it('R8.6 the units become spent', () => {
    const after = game.decide('allies', move('GB-LF-1 GB-AF-1', 'Strait', 'Ghent'));
    expect([after.isSpent('GB-LF-1'), after.isSpent('GB-AF-1')]).toEqual([true, true]);
  });

  it('R8.6 units that only embark or only land become spent', () => {
    expect(game.decide('allies', move('GB-LF-1', 'Strait')).isSpent('GB-LF-1')).toBe(true);
    expect(game.put('Strait', 'GB-LF-1').decide('allies', move('GB-LF-1', 'Ghent')).isSpent('GB-LF-1')).toBe(true);
  });

  it('R8.6 each sea area entered costs one of its transport for every unit', () => {
    const after = game.decide('allies', move('GB-LF-1 GB-AF-1', 'Channel', 'Strait'));
    expect(after.state.transportUsed).toEqual({ Channel: 2, Strait: 2 });
  });

  it('R5.4 a fortress does not move by sea', () => {
    const fort = game.put('Dover', 'GB-FT-1');
    expect(fort.refusal('allies', move('GB-FT-1', 'Strait'))).toMatchObject({ code: 'fortressImmobile', rule: 'R5.4' });
  });
});

describe('R8.4 the way that is offered', () => {
  const coast = toyWorld({
    areas: { Home: 'land DE red', Coast: 'land PL', Sea: 'sea' },
    adjacency: 'Home-Coast Home-Sea-Coast',
    setup: { Home: 'DE LF*2 TF', Coast: 'PL LF, DE GF', Sea: 'DE NF*3' },
    ratings: { 'DE LF': { movement: 3 } },
  });

  it('R8.4 over land, where it leaves the units ready, even if the sea is cheaper', () => {
    const game = given(coast).control('Coast', 'PL').points('axis', 1);
    const offered = game.options(['DE-LF-1']).find(({ area: to }) => to === 'Coast');
    expect(offered?.decision).toEqual(move('DE-LF-1', 'Coast'));
    expect(game.refusal('axis', move('DE-LF-1', 'Sea', 'Coast'))).toBeNull();
  });
});
