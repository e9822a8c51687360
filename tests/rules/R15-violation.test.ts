// R15.6, R15.7: who violates neutrality, and what follows.
import { describe, expect, it } from 'vitest';
import { americanBases } from '../../src/engine';
import { airAttack, attack, type Game, given, ids, move, negotiate, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Boston is American land, so that the USA can be violated; Reno is empty.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Brussels: 'land BE',
    Rome: 'land IT red',
    Sea: 'sea IT',
    Paris: 'land FR red',
    Boston: 'land US',
    Reno: 'land US',
    Atlantic: 'sea US us-track',
    Madrid: 'land ES black',
  },
  adjacency:
    'Berlin-Brussels-Paris-Rome-Berlin Rome-Sea-Paris Berlin-Boston-Reno-Atlantic-Paris-Madrid-Berlin Reno-Paris',
  setup: {
    Berlin: 'DE LF*3 AF',
    Brussels: 'BE LF',
    Rome: 'IT LF',
    Sea: 'IT NF',
    Paris: 'FR LF*3',
    Boston: 'US LF',
    Atlantic: 'GB NF*2',
    Madrid: 'ES LF',
  },
  roles: { usa: 'US', northAtlantic: 'Atlantic' },
});

const axis = (): Game => given(world).points('axis', 3);
const allies = (): Game => given(world).points('allies', 3);

describe('R15.6 violation of neutrality', () => {
  it('R15.6 a nation the axis enters joins the allies', () => {
    const game = axis().decide('axis', move('DE-LF-1', 'Brussels'));
    expect(game.sideOf('BE')).toBe('allies');
    expect(game.logged('neutralityViolated')).toEqual([
      { type: 'neutralityViolated', nation: 'BE', by: 'axis', area: 'Brussels' },
    ]);
    expect(game.logged('nationJoined')).toMatchObject([{ nation: 'BE', side: 'allies', cause: 'violation' }]);
  });

  it('R15.6 whatever its leaning', () => {
    expect(axis().decide('axis', move('DE-LF-1', 'Rome')).sideOf('IT')).toBe('allies');
  });

  it('R15.6 a nation the allies enter joins the axis, whatever its leaning', () => {
    expect(allies().decide('allies', move('FR-LF-1', 'Rome')).sideOf('IT')).toBe('axis');
    expect(allies().decide('allies', move('FR-LF-1', 'Brussels')).sideOf('BE')).toBe('axis');
  });

  it('R15.6 its area is its own at first, as it was there first', () => {
    const game = axis().decide('axis', move('DE-LF-1', 'Brussels'));
    expect([game.controller('Brussels'), game.at('DE-LF-1')]).toEqual(['BE', 'Brussels']);
    expect(game.refusal('axis', attack('DE-LF-2'))).toMatchObject({ code: 'noEnemyHere' });
  });

  it('R15.6 an empty area of a neutral is violated as well, and taken at once', () => {
    const game = allies().decide('allies', move('FR-LF-1', 'Reno'));
    expect([game.sideOf('US'), game.controller('Reno'), game.controller('Boston')]).toEqual(['axis', 'FR', 'US']);
  });

  it('R15.6 an air attack on its area is a violation', () => {
    const game = axis().dice(6).decide('axis', airAttack('DE-AF-1', 'Brussels'));
    expect(game.sideOf('BE')).toBe('allies');
    expect(game.logged('diceRolled')).toMatchObject([{ units: ['DE-AF-1'], area: 'Brussels', hits: 0 }]);
    expect(game.controller('Brussels')).toBe('BE');
  });

  it('R15.6 a retreat into its area is a violation', () => {
    const game = given(world)
      .put('Paris', 'DE-LF-1')
      .asking('allies', { at: 'retreat', side: 'axis', cause: 'battle', units: ids('DE-LF-1') });
    expect(game.prompt).toMatchObject({ at: 'retreat', side: 'axis' });
    const after = game.decide('axis', retreat('DE-LF-1', 'Brussels'));
    expect([after.at('DE-LF-1'), after.sideOf('BE')]).toEqual(['Brussels', 'allies']);
    expect(after.logged('neutralityViolated')).toMatchObject([{ nation: 'BE', by: 'axis' }]);
  });

  it('R15.6 an area of a neutral that somebody else controls is not the neutral’s to violate', () => {
    const taken = axis().decide('axis', move('DE-LF-1', 'Rome')).put('forcePool', 'IT-LF-1');
    const game = taken.war('IT', 'neutral').points('axis', 2);
    expect(game.controller('Rome')).toBe('DE');
    const after = game.decide('axis', move('DE-LF-2', 'Rome'));
    expect([after.sideOf('IT'), after.logged('neutralityViolated')]).toEqual(['neutral', []]);
  });

  it('R15.6 entering a sea area of a neutral, with its ships in it, violates nobody', () => {
    const game = given(world).put('Paris', 'GB-NF-1').points('allies', 1);
    expect(game.controller('Sea')).toBe('IT');
    const after = game.decide('allies', move('GB-NF-1', 'Sea'));
    expect([after.at('GB-NF-1'), after.sideOf('IT')]).toEqual(['Sea', 'neutral']);
  });

  it('R15.6 the option says whom it would violate', () => {
    const violated = axis()
      .options(['DE-LF-1'])
      .flatMap(({ decision, violates }) => (decision.type === 'move' && violates ? [[decision.path, violates]] : []));
    expect(violated).toEqual([
      [['Brussels'], 'BE'],
      [['Rome'], 'IT'],
      [['Boston'], 'US'],
      [['Madrid'], 'ES'],
    ]);
  });
});

describe('R15.7 the track of a nation that joins by violation', () => {
  it('R15.7 is frozen', () => {
    const game = axis().decide('axis', move('DE-LF-1', 'Madrid'));
    expect(game.state.nations).toMatchObject({ ES: { side: 'allies', track: 0, frozen: true } });
    const event = game.event('axis', 'axis-diplomacy-1');
    expect(event.refusal('axis', negotiate('ES', 'forward'))).toEqual({
      code: 'trackFrozen',
      rule: 'R15.7',
      nation: 'ES',
    });
  });

  it('R15.7 is frozen where it stands', () => {
    const game = given(world).war('ES', 'neutral', { track: 1 }).points('allies', 2);
    const after = game.decide('allies', move('FR-LF-1', 'Madrid'));
    expect(after.state.nations).toMatchObject({ ES: { side: 'axis', track: 1, frozen: true } });
    const event = after.event('allies', 'allies-diplomacy-1');
    expect(event.refusal('allies', negotiate('ES', 'back'))).toMatchObject({ code: 'trackFrozen' });
  });

  it('R15.7 the USA joining early provides its full number of bases', () => {
    const before = given(world).war('US', 'neutral', { track: 2 }).points('axis', 1);
    expect(americanBases(world, before.state)).toBe(2);
    const game = before.decide('axis', move('DE-LF-1', 'Boston'));
    expect([game.sideOf('US'), americanBases(world, game.state)]).toEqual(['allies', 5]);
    const event = game.event('allies', 'allies-diplomacy-1');
    expect(event.refusal('allies', negotiate('US', 'forward'))).toMatchObject({ code: 'trackFrozen' });
  });

  it('R15.4 a nation that joins by its track is not frozen', () => {
    const event = given(world).war('ES', 'neutral', { track: 1 }).event('axis', 'axis-diplomacy-1');
    expect(event.decide('axis', negotiate('ES', 'forward')).state.nations).toMatchObject({
      ES: { side: 'axis', track: 2, frozen: false },
    });
  });
});
