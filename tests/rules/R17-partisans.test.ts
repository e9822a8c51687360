// R17.3: the partisans of the allied value-4 Supply.
import { describe, expect, it } from 'vitest';
import { attack, done, type Game, given, placePartisan } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Belgrade: 'land YU', Zagreb: 'land YU', Berlin: 'land DE red', London: 'land GB red' },
  adjacency: 'Berlin-Belgrade-Zagreb-London',
  nations: { YU: 'allies' },
  setup: { Belgrade: 'YU LF', Berlin: 'DE LF*2', London: 'GB LF*2' },
  pool: 'YU LF*2 GF, GB LF',
  newWeapons: 'YU LF',
  cards: ['allies supply 2', 'allies supply 4 partisan=true', 'axis supply 2'],
  roles: { yugoslavia: 'YU', yugoslavArea: 'Belgrade' },
});

/** The Germans hold Yugoslavia. */
const held = given(world).put('forcePool', 'YU-LF-1').put('Belgrade', 'DE-LF-1');
const ask = (game: Game = held): Game => game.event('allies', 'allies-supply-2');

describe('R17.3 partisans', () => {
  it('R17.3 one Yugoslav LF of the force pool is placed ready in Yugoslavia', () => {
    const game = ask(given(world)).decide('allies', placePartisan('YU-LF-2'));
    expect([game.at('YU-LF-2'), game.isSpent('YU-LF-2')]).toEqual(['Belgrade', false]);
    expect(game.logged('unitDeployed')).toMatchObject([{ unit: 'YU-LF-2', at: 'Belgrade' }]);
  });

  it('R17.3 it may stand among enemies, whatever R12 says', () => {
    const game = ask().decide('allies', placePartisan('YU-LF-1'));
    expect([game.at('YU-LF-1'), game.controller('Belgrade')]).toEqual(['Belgrade', 'DE']);
    expect(game.refusal('allies', attack('YU-LF-1'))).toBeNull();
  });

  it('R17.3 placing it triggers no ambush', () => {
    const game = ask(held.hand('axis', 'axis-supply-1')).decide('allies', placePartisan('YU-LF-1'));
    expect(game.prompt).toMatchObject({ at: 'points', side: 'allies', left: 4 });
  });

  it('R17.3 one only', () => {
    const game = ask(given(world)).decide('allies', placePartisan('YU-LF-2'));
    expect(game.prompt).toMatchObject({ at: 'points' });
  });

  it('R17.3 the card recovers units as well, before the partisan comes', () => {
    const game = given(world).spent('GB-LF-1').event('allies', 'allies-supply-2');
    expect(game.isSpent('GB-LF-1')).toBe(false);
    expect(game.prompt).toMatchObject({ at: 'partisan', side: 'allies' });
  });

  it('R17.3 the other Supply places nobody', () => {
    expect(held.event('allies', 'allies-supply-1').prompt).toMatchObject({ at: 'points' });
  });

  it.each([
    ['a unit on the map', 'GB-LF-1'],
    ['a unit of another nation', 'GB-LF-3'],
    ['a garrison', 'YU-GF-1'],
    ['a unit of the new-weapons pool', 'YU-LF-4'],
  ])('R17.3 not %s', (_words, id) => {
    expect(ask().refusal('allies', placePartisan(id))).toMatchObject({ code: 'partisanImpossible', rule: 'R17.3' });
  });

  it.each(['axis', 'neutral'] as const)('R17.3 not while Yugoslavia is %s', (side) => {
    const game = ask(held.war('YU', side));
    expect(game.prompt).toMatchObject({ at: 'points' });
    const asked = ask().war('YU', side);
    expect(asked.refusal('allies', placePartisan('YU-LF-2'))).toMatchObject({
      code: 'partisanImpossible',
      nation: 'YU',
    });
  });

  it('R17.3 not with no LF in the pool', () => {
    const game = ask(given(world).put('London', 'YU-LF-2', 'YU-LF-3'));
    expect(game.prompt).toMatchObject({ at: 'points' });
  });

  it('R18.2 it may be left, and the Supply had its effect', () => {
    const game = ask().decide('allies', done);
    expect([game.prompt?.at, game.logged('eventWithoutEffect')]).toEqual(['points', []]);
  });

  it('R17.3 every LF of the pool is offered', () => {
    const offered = ask()
      .options()
      .map(({ decision }) => decision);
    expect(offered).toEqual([placePartisan('YU-LF-1'), placePartisan('YU-LF-2'), placePartisan('YU-LF-3'), done]);
  });
});
