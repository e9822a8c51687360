// R15.5, R21.10, R21.18: the allies push Spain and Turkey back.
import { describe, expect, it } from 'vitest';
import { type Game, given, move, negotiate } from '../support/game';
import { nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Oran is nobody's home; Seville has a port.
const world = toyWorld({
  areas: {
    Madrid: 'land ES black',
    Seville: 'land ES',
    Strait: 'sea',
    Fez: 'land FR',
    Oran: 'land',
    Ankara: 'land TR half',
    Berlin: 'land DE red',
    London: 'land GB red',
    Moscow: 'land SU red',
  },
  adjacency: 'Berlin-Madrid-Seville-Strait-Fez-Oran London-Strait-Ankara-Moscow',
  setup: { Madrid: 'ES LF', Seville: 'ES GF', Fez: 'FR LF', Ankara: 'TR LF', Berlin: 'DE LF*3', London: 'GB LF*2' },
  pool: 'ES LF*2 NF, DE NF SS, GB NF',
});

const allies = (game: Game): Game => game.event('allies', 'allies-diplomacy-1');
const push = (game: Game, id = 'ES'): Game => allies(game).decide('allies', negotiate(id, 'back'));
/** Spain at war for the axis with one step left on its track. */
const spain = given(world).war('ES', 'axis', { track: 1 });
const track = (game: Game) => game.state.nations[nation('ES')];

describe('R15.5 who is pushed by whom', () => {
  it.each(['ES', 'TR'])('R15.5 the allies move the track of neutral %s back a step', (id) => {
    const game = push(given(world).war(id, 'neutral', { track: 1 }), id);
    expect(game.state.nations).toMatchObject({ [id]: { side: 'neutral', track: 0, frozen: false } });
    expect(game.logged('trackMoved')).toEqual([
      { type: 'trackMoved', nation: id, by: 'allies', move: 'back', track: 0 },
    ]);
    expect(game.logged('nationNeutral')).toEqual([]);
  });

  it.each(['ES', 'TR'])('R15.5 also after %s joined the war: above zero it fights on', (id) => {
    const game = push(given(world).war(id, 'axis', { track: 2 }), id);
    expect(game.state.nations).toMatchObject({ [id]: { side: 'axis', track: 1 } });
  });

  it('R15.5 the axis pushes nobody back', () => {
    const game = given(world).war('SU', 'neutral', { track: 1 }).event('axis', 'axis-diplomacy-1');
    expect(game.refusal('axis', negotiate('SU', 'back'))).toEqual({
      code: 'onlyAlliesPushBack',
      rule: 'R15.5',
      nation: 'SU',
    });
    expect(game.war('ES', 'neutral', { track: 1 }).refusal('axis', negotiate('ES', 'back'))).toMatchObject({
      code: 'onlyAlliesPushBack',
    });
  });

  it('R15.5 the allies push no track of their own back', () => {
    const game = allies(given(world).war('SU', 'neutral', { track: 1 }));
    expect(game.refusal('allies', negotiate('SU', 'back'))).toMatchObject({ code: 'onlyAlliesPushBack' });
  });

  it('R15.5 no track goes below zero', () => {
    expect(allies(given(world)).refusal('allies', negotiate('ES', 'back'))).toEqual({
      code: 'trackAtZero',
      rule: 'R15.5',
      nation: 'ES',
    });
  });

  it('R21.10 a nation that joined by violation cannot be pushed', () => {
    const game = allies(given(world).war('ES', 'axis', { track: 1, frozen: true }));
    expect(game.refusal('allies', negotiate('ES', 'back'))).toMatchObject({ code: 'trackFrozen', rule: 'R15.7' });
  });
});

describe('R15.5 back at zero', () => {
  it('R15.5 the nation becomes neutral at once', () => {
    const game = push(spain);
    expect(game.state.nations).toMatchObject({ ES: { side: 'neutral', track: 0, frozen: false } });
    expect(game.logged('nationNeutral')).toEqual([{ type: 'nationNeutral', nation: 'ES' }]);
    expect([game.controller('Madrid'), game.at('ES-LF-1'), game.at('ES-GF-1')]).toEqual(['ES', 'Madrid', 'Seville']);
  });

  it('R15.5 the axis may win it again', () => {
    const game = push(spain).event('axis', 'axis-diplomacy-1').decide('axis', negotiate('ES', 'forward'));
    expect(track(game)).toMatchObject({ side: 'neutral', track: 1 });
  });

  it('R15.5 with axis units in one of its areas it joins the allies', () => {
    const game = push(spain.put('Seville', 'DE-LF-1'));
    expect(game.sideOf('ES')).toBe('allies');
    expect(game.logged('nationJoined')).toEqual([
      { type: 'nationJoined', nation: 'ES', side: 'allies', cause: 'pushedBack' },
    ]);
  });

  it('R15.5 with allied units in one of its areas it joins the axis', () => {
    const game = push(spain.put('Madrid', 'GB-LF-1'));
    expect(game.sideOf('ES')).toBe('axis');
    expect(game.logged('nationJoined')).toMatchObject([{ side: 'axis', cause: 'pushedBack' }]);
  });

  it('R15.5 with units of both it joins the axis', () => {
    expect(push(spain.put('Madrid', 'GB-LF-1').put('Seville', 'DE-LF-1')).sideOf('ES')).toBe('axis');
  });

  it('R15.5 units of a side outside its areas do not count', () => {
    expect(push(spain.put('Oran', 'DE-LF-1').put('Fez', 'GB-LF-1')).sideOf('ES')).toBe('neutral');
  });

  it('R15.5 its own units are not units of a side', () => {
    expect(push(spain.put('Seville', 'ES-LF-2', 'ES-NF-1')).sideOf('ES')).toBe('neutral');
  });

  it('R15.5 surface ships in its ports count, submarines are as if absent', () => {
    expect(push(spain.put('Seville', 'DE-NF-1')).sideOf('ES')).toBe('allies');
    expect(push(spain.put('Seville', 'DE-SS-1')).sideOf('ES')).toBe('neutral');
  });

  it('R15.5 a submarine in a port that has become neutral stays, and may leave', () => {
    const game = push(spain.put('Seville', 'DE-SS-1')).points('axis', 1);
    expect([game.at('DE-SS-1'), game.controller('Seville')]).toEqual(['Seville', 'ES']);
    expect(game.decide('axis', move('DE-SS-1', 'Strait')).at('DE-SS-1')).toBe('Strait');
  });

  it('R21.18 joining the allies freezes its track at zero', () => {
    const game = push(spain.put('Seville', 'DE-LF-1'));
    expect(track(game)).toMatchObject({ track: 0, frozen: true });
    expect(allies(game).refusal('allies', negotiate('ES', 'back'))).toMatchObject({ code: 'trackFrozen' });
    const axis = game.event('axis', 'axis-diplomacy-1');
    expect(axis.refusal('axis', negotiate('ES', 'forward'))).toMatchObject({ code: 'trackFrozen' });
  });

  it('R21.18 joining the axis does not freeze it', () => {
    expect(track(push(spain.put('Madrid', 'GB-LF-1')))).toMatchObject({ side: 'axis', track: 0, frozen: false });
  });
});

describe('R21.10 its units abroad and its areas', () => {
  it('R21.10 its units abroad go to the force pool, at sea as well', () => {
    const game = push(spain.put('Oran', 'ES-LF-2').put('Strait', 'ES-LF-3', 'ES-NF-1'));
    expect(['ES-LF-2', 'ES-LF-3', 'ES-NF-1'].map((id) => game.at(id))).toEqual(['forcePool', 'forcePool', 'forcePool']);
    expect(game.logged('unitLost').map(({ unit, rule }) => [unit, rule])).toEqual([
      ['ES-LF-2', 'R21.10'],
      ['ES-LF-3', 'R21.10'],
      ['ES-NF-1', 'R21.10'],
    ]);
  });

  it('R21.10 its units at home stay as they are', () => {
    const game = push(spain.spent('ES-GF-1'));
    expect([game.at('ES-GF-1'), game.isSpent('ES-GF-1'), game.isSpent('ES-LF-1')]).toEqual(['Seville', true, false]);
  });

  it('R21.10 also when it joins a side at once', () => {
    const game = push(spain.put('Oran', 'ES-LF-2').put('Seville', 'DE-LF-1'));
    expect([game.sideOf('ES'), game.at('ES-LF-2')]).toEqual(['allies', 'forcePool']);
  });

  it('R21.10 an area abroad that it held alone is nobody’s, or its home nation’s again', () => {
    const game = push(spain.put('Oran', 'ES-LF-2').put('forcePool', 'FR-LF-1').put('Fez', 'ES-LF-3'));
    expect([game.controller('Oran'), game.controller('Fez')]).toEqual([null, 'FR']);
  });

  it('R21.10 an area abroad with other units of its side stays with that side', () => {
    const shared = spain.put('Oran', 'ES-LF-2').put('Oran', 'DE-LF-1');
    expect(shared.controller('Oran')).toBe('ES');
    expect(push(shared).controller('Oran')).toBe('DE');
  });

  it('R21.10 an area the side was first in stays with that side, enemies present or not', () => {
    const shared = spain.put('forcePool', 'FR-LF-1').put('Fez', 'ES-LF-2').put('Fez', 'DE-LF-1', 'GB-LF-1');
    expect(shared.controller('Fez')).toBe('ES');
    expect(push(shared).controller('Fez')).toBe('DE');
  });

  it('R4.6 a home area the axis holds with other units stays with the axis when the nation joins the allies', () => {
    const game = push(spain.put('Seville', 'DE-LF-1'));
    expect([game.controller('Seville'), game.controller('Madrid')]).toEqual(['DE', 'ES']);
    expect(game.sideOf('ES')).toBe('allies');
  });

  it('R4.6 a home area it holds with intruders in it stays its own when it joins the axis', () => {
    const shared = spain.put('Madrid', 'GB-LF-1');
    expect(shared.controller('Madrid')).toBe('ES');
    expect(push(shared).controller('Madrid')).toBe('ES');
  });

  it('R4.7 ships in a port it takes to the other side leave', () => {
    const game = push(spain.put('Madrid', 'DE-LF-1').put('Seville', 'DE-NF-1'));
    expect(game.controller('Seville')).toBe('ES');
    expect([game.at('DE-NF-1'), game.isSpent('DE-NF-1')]).toEqual(['Strait', true]);
  });
});
