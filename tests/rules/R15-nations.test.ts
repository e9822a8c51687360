// R15.1, R15.2, R15.8: nations at the start, and what comes with one that joins the war.
import { describe, expect, it } from 'vitest';
import { builtInWorld } from '../support/builtInWorld';
import { attack, given, mobilize, move, negotiate } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

describe('R15.1, R15.2 nations at the start', () => {
  const start = given(builtInWorld);
  const nations = (side: string) => builtInWorld.nations.map(({ id }) => id).filter((id) => start.sideOf(id) === side);

  it('R15.1 there are 23 nations', () => expect(Object.keys(start.state.nations)).toHaveLength(23));

  it('R15.1 Germany is at war for the axis', () => expect(nations('axis')).toEqual(['DE']));

  it('R15.1 Britain, France and Poland are at war for the allies', () =>
    expect(nations('allies')).toEqual(['GB', 'FR', 'PL']));

  it('R15.2 seven neutrals lean to the axis, the other twelve to the allies', () => {
    const leaning = (side: string) =>
      builtInWorld.nations.filter(({ id, leaning: to }) => start.sideOf(id) === 'neutral' && to === side);
    expect(leaning('axis').map(({ id }) => id)).toEqual(['IT', 'HU', 'RO', 'BG', 'FI', 'ES', 'TR']);
    expect(leaning('allies')).toHaveLength(12);
  });

  it('R15.4 every track starts at zero, and none is frozen', () => {
    const states = Object.values(start.state.nations);
    expect(states.map(({ track, frozen }) => [track, frozen])).toEqual(Array.from({ length: 23 }, () => [0, false]));
  });
});

describe('R15.8 a nation that joins', () => {
  const world = toyWorld({
    areas: {
      Berlin: 'land DE red',
      Rome: 'land IT red',
      Milan: 'land IT',
      Sea: 'sea',
      Tunis: 'land FR',
      Brussels: 'land BE red',
    },
    adjacency: 'Berlin-Milan-Rome-Sea-Tunis Berlin-Brussels',
    setup: { Berlin: 'DE LF', Rome: 'IT LF GF', Milan: 'IT LF', Sea: 'IT NF', Tunis: 'FR LF', Brussels: 'BE LF' },
    pool: 'IT LF AF, BE LF',
  });
  const joined = given(world).event('axis', 'axis-diplomacy-1').decide('axis', negotiate('IT', 'join'));

  it('R15.8 brings its units as they stand, ready', () => {
    const units = ['IT-LF-1', 'IT-GF-1', 'IT-LF-2', 'IT-NF-1'];
    expect(units.map((id) => [joined.at(id), joined.isSpent(id)])).toEqual([
      ['Rome', false],
      ['Rome', false],
      ['Milan', false],
      ['Sea', false],
    ]);
  });

  it('R15.8 its units act from then on', () => {
    const before = given(world).points('axis', 2);
    expect(before.refusal('axis', move('IT-LF-1', 'Milan'))).toMatchObject({ code: 'nationNotAtWar', rule: 'R5.8' });
    expect(joined.prompt).toMatchObject({ at: 'points', side: 'axis' });
    expect(joined.refusal('axis', move('IT-LF-1', 'Milan'))).toBeNull();
  });

  it('R15.8 its force-pool units may be mobilized from then on', () => {
    const before = given(world).points('axis', 2);
    expect(before.refusal('axis', mobilize('IT-LF-3', 'Rome'))).toMatchObject({ code: 'nationNotAtWar' });
    expect(joined.decide('axis', mobilize('IT-LF-3', 'Rome')).at('IT-LF-3')).toBe('Rome');
  });

  it('R15.8 the same holds for a nation that joins by violation', () => {
    const game = given(world).war('IT', 'axis').put('Berlin', 'IT-LF-2').points('axis', 2);
    const entered = game.decide('axis', move('IT-LF-2', 'Brussels'));
    expect([entered.sideOf('BE'), entered.isSpent('BE-LF-1')]).toEqual(['allies', false]);
    const answer = entered.points('allies', 2);
    expect(answer.refusal('allies', attack('BE-LF-1'))).toBeNull();
    expect(answer.refusal('allies', mobilize('BE-LF-2', 'Brussels'))).toMatchObject({ code: 'destinationHasEnemy' });
  });

  it('R15.8 it controls its home areas and its sea for its side', () => {
    const areas = ['Rome', 'Milan', 'Sea'];
    expect(areas.map((place) => joined.controller(place))).toEqual(['IT', 'IT', 'IT']);
    expect(joined.logged('nationJoined')).toEqual([
      { type: 'nationJoined', nation: 'IT', side: 'axis', cause: 'diplomacy' },
    ]);
  });
});
