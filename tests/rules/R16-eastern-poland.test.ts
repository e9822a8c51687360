// R16.2: the Soviets in Eastern Poland before the USSR is at war.
import { describe, expect, it } from 'vitest';
import { attack, damage, type Game, given, move, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Warsaw: 'land PL black',
    East: 'land PL cede:SU',
    Minsk: 'land SU red',
    Hungary: 'land HU',
  },
  adjacency: 'Berlin-Warsaw-East-Minsk East-Hungary-Berlin',
  nations: { HU: 'axis' },
  setup: { Berlin: 'DE LF*4', Warsaw: 'PL LF', East: 'PL LF, SU LF*2', Minsk: 'SU LF', Hungary: 'HU LF*4' },
  roles: { poland: 'PL', warsaw: 'Warsaw', ussr: 'SU' },
});

const axis = (): Game => given(world).points('axis', 4);
/** Hungarians have entered Eastern Poland while it was Polish. */
const inside = axis().decide('axis', move('HU-LF-1 HU-LF-2', 'East'));
const fall = (game: Game) =>
  game.put('forcePool', 'PL-LF-1').points('axis', 4).decide('axis', move('DE-LF-1', 'Warsaw'));

describe('R16.2 before Warsaw falls', () => {
  it('R16.2 the Soviet units there do not act', () => {
    const game = given(world).points('allies', 2);
    expect(game.refusal('allies', move('SU-LF-1', 'Minsk'))).toMatchObject({ code: 'nationNotAtWar', rule: 'R5.8' });
    expect(game.selectable().map(({ unit }) => unit)).toEqual(['PL-LF-1', 'PL-LF-2']);
  });

  it('R16.2 a side entering the area violates nobody while it is Polish', () => {
    expect([inside.sideOf('SU'), inside.logged('neutralityViolated')]).toEqual(['neutral', []]);
    expect([inside.at('HU-LF-1'), inside.controller('East')]).toEqual(['East', 'PL']);
  });

  it('R16.2 they are no enemies on the way: without the Pole, entering costs one', () => {
    const moves = axis().put('Warsaw', 'PL-LF-2').options(['HU-LF-1']);
    expect(moves.find(({ area }) => area === 'East')).toMatchObject({ cost: 1 });
  });

  it('R16.2 they are no targets', () => {
    const game = inside.put('Warsaw', 'PL-LF-2').points('axis', 1);
    expect(game.refusal('axis', attack('HU-LF-1'))).toMatchObject({ code: 'noEnemyHere', rule: 'R9.1' });
  });

  it('R16.2 they absorb no damage', () => {
    const game = inside.points('axis', 1).dice(1, 1).decide('axis', attack('HU-LF-1 HU-LF-2'));
    expect(game.logged('damageDealt').map(({ unit }) => unit)).toEqual(['PL-LF-2']);
    expect([game.isSpent('SU-LF-1'), game.isSpent('SU-LF-2')]).toEqual([false, false]);
  });

  it('R16.2 they do not ambush', () => {
    const game = given(world).put('Warsaw', 'PL-LF-2').hand('allies', 'allies-ambush-1').points('axis', 1);
    expect(game.decide('axis', move('HU-LF-1', 'East')).prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });

  it('R16.2 they block no retreat of the Poles', () => {
    const game = axis().put('Warsaw', 'DE-LF-1').control('Warsaw', 'PL').spent('PL-LF-1').dice(1);
    const after = game.decide('axis', attack('DE-LF-1'));
    expect(after.at('PL-LF-1')).toBe('removed');
    expect(after.logged('unitRetreated')).toMatchObject([{ unit: 'PL-LF-1', to: 'East' }]);
  });

  it('R16.2 nor a retreat of the axis, which violates nobody', () => {
    const lone = given(world)
      .put('forcePool', 'PL-LF-2', 'HU-LF-1', 'HU-LF-2')
      .put('Warsaw', 'DE-LF-1')
      .control('Warsaw', 'PL')
      .spent('DE-LF-1')
      .points('allies', 1);
    const fought = lone.dice(1).decide('allies', attack('PL-LF-1'));
    expect(fought.prompt).toMatchObject({ at: 'retreat', side: 'axis' });
    const game = fought.decide('axis', retreat('DE-LF-1', 'East'));
    expect([game.at('DE-LF-1'), game.sideOf('SU'), game.controller('East')]).toEqual(['East', 'neutral', 'DE']);
  });
});

describe('R16.2 when Warsaw falls', () => {
  it('R16.2 axis units there violate nobody and control the area', () => {
    const game = fall(inside);
    expect([game.controller('East'), game.sideOf('SU')]).toEqual(['HU', 'neutral']);
    expect([game.at('SU-LF-1'), game.at('SU-LF-2'), game.at('PL-LF-2')]).toEqual(['East', 'East', 'removed']);
  });

  it('R16.2 more axis units may come without a violation', () => {
    const game = fall(inside).decide('axis', move('HU-LF-3', 'East'));
    expect([game.at('HU-LF-3'), game.sideOf('SU')]).toEqual(['East', 'neutral']);
  });

  it('R16.2 the Soviet units there stay inert', () => {
    const game = fall(inside);
    expect(game.refusal('axis', attack('HU-LF-1'))).toMatchObject({ code: 'noEnemyHere' });
    expect(game.points('allies', 1).refusal('allies', attack('SU-LF-1'))).toMatchObject({ code: 'nationNotAtWar' });
  });

  it('R16.2 until the USSR is at war; the axis was there first', () => {
    const game = fall(inside).war('SU', 'allies');
    expect(game.controller('East')).toBe('HU');
    const fought = game.points('allies', 1).dice(1).decide('allies', attack('SU-LF-1'));
    expect(fought.prompt).toMatchObject({ at: 'damage', left: 1, targets: ['HU-LF-1', 'HU-LF-2'] });
    expect(fought.decide('axis', damage('HU-LF-1')).isSpent('HU-LF-1')).toBe(true);
  });

  it('R16.2 afterwards an area without axis units is Soviet: entering it is a violation', () => {
    const game = fall(given(world)).decide('axis', move('HU-LF-1', 'East'));
    expect([game.sideOf('SU'), game.controller('East')]).toEqual(['allies', 'SU']);
    expect(game.logged('neutralityViolated')).toMatchObject([{ nation: 'SU', by: 'axis', area: 'East' }]);
  });
});
