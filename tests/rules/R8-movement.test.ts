// R8.1, R8.2, R8.4: normal movement on land.
import { describe, expect, it } from 'vitest';
import { given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// A row of areas: friends in A–C, nobody in D, an enemy in E; F is a port.
const world = toyWorld({
  areas: {
    A: 'land DE red',
    B: 'land DE',
    C: 'land DE',
    D: 'land DE',
    E: 'land PL black',
    F: 'land PL',
    Sea: 'sea',
  },
  adjacency: 'A-B-C-D-E B-E F-C F-Sea F-A',
  setup: { A: 'DE LF*3 TF*2 GF', B: 'DE LF', C: 'DE LF', E: 'PL LF' },
  pool: 'DE SS, PL SS',
});
const game = given(world).points('axis', 3);

describe('R8.1 what a move costs', () => {
  it('R8.1 a group moves through adjacent areas', () => {
    const after = game.decide('axis', move('DE-LF-1 DE-TF-1', 'B', 'C'));
    expect([after.at('DE-LF-1'), after.at('DE-TF-1')]).toEqual(['C', 'C']);
    expect(after.at('DE-LF-2')).toBe('A');
  });

  it('R8.1 a group does not move to an area that is not adjacent', () => {
    expect(game.refusal('axis', move('DE-LF-1', 'C'))).toMatchObject({ code: 'notAdjacent', rule: 'R8.1', area: 'C' });
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'D'))).toMatchObject({ code: 'notAdjacent', area: 'D' });
  });

  it('R8.1 a move goes somewhere', () => {
    expect(game.refusal('axis', move('DE-LF-1'))).toMatchObject({ code: 'emptyPath', rule: 'R8.1' });
  });

  it('R8.1 a move enters no area twice', () => {
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'C', 'B'))).toMatchObject({ code: 'pathRepeats', rule: 'R8.1' });
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'A'))).toMatchObject({ code: 'pathRepeats' });
  });

  it('R8.1 each area entered costs 1', () => {
    expect(game.refusal('axis', move('DE-LF-1', 'B', 'C'))).toBeNull();
    expect(game.refusal('axis', move('DE-LF-1', 'B', 'C', 'D'))).toMatchObject({
      code: 'tooFar',
      rule: 'R8.1',
      area: 'D',
      need: 3,
      have: 2,
    });
  });

  it('R8.1 a group moves up to its lowest movement', () => {
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'C', 'D'))).toBeNull();
    expect(game.refusal('axis', move('DE-TF-1 DE-GF-1', 'B', 'C'))).toMatchObject({ code: 'tooFar', need: 2, have: 1 });
  });

  it('R8.1 entering an area with enemy units costs 1 more', () => {
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'E'))).toBeNull();
    expect(game.refusal('axis', move('DE-LF-1', 'B', 'E'))).toMatchObject({
      code: 'tooFar',
      area: 'E',
      need: 3,
      have: 2,
    });
  });

  it('R8.1 spent enemy units make it costlier as well', () => {
    const spent = game.spent('PL-LF-1');
    expect(spent.refusal('axis', move('DE-LF-1', 'B', 'E'))).toMatchObject({ code: 'tooFar', need: 3, have: 2 });
  });

  it('R8.1 enemy submarines do not make entering costlier', () => {
    const lurking = game.put('forcePool', 'PL-LF-1').put('E', 'PL-SS-1');
    expect(lurking.refusal('axis', move('DE-LF-1', 'B', 'E'))).toBeNull();
  });

  it('R8.1 leaving an area with enemy units costs 1 more', () => {
    const mixed = game.put('A', 'PL-LF-1');
    expect(mixed.refusal('axis', move('DE-GF-1', 'B'))).toMatchObject({ code: 'tooFar', need: 2, have: 1 });
    expect(mixed.refusal('axis', move('DE-LF-1', 'B'))).toBeNull();
    expect(mixed.refusal('axis', move('DE-LF-1', 'B', 'C'))).toMatchObject({ code: 'tooFar', need: 3, have: 2 });
  });

  it('R8.1 enemy submarines do not make leaving costlier', () => {
    expect(game.put('A', 'PL-SS-1').refusal('axis', move('DE-GF-1', 'B'))).toBeNull();
  });

  it('R8.1 from enemies to enemies both additions are paid', () => {
    const twice = toyWorld({
      areas: { X: 'land PL', Y: 'land PL' },
      adjacency: 'X-Y',
      setup: { X: 'PL LF, DE LF TF', Y: 'PL LF' },
    });
    const caught = given(twice).points('axis', 1);
    expect(caught.refusal('axis', move('DE-LF-1', 'Y'))).toMatchObject({ code: 'tooFar', need: 3, have: 2 });
    expect(caught.refusal('axis', move('DE-TF-1', 'Y'))).toBeNull();
  });
});

describe('R8.2 where a group stops', () => {
  it('R8.2 a group that enters an area without friendly units stops there, also at home', () => {
    expect(game.put('C', 'DE-TF-2').refusal('axis', move('DE-TF-2', 'D', 'E'))).toMatchObject({
      code: 'mustStop',
      rule: 'R8.2',
      area: 'D',
    });
  });

  it('R8.2 a single friendly unit lets a group pass, a spent one and one of another nation too', () => {
    const two = toyWorld({
      areas: { X: 'land DE', Y: 'land PL', Z: 'land PL' },
      adjacency: 'X-Y-Z',
      setup: { X: 'DE LF*2', Y: 'IT GF' },
      nations: { IT: 'axis' },
    });
    expect(
      given(two)
        .spent('IT-GF-1')
        .points('axis', 1)
        .refusal('axis', move('DE-LF-1', 'Y', 'Z')),
    ).toBeNull();
  });

  it('R8.2 friendly submarines are no company', () => {
    const lurking = game.put('F', 'DE-SS-1');
    expect(lurking.refusal('axis', move('DE-TF-1', 'F', 'C'))).toMatchObject({ code: 'mustStop', area: 'F' });
  });

  it('R8.2 enemy units are no company', () => {
    const fast = toyWorld({
      areas: { X: 'land DE', Y: 'land PL', Z: 'land PL' },
      adjacency: 'X-Y-Z',
      setup: { X: 'DE TF*2', Y: 'PL GF' },
      ratings: { 'DE TF': { movement: 9 } },
    });
    expect(
      given(fast)
        .points('axis', 1)
        .refusal('axis', move('DE-TF-1', 'Y', 'Z')),
    ).toMatchObject({
      code: 'mustStop',
      area: 'Y',
    });
  });

  it('R8.2 submarines alone need not stop', () => {
    const seas = toyWorld({
      areas: { S1: 'sea', S2: 'sea', S3: 'sea', Home: 'land DE' },
      adjacency: 'Home-S1-S2-S3',
      setup: { S1: 'DE SS', S2: 'GB NF' },
    });
    const after = given(seas)
      .points('axis', 1)
      .decide('axis', move('DE-SS-1', 'S2', 'S3'));
    expect(after.at('DE-SS-1')).toBe('S3');
  });
});

describe('R8.4 what a move does to the units', () => {
  it('R8.4 normal movement on land does not make units spent', () => {
    expect(game.decide('axis', move('DE-LF-1', 'B', 'C')).isSpent('DE-LF-1')).toBe(false);
  });

  it('R8.4 normal movement among enemies does not make units spent either', () => {
    const after = game.decide('axis', move('DE-TF-1', 'B', 'E'));
    expect([after.at('DE-TF-1'), after.isSpent('DE-TF-1')]).toEqual(['E', false]);
  });
});
