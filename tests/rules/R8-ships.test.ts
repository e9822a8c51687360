// R8.4, R8.5: ships and submarines on the move.
import { describe, expect, it } from 'vitest';
import { given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// A ring: Kiel and Hull are ports on either side of two seas, Inland has no coast.
const world = toyWorld({
  areas: {
    Kiel: 'land DE red',
    Inland: 'land DE',
    Oslo: 'land DE',
    Hull: 'land GB red',
    Belt: 'sea',
    North: 'sea',
  },
  adjacency: 'Inland-Kiel-Belt-North-Hull Kiel-Oslo-Belt Oslo-North',
  setup: { Kiel: 'DE LF*2 NF', Belt: 'DE NF*4', Hull: 'GB LF' },
  pool: 'DE SS AF CV, GB NF*2',
});
const game = given(world).points('axis', 3);

describe('R8.5 where ships go', () => {
  it('R8.5 ships move from sea to sea', () => {
    expect(game.decide('axis', move('DE-NF-2', 'North')).at('DE-NF-2')).toBe('North');
  });

  it('R8.5 ships leave a port for an adjacent sea', () => {
    expect(game.decide('axis', move('DE-NF-1', 'Belt')).at('DE-NF-1')).toBe('Belt');
  });

  it('R8.5 ships enter an adjacent port that their side controls', () => {
    expect(game.decide('axis', move('DE-NF-2', 'Kiel')).at('DE-NF-2')).toBe('Kiel');
  });

  it('R8.5 an empty home area of their side is a port too', () => {
    expect(game.decide('axis', move('DE-NF-2', 'Oslo')).at('DE-NF-2')).toBe('Oslo');
  });

  it('R8.5 ships enter no port of the enemy, not even an empty one', () => {
    const near = game.put('North', 'DE-NF-2');
    const refused = { code: 'navalOnLand', rule: 'R8.5', area: 'Hull' };
    expect(near.put('North', 'DE-NF-3').refusal('axis', move('DE-NF-2', 'Hull'))).toMatchObject(refused);
    expect(
      near.put('North', 'DE-NF-3').put('forcePool', 'GB-LF-1').refusal('axis', move('DE-NF-2', 'Hull')),
    ).toMatchObject(refused);
  });

  it('R8.5 ships do not go from port to port over land', () => {
    expect(game.refusal('axis', move('DE-NF-1', 'Oslo'))).toMatchObject({ code: 'navalOnLand', area: 'Oslo' });
  });

  it('R8.5 ships do not go inland', () => {
    expect(game.refusal('axis', move('DE-NF-1', 'Inland'))).toMatchObject({ code: 'navalOnLand', area: 'Inland' });
  });

  it('R8.5 submarines need a port of their side as well', () => {
    const lurking = game.put('North', 'DE-SS-1');
    expect(lurking.refusal('axis', move('DE-SS-1', 'Hull'))).toMatchObject({ code: 'navalOnLand', area: 'Hull' });
    expect(lurking.refusal('axis', move('DE-SS-1', 'Oslo'))).toBeNull();
  });

  it('R8.5 ships need not control the sea they enter', () => {
    const held = game.put('North', 'GB-NF-1');
    expect(held.controller('North')).toBe('GB');
    expect(held.decide('axis', move('DE-NF-2', 'North')).at('DE-NF-2')).toBe('North');
  });

  it('R8.5 ships draw on no transport', () => {
    const after = game.decide('axis', move('DE-NF-1', 'Belt'));
    expect(after.state.transportUsed).toEqual({});
  });
});

describe('R8.5 mixed groups', () => {
  it.each([
    ['army', 'DE-NF-1 DE-LF-1'],
    ['air', 'DE-NF-1 DE-AF-1'],
  ])('R8.5 a group of naval and %s units does not move together', (_, group) => {
    const mixed = game.put('Kiel', 'DE-AF-1');
    expect(mixed.refusal('axis', move(group, 'Belt'))).toMatchObject({
      code: 'mixedMove',
      rule: 'R8.5',
      unit: 'DE-NF-1',
    });
  });

  it('R8.5 ships and submarines move together', () => {
    const wolves = game.put('Belt', 'DE-SS-1');
    const after = wolves.decide('axis', move('DE-NF-2 DE-SS-1', 'North'));
    expect([after.at('DE-NF-2'), after.at('DE-SS-1')]).toEqual(['North', 'North']);
  });
});

describe('R8.1 what the way of ships costs', () => {
  it('R8.1 ships pay 1 more to enter or leave a sea with enemy ships', () => {
    const entering = game.put('North', 'GB-NF-1');
    expect(entering.options(['DE-NF-2']).find(({ area }) => area === 'North')).toMatchObject({ cost: 2 });
    const both = entering.put('Belt', 'GB-NF-2');
    expect(both.options(['DE-NF-2']).find(({ area }) => area === 'Kiel')).toMatchObject({ cost: 2 });
    expect(both.options(['DE-NF-2']).find(({ area }) => area === 'North')).toMatchObject({ cost: 3 });
  });

  it('R8.1 enemy army units aboard hinder ships as well', () => {
    const aboard = game.put('North', 'GB-LF-1');
    expect(aboard.options(['DE-NF-2']).find(({ area }) => area === 'North')).toMatchObject({ cost: 2 });
  });

  it('R8.1 ships move up to their lowest movement', () => {
    const far = game.put('Belt', 'DE-SS-1').put('Belt', 'GB-NF-1').put('North', 'GB-NF-2').put('Hull', 'DE-LF-1');
    const path = far.put('forcePool', 'GB-LF-1');
    expect(path.refusal('axis', move('DE-SS-1', 'North', 'Hull'))).toBeNull();
    expect(path.refusal('axis', move('DE-NF-2', 'North'))).toBeNull();
    expect(path.put('North', 'DE-NF-4').refusal('axis', move('DE-NF-2', 'North', 'Hull'))).toMatchObject({
      code: 'tooFar',
      rule: 'R8.1',
      need: 5,
      have: 3,
    });
  });

  it('R8.1 submarines pay 1 for every step, among enemies too', () => {
    const hunted = game.put('Belt', 'DE-SS-1', 'GB-NF-1').put('North', 'GB-NF-1');
    expect(hunted.options(['DE-SS-1']).find(({ area }) => area === 'North')).toMatchObject({ cost: 1 });
  });

  it('R8.1 ships beside submarines are noticed and pay', () => {
    const hunted = game.put('North', 'GB-NF-1').put('Belt', 'DE-SS-1');
    expect(hunted.options(['DE-SS-1', 'DE-NF-2']).find(({ area }) => area === 'North')).toMatchObject({ cost: 2 });
  });
});

describe('R8.4 ships after a move', () => {
  it.each(['DE-NF-2', 'DE-CV-1', 'DE-SS-1'])('R8.4 the movement of %s itself does not make it spent', (ship) => {
    const after = game.put('Belt', 'DE-CV-1', 'DE-SS-1').decide('axis', move(ship, 'North'));
    expect([after.at(ship), after.isSpent(ship)]).toEqual(['North', false]);
  });
});
