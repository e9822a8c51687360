// R2: areas, adjacency, and the two Atlantic areas.
import { describe, expect, it } from 'vitest';
import { americanBases, basePoints, controllingSide, handSize, homeOf } from '../../src/engine';
import { isCoastal } from '../../src/engine/world';
import { builtInWorld } from '../support/builtInWorld';
import { airAttack, attack, given, mobilize, move } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

describe('R2.1 areas', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Riga: 'land', Bern: 'land CH', Baltic: 'sea' },
    adjacency: 'Berlin-Riga-Bern-Berlin Riga-Baltic',
    setup: { Berlin: 'DE LF*3', Bern: 'CH GF' },
  });
  const home = (id: string) => homeOf(world, given(world).state, area(id));

  it('R2.1 an area is home territory of at most one nation', () => {
    expect([home('Berlin'), home('Bern'), home('Baltic')]).toEqual(['DE', 'CH', null]);
  });

  it('R2.1 land that belongs to nobody is entered without violating anybody', () => {
    const after = given(world).points('axis', 1).decide('axis', move('DE-LF-1', 'Riga'));
    expect(home('Riga')).toBeNull();
    expect(after.logged('neutralityViolated')).toEqual([]);
    expect(after.controller('Riga')).toBe('DE');
    expect(after.sideOf('CH')).toBe('neutral');
  });

  it('R2.1 the printed map has land of nobody, and sea areas', () => {
    const nobody = builtInWorld.areas.filter((one) => one.kind === 'land' && one.home === null).map(({ id }) => id);
    expect(nobody).toEqual(['baltic-states']);
    expect(builtInWorld.areas.some(({ kind }) => kind === 'sea')).toBe(true);
  });
});

describe('R2.2 adjacency', () => {
  // A and B touch, B and C do, C is on the coast; the seas touch each other.
  const world = toyWorld({
    areas: { A: 'land DE red', B: 'land DE', C: 'land DE', North: 'sea', South: 'sea' },
    adjacency: 'A-B-C-North-South',
    setup: { A: 'DE LF', B: 'DE LF*2', C: 'DE LF*2', North: 'DE NF*2' },
    pool: 'DE NF*2 CV',
  });
  const game = given(world).points('axis', 4);

  it('R2.2 a step goes to an adjacent area', () => {
    expect(game.refusal('axis', move('DE-LF-2', 'A'))).toBeNull();
    expect(game.refusal('axis', move('DE-LF-2', 'C'))).toBeNull();
  });

  it('R2.2 no step goes to an area that is not adjacent', () => {
    const far = { code: 'notAdjacent', rule: 'R8.1', area: 'North' };
    expect(game.refusal('axis', move('DE-LF-2', 'North'))).toEqual(far);
    expect(game.refusal('axis', move('DE-LF-4', 'A'))).toEqual({ ...far, area: 'A' });
  });

  it('R2.2 land and sea touch at a coast', () => {
    expect(game.refusal('axis', move('DE-LF-4', 'North'))).toBeNull();
    expect(game.refusal('axis', move('DE-NF-1', 'C'))).toBeNull();
  });

  it('R2.2 sea areas touch each other', () => {
    expect(game.refusal('axis', move('DE-NF-1', 'South'))).toBeNull();
  });

  it('R2.2 a land area is coastal when a sea area touches it, a sea area never is', () => {
    const ctx = { world };
    expect(['A', 'B', 'C', 'North', 'South'].filter((id) => isCoastal(ctx, area(id)))).toEqual(['C']);
  });

  it('R2.2 ships are built on a coast only', () => {
    const refusal = game.refusal('axis', mobilize('DE-NF-3', 'A'));
    expect(refusal).toMatchObject({ code: 'navalDestination', rule: 'R12.3', area: 'A' });
    expect(game.refusal('axis', mobilize('DE-CV-1', 'A', 'B', 'C'))).toBeNull();
  });
});

describe('R2.3 the Atlantic', () => {
  const world = toyWorld({
    areas: {
      London: 'land GB red',
      Berlin: 'land DE red',
      Bern: 'land CH',
      Central: 'sea GB allies',
      North: 'sea US us-track',
      Channel: 'sea',
    },
    adjacency: 'London-Central-North-Channel-London Channel-Berlin-Bern',
    setup: { London: 'GB LF*2 AF', Berlin: 'DE LF*2 AF', Channel: 'DE NF*2 SS, GB NF*3' },
    pool: 'US NF*2',
    roles: { usa: 'US', northAtlantic: 'North', centralAtlantic: 'Central' },
  });
  const game = given(world).turn(2);
  const bases = (of: typeof game, side: 'axis' | 'allies') => basePoints(world, of.state, side);
  /** London and the Central Atlantic are two more. */
  const north = (of: typeof game) => bases(of, 'allies') - 2;

  it('R2.3 the Central Atlantic is British home territory: nobody there, and Britain controls it', () => {
    expect(homeOf(world, game.state, area('Central'))).toBe('GB');
    expect(game.controller('Central')).toBe('GB');
  });

  it('R2.3 the Central Atlantic is a base of the allies', () => {
    expect(bases(game, 'allies')).toBe(2);
  });

  it('R2.3 the Central Atlantic is no base for the axis', () => {
    const lost = game.put('Central', 'DE-NF-1');
    expect(controllingSide(world, lost.state, area('Central'))).toBe('axis');
    expect([bases(lost, 'axis'), bases(lost, 'allies')]).toEqual([1, 1]);
  });

  it('R2.3 the North Atlantic is American home territory', () => {
    expect(homeOf(world, game.state, area('North'))).toBe('US');
  });

  it('R2.3 the North Atlantic provides a base per step of the American track, also while the USA is neutral', () => {
    const held = game.put('North', 'GB-NF-1');
    expect(north(held)).toBe(0);
    expect(north(held.war('US', 'neutral', { track: 1 }))).toBe(1);
    expect(north(held.war('US', 'neutral', { track: 3 }))).toBe(3);
    expect(americanBases(world, held.war('US', 'neutral', { track: 3 }).state)).toBe(3);
    expect(handSize(world, held.war('US', 'neutral', { track: 3 }).state, 'allies')).toBe(5);
  });

  it('R2.3 while the USA is neutral and no allied ship is there, its bases are lost', () => {
    const empty = game.war('US', 'neutral', { track: 3 });
    expect(empty.controller('North')).toBe('US');
    expect(controllingSide(world, empty.state, area('North'))).toBe('neutral');
    expect(north(empty)).toBe(0);
  });

  it('R2.3 only a ship holds it: an army or a plane at sea does not', () => {
    expect(north(game.war('US', 'neutral', { track: 3 }).put('North', 'GB-AF-1', 'GB-LF-1'))).toBe(0);
  });

  it('R2.3 when the USA is at war the empty North Atlantic is held for the allies', () => {
    expect(north(game.war('US', 'allies', { track: 5 }))).toBe(5);
  });

  it('R2.3 only while the allies control it: an axis ship takes the bases away, and gains none', () => {
    const lost = game.war('US', 'allies', { track: 5 }).put('North', 'DE-NF-1');
    expect(north(lost)).toBe(0);
    expect(bases(lost, 'axis')).toBe(1);
  });

  it('R2.3 entering a sea area that a neutral controls violates nobody', () => {
    const axis = game.points('axis', 1).decide('axis', move('DE-NF-1', 'North'));
    expect(axis.logged('neutralityViolated')).toEqual([]);
    expect([axis.sideOf('US'), axis.controller('North')]).toEqual(['neutral', 'DE']);
    const allies = game.points('allies', 1).decide('allies', move('GB-NF-1', 'North'));
    expect([allies.sideOf('US'), allies.controller('North')]).toEqual(['neutral', 'GB']);
  });

  it('R2.3 an attack in a sea area of a neutral violates nobody', () => {
    const meeting = game.put('North', 'GB-NF-1').put('North', 'DE-NF-1');
    const after = meeting.points('axis', 1).dice(6).decide('axis', attack('DE-NF-1'));
    expect(after.logged('attackDeclared')).toHaveLength(1);
    expect(after.sideOf('US')).toBe('neutral');
  });

  it('R2.3 an air attack on a sea area that a neutral controls violates nobody', () => {
    const hunted = game.put('North', 'DE-SS-1').put('Central', 'GB-AF-1');
    expect(hunted.controller('North')).toBe('US');
    const after = hunted.points('allies', 1).dice(6).decide('allies', airAttack('GB-AF-1', 'North'));
    expect(after.logged('attackDeclared')).toHaveLength(1);
    expect(after.logged('neutralityViolated')).toEqual([]);
    expect(after.sideOf('US')).toBe('neutral');
  });

  it('R2.3 ships of a neutral are no target at sea', () => {
    const quiet = game.put('North', 'US-NF-1').put('Channel', 'DE-AF-1');
    expect(quiet.points('axis', 1).refusal('axis', airAttack('DE-AF-1', 'North'))).toEqual({
      code: 'noAirTarget',
      rule: 'R11.6',
      area: 'North',
    });
  });
});
