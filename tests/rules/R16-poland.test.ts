// R16.1, R21.12: Poland surrenders.
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../src/engine';
import { attack, damage, type Game, given, mobilize, move, retreat } from '../support/game';
import { area, nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Warsaw: 'land PL black',
    Posen: 'land PL',
    East: 'land PL cede:SU',
    Minsk: 'land SU red',
    London: 'land GB red',
  },
  adjacency: 'Berlin-Warsaw-East-Minsk Warsaw-Posen London-Berlin Posen-East',
  setup: {
    Berlin: 'DE LF*4',
    Warsaw: 'PL LF',
    Posen: 'PL GF',
    East: 'PL LF, SU LF*2',
    Minsk: 'SU LF',
    London: 'GB LF*2',
  },
  pool: 'PL LF*2',
  roles: { poland: 'PL', warsaw: 'Warsaw', ussr: 'SU' },
});

/** Warsaw stands empty; one German move takes it. */
const before = given(world).put('forcePool', 'PL-LF-1').points('axis', 2);
const takeWarsaw = (game: Game) => game.decide('axis', move('DE-LF-1', 'Warsaw'));
const surrendered = (game: Game) => game.state.nations[nation('PL')]?.surrendered;
const home = (game: Game) => homeOf(world, game.state, area('East'));

describe('R16.1 the surrender of Poland', () => {
  it('R16.1 Poland surrenders when Warsaw comes under axis control', () => {
    const game = takeWarsaw(before);
    expect([surrendered(before), surrendered(game)]).toEqual([false, true]);
    expect(game.logged('nationSurrendered')).toEqual([
      {
        type: 'nationSurrendered',
        nation: 'PL',
        removed: ['PL-GF-1', 'PL-LF-2', 'PL-LF-1', 'PL-LF-3', 'PL-LF-4'],
        ceded: ['East'],
      },
    ]);
  });

  it('R16.1 not when it loses another area', () => {
    const game = given(world).put('Warsaw', 'PL-GF-1', 'DE-LF-1').control('Warsaw', 'PL').points('axis', 1);
    const taken = game.decide('axis', move('DE-LF-1', 'Posen'));
    expect([taken.controller('Posen'), surrendered(taken)]).toEqual(['DE', false]);
  });

  it('R16.1 not while Poles hold Warsaw with Germans in it', () => {
    const game = given(world).points('axis', 2).decide('axis', move('DE-LF-1', 'Warsaw'));
    expect([game.controller('Warsaw'), surrendered(game)]).toEqual(['PL', false]);
  });

  it('R16.1 Polish units on the other Polish areas are removed from the game', () => {
    const game = takeWarsaw(before);
    expect([game.at('PL-GF-1'), game.at('PL-LF-2')]).toEqual(['removed', 'removed']);
  });

  it('R16.1 Polish units in the force pool are removed too', () => {
    const game = takeWarsaw(before);
    expect(['PL-LF-1', 'PL-LF-3', 'PL-LF-4'].map((id) => game.at(id))).toEqual(['removed', 'removed', 'removed']);
  });

  it('R21.12 Polish units outside Poland stay, and fight on', () => {
    const game = takeWarsaw(before.put('London', 'PL-LF-3').put('Minsk', 'PL-LF-4'));
    expect([game.at('PL-LF-3'), game.at('PL-LF-4')]).toEqual(['London', 'Minsk']);
    const allies = game.points('allies', 1);
    expect(allies.refusal('allies', move('PL-LF-3', 'Berlin'))).toBeNull();
  });

  it('R16.1 no later recapture revives Poland', () => {
    const game = takeWarsaw(before.put('London', 'PL-LF-3'));
    const retaken = game.put('forcePool', 'DE-LF-1').put('Warsaw', 'PL-LF-3').points('allies', 2);
    expect([retaken.controller('Warsaw'), surrendered(retaken)]).toEqual(['PL', true]);
    expect(retaken.at('PL-LF-2')).toBe('removed');
    expect(retaken.refusal('allies', mobilize('PL-LF-1', 'Warsaw'))).toMatchObject({ code: 'notInForcePool' });
  });

  it('R12.7 a Polish unit lost after the surrender is not mobilized', () => {
    const game = takeWarsaw(before.put('London', 'PL-LF-3'))
      .put('forcePool', 'PL-LF-3', 'DE-LF-1')
      .put('Warsaw', 'GB-LF-1');
    expect(game.points('allies', 2).refusal('allies', mobilize('PL-LF-3', 'Warsaw'))).toMatchObject({
      code: 'nationSurrendered',
      rule: 'R12.7',
    });
  });

  it('R16.1 a second fall of Warsaw removes nobody', () => {
    const once = takeWarsaw(before.put('London', 'PL-LF-3'));
    const empty = once.put('Posen', 'PL-LF-3').put('forcePool', 'DE-LF-1').settled().points('axis', 1);
    expect(empty.controller('Warsaw')).toBe('PL');
    const twice = empty.decide('axis', move('DE-LF-2', 'Warsaw'));
    expect([twice.logged('nationSurrendered'), twice.at('PL-LF-3')]).toEqual([[], 'Posen']);
  });
});

describe('R16.1 Eastern Poland', () => {
  it('R16.1 Soviet units standing there since the start make it Soviet home territory at once', () => {
    const game = takeWarsaw(before);
    expect([home(before), home(game)]).toEqual(['PL', 'SU']);
    expect([game.controller('East'), game.sideOf('SU')]).toEqual(['SU', 'neutral']);
  });

  it('R16.1 also where no Pole stood', () => {
    const game = takeWarsaw(before.put('Posen', 'PL-LF-2'));
    expect([home(game), game.controller('East')]).toEqual(['SU', 'SU']);
  });

  it('R16.1 one of them is enough', () => {
    expect(home(takeWarsaw(before.put('forcePool', 'SU-LF-1')))).toBe('SU');
  });

  it('R16.1 without any of them it stays Polish', () => {
    const game = takeWarsaw(before.put('Minsk', 'SU-LF-1', 'SU-LF-2'));
    expect([home(game), game.state.ceded]).toEqual(['PL', []]);
  });

  it('R16.1 Soviet units that came later do not count', () => {
    const game = takeWarsaw(before.put('Minsk', 'SU-LF-1', 'SU-LF-2').put('East', 'SU-LF-3'));
    expect(home(game)).toBe('PL');
  });

  it('R16.1 a unit of the set-up there that has been away and is back counts', () => {
    const game = takeWarsaw(before.put('Minsk', 'SU-LF-1', 'SU-LF-2').put('East', 'SU-LF-2'));
    expect(home(game)).toBe('SU');
  });

  it('R16.1 other Polish areas are not ceded, nor Warsaw', () => {
    const game = takeWarsaw(before.put('Posen', 'SU-LF-1'));
    expect(game.state.ceded).toEqual(['East']);
  });
});

describe('R21.12 the moment of the surrender', () => {
  const battle = given(world).put('Warsaw', 'DE-LF-1').control('Warsaw', 'PL').spent('PL-LF-1').points('axis', 2);

  it('R21.12 is when control of Warsaw changes, before the next point is spent', () => {
    const fought = battle.dice(1).decide('axis', attack('DE-LF-1'));
    expect(fought.prompt).toMatchObject({ at: 'retreat', side: 'allies' });
    const game = fought.decide('allies', retreat('PL-LF-1', 'Posen'));
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis', left: 1 });
    expect([surrendered(game), game.controller('Warsaw')]).toEqual([true, 'DE']);
  });

  it('R21.12 a Pole who has just retreated to Eastern Poland is removed', () => {
    const game = battle.dice(1).decide('axis', attack('DE-LF-1')).decide('allies', retreat('PL-LF-1', 'East'));
    expect(game.logged('unitRetreated')).toMatchObject([{ unit: 'PL-LF-1', to: 'East' }]);
    expect(game.at('PL-LF-1')).toBe('removed');
  });

  it('R21.12 not before the retreats are done', () => {
    const two = battle.put('Warsaw', 'DE-LF-2', 'PL-GF-1').control('Warsaw', 'PL').spent('PL-LF-1', 'PL-GF-1');
    const fought = two.dice(1, 1).decide('axis', attack('DE-LF-1 DE-LF-2'));
    expect(fought.prompt).toMatchObject({ at: 'damage', side: 'allies', left: 2 });
    const placed = fought.decide('allies', damage('PL-LF-1')).decide('allies', damage('PL-GF-1'));
    const one = placed.decide('allies', retreat('PL-LF-1', 'East'));
    expect([surrendered(one), one.at('PL-LF-1')]).toEqual([false, 'East']);
    const last = one.decide('allies', retreat('PL-GF-1', 'East'));
    expect([surrendered(last), last.at('PL-LF-1'), last.at('PL-GF-1')]).toEqual([true, 'removed', 'removed']);
  });
});
