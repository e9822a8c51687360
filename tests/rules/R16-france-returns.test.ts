// R16.4: the allies bring France back, with the consequences of R16.5.
import { describe, expect, it } from 'vitest';
import { type Game, given, mobilize, negotiate } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Greece and Hungary are there so that either side has something to negotiate.
const world = toyWorld({
  areas: {
    Paris: 'land FR red',
    Lyon: 'land FR',
    London: 'land GB red',
    Berlin: 'land DE red',
    Oran: 'land',
    Med: 'sea',
    Athens: 'land GR',
    Budapest: 'land HU',
  },
  adjacency: 'Berlin-Paris-Lyon-London-Paris Lyon-Oran-Med-Lyon Med-Athens Berlin-Budapest',
  nations: { FR: 'axis allies' },
  setup: { Paris: 'GB LF', Lyon: 'FR LF', London: 'GB LF', Berlin: 'DE LF*2' },
  pool: 'FR LF*2 NF, DE LF NF, GB LF',
  roles: { france: 'FR', paris: 'Paris' },
});

const start = given(world);
const ask = (game: Game): Game => game.event('allies', 'allies-diplomacy-1');
const back = (game: Game): Game => ask(game).decide('allies', negotiate('FR', 'return'));
const why = (game: Game) => ask(game).refusal('allies', negotiate('FR', 'return'));

describe('R16.4 France returns to the allies', () => {
  it('R16.4 when the allies control Paris', () => {
    const game = back(start);
    expect(game.sideOf('FR')).toBe('allies');
    expect(game.logged('nationChangedSide')).toEqual([
      { type: 'nationChangedSide', nation: 'FR', side: 'allies', rule: 'R16.4' },
    ]);
    expect([game.controller('Lyon'), game.at('FR-LF-1')]).toEqual(['FR', 'Lyon']);
  });

  it('R16.4 it is offered, and ends the event', () => {
    const offered = ask(start).options();
    expect(offered.map(({ decision }) => decision)).toContainEqual(negotiate('FR', 'return'));
    expect(back(start).prompt).toMatchObject({ at: 'points', side: 'allies' });
  });

  it('R16.4 not when the axis controls Paris', () => {
    const game = start.put('forcePool', 'GB-LF-1').put('Paris', 'DE-LF-1');
    expect(game.controller('Paris')).toBe('DE');
    expect(why(game)).toEqual({ code: 'parisNotHeld', rule: 'R16.4', nation: 'FR' });
  });

  it('R16.4 an empty Paris is France’s own: allied units must stand there', () => {
    const game = start.put('London', 'GB-LF-1');
    expect(game.controller('Paris')).toBe('FR');
    expect(why(game)).toMatchObject({ code: 'parisNotHeld' });
  });

  it('R16.4 allied units in a Paris that the axis was first in are not enough', () => {
    const game = start.put('forcePool', 'GB-LF-1').put('Paris', 'DE-LF-1').put('Paris', 'GB-LF-1');
    expect(game.controller('Paris')).toBe('DE');
    expect(why(game)).toMatchObject({ code: 'parisNotHeld' });
  });

  it('R16.4 not while France is with the allies', () => {
    expect(why(start.war('FR', 'allies'))).toEqual({ code: 'franceNotOnAxis', rule: 'R16.4', nation: 'FR' });
  });

  it('R16.4 no other nation returns', () => {
    expect(ask(start).refusal('allies', negotiate('DE', 'return'))).toMatchObject({ code: 'franceNotOnAxis' });
  });

  it('R16.4 the axis brings nobody back', () => {
    const game = start.event('axis', 'axis-diplomacy-1');
    expect(game.refusal('axis', negotiate('FR', 'return'))).toMatchObject({ code: 'franceNotOnAxis' });
  });

  it('R16.4 France does not simply join', () => {
    expect(ask(start).refusal('allies', negotiate('FR', 'join'))).toMatchObject({ code: 'nationNotNeutral' });
  });
});

describe('R16.5 the other way round', () => {
  it('R16.5 France controls its home areas with units; Germans there stay as intruders', () => {
    const game = back(start.put('Lyon', 'DE-LF-1'));
    expect([game.controller('Lyon'), game.at('DE-LF-1')]).toEqual(['FR', 'Lyon']);
  });

  it('R16.5 French units where the axis controls go to the force pool', () => {
    const game = back(start.put('Berlin', 'FR-LF-2').put('Oran', 'FR-LF-3').put('Oran', 'DE-LF-1'));
    expect([game.at('FR-LF-2'), game.at('FR-LF-3'), game.controller('Oran')]).toEqual(['forcePool', 'forcePool', 'DE']);
  });

  it('R16.5 French units alone abroad stay', () => {
    const game = back(start.put('Oran', 'FR-LF-2'));
    expect([game.at('FR-LF-2'), game.controller('Oran'), game.sideOf('FR')]).toEqual(['Oran', 'FR', 'allies']);
  });

  it('R16.5 French ships beside German ones go to the force pool', () => {
    const game = back(start.put('Med', 'FR-NF-1').put('Med', 'DE-NF-1'));
    expect([game.at('FR-NF-1'), game.controller('Med')]).toEqual(['forcePool', 'DE']);
  });

  it('R16.5 units that do not go to the pool keep their state', () => {
    const game = back(start.spent('FR-LF-1'));
    expect([game.at('FR-LF-1'), game.isSpent('FR-LF-1')]).toEqual(['Lyon', true]);
  });

  it('R21.11 the force pool follows the nation back', () => {
    const game = back(start.put('forcePool', 'DE-LF-1'));
    expect(game.decide('allies', mobilize('FR-LF-2', 'Paris')).at('FR-LF-2')).toBe('Paris');
  });
});
