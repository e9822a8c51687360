// R13.3–R13.5: the USA, the USSR in winter, Yugoslavia.
import { describe, expect, it } from 'vitest';
import { type Game, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const spentOf = (of: Game, ...units: string[]) => units.filter((id) => of.isSpent(id));
const rulesOf = (of: Game) => of.logged('unitsRecovered').map(({ units, rule }) => [rule, ...units]);

describe('R13.3 the USA', () => {
  const world = toyWorld({
    areas: {
      North: 'sea US us-track',
      London: 'land GB red',
      Channel: 'sea',
      Paris: 'land FR red',
      Lyon: 'land FR',
      Oran: 'land',
    },
    adjacency: 'North-London-Channel-Paris-Lyon Oran-North Oran-Lyon',
    setup: { London: 'US LF*3 AF, GB LF*3', Channel: 'GB NF', Lyon: 'DE LF*2', Oran: 'US AB' },
    pool: 'US NF, DE NF',
    nations: { US: 'neutral allies 5' },
    roles: { usa: 'US', northAtlantic: 'North' },
  });
  const game = given(world).turn(2).war('US', 'allies', { track: 5 });
  const all = ['US-LF-1', 'US-LF-2', 'US-LF-3', 'US-AF-1'];

  it('R13.3 every unit with a line to the North Atlantic recovers, without limit', () => {
    const after = game.spent(...all).endOfTurn();
    expect(spentOf(after, ...all)).toEqual([]);
    expect(rulesOf(after)).toEqual([['R13.3', ...all]]);
  });

  it('R13.3 the line runs through areas the side controls, whoever of it does', () => {
    const after = game.put('Paris', 'US-LF-1').spent('US-LF-1').endOfTurn();
    expect(rulesOf(after)).toEqual([['R13.3', 'US-LF-1']]);
  });

  it('R13.3 the area of the unit itself need not be controlled (R13.2)', () => {
    const abroad = game.put('Lyon', 'US-LF-1').spent('US-LF-1');
    expect(abroad.controller('Lyon')).toBe('DE');
    expect(abroad.endOfTurn().isSpent('US-LF-1')).toBe(false);
  });

  it('R13.3 without a line to the North Atlantic no American recovers', () => {
    const cut = game.put('North', 'DE-NF-1').spent(...all);
    expect(cut.controller('North')).toBe('DE');
    expect(spentOf(cut.endOfTurn(), ...all)).toEqual(all);
  });

  it('R13.3 units of others on the same line keep to their limit', () => {
    const asked = game.spent('GB-LF-1', 'GB-LF-2', 'GB-LF-3', ...all).endOfTurn();
    expect(asked.prompt).toMatchObject({ at: 'recovery', nation: 'GB', count: 2 });
  });

  it('R13.3 the Supply event does the same', () => {
    const after = game.spent(...all).event('allies', 'allies-supply-1');
    expect(spentOf(after, ...all)).toEqual([]);
  });
});

describe('R13.4 the USSR in winter', () => {
  const world = toyWorld({
    areas: {
      Moscow: 'land SU red',
      Minsk: 'land SU',
      Warsaw: 'land PL',
      Riga: 'land',
      Berlin: 'land DE red',
      Steppe: 'land SU',
    },
    adjacency: 'Moscow-Minsk-Warsaw-Berlin Minsk-Riga-Berlin Steppe-Moscow',
    setup: { Moscow: 'SU LF*6', Berlin: 'DE LF*4' },
    nations: { SU: 'allies', PL: 'neutral allies' },
    roles: { ussr: 'SU' },
  });
  const six = ['SU-LF-1', 'SU-LF-2', 'SU-LF-3', 'SU-LF-4', 'SU-LF-5', 'SU-LF-6'];
  const summer = given(world).turn(4);
  const winter = given(world).turn(3);

  it('R13.4 in winter every Soviet unit in Soviet home territory recovers, outside the limit', () => {
    const after = winter.spent(...six).endOfTurn();
    expect(spentOf(after, ...six)).toEqual([]);
    expect(rulesOf(after)).toEqual([['R13.4', ...six]]);
  });

  it('R13.4 in summer they keep to the limit', () => {
    const asked = summer.spent(...six).endOfTurn();
    expect(asked.prompt).toMatchObject({ at: 'recovery', nation: 'SU', count: 3, candidates: six });
  });

  it('R13.4 those elsewhere recover up to the limit', () => {
    const abroad = winter.put('Riga', 'SU-LF-1', 'SU-LF-2', 'SU-LF-3', 'SU-LF-4', 'SU-LF-5').spent(...six);
    const asked = abroad.endOfTurn();
    expect(asked.isSpent('SU-LF-6')).toBe(false);
    expect(asked.prompt).toMatchObject({ nation: 'SU', count: 4, candidates: six.slice(0, 5) });
  });

  it('R13.4 those at home do not use up the limit of those elsewhere', () => {
    const after = winter
      .put('Riga', 'SU-LF-1', 'SU-LF-2')
      .spent(...six)
      .endOfTurn();
    expect(spentOf(after, ...six)).toEqual([]);
    expect(rulesOf(after)).toEqual([
      ['R13.4', ...six.slice(2)],
      ['R13.1', 'SU-LF-1', 'SU-LF-2'],
    ]);
  });

  // A Soviet unit alone on the Steppe, Moscow and Minsk lost.
  const pocket = (of: Game) =>
    of
      .put('Steppe', 'SU-LF-1')
      .put('forcePool', ...six.slice(1))
      .put('Moscow', 'DE-LF-1')
      .put('Steppe', 'DE-LF-2')
      .control('Steppe', 'DE')
      .put('Minsk', 'DE-LF-3')
      .spent('SU-LF-1');

  it('R13.4 no line of communication is needed at home in winter', () => {
    expect(pocket(winter).endOfTurn().isSpent('SU-LF-1')).toBe(false);
    expect(pocket(summer).endOfTurn().isSpent('SU-LF-1')).toBe(true);
  });

  it('R13.4 those elsewhere need their line in winter too', () => {
    const cut = winter.put('Riga', 'SU-LF-1', 'DE-LF-2').put('Minsk', 'DE-LF-3').control('Riga', 'DE');
    expect(cut.spent('SU-LF-1').endOfTurn().isSpent('SU-LF-1')).toBe(true);
  });

  it('R13.4 a Supply event in winter counts too', () => {
    const after = winter.spent(...six).event('allies', 'allies-supply-1');
    expect(spentOf(after, ...six)).toEqual([]);
    expect(summer.spent(...six).event('allies', 'allies-supply-1').prompt).toMatchObject({ at: 'recovery', count: 3 });
  });

  it('R13.4 others in Soviet territory gain nothing by the winter', () => {
    const four = ['DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4'];
    const asked = winter
      .put('Minsk', ...four)
      .put('Riga', 'DE-LF-4')
      .spent(...four)
      .endOfTurn();
    expect(asked.prompt).toMatchObject({ at: 'recovery', nation: 'DE', count: 3 });
  });

  it('R13.4 Eastern Poland is Soviet home once it is ceded (R16.1)', () => {
    const east = toyWorld({
      areas: { Warsaw: 'land PL black', East: 'land PL cede:SU', Berlin: 'land DE red' },
      adjacency: 'Berlin-Warsaw-East',
      setup: { East: 'SU LF*2', Berlin: 'DE LF*2' },
      nations: { SU: 'allies', DE: 'axis' },
      roles: { ussr: 'SU', poland: 'PL', warsaw: 'Warsaw' },
    });
    const both = given(east).turn(3).spent('SU-LF-1', 'SU-LF-2');
    expect(rulesOf(both.endOfTurn())).toEqual([]);
    const fallen = both.points('axis', 1).decide('axis', move('DE-LF-1', 'Warsaw'));
    expect(rulesOf(fallen.endOfTurn())).toEqual([['R13.4', 'SU-LF-1', 'SU-LF-2']]);
  });
});

describe('R13.5 Yugoslavia', () => {
  const world = toyWorld({
    areas: { Yugoslavia: 'land YU', Greece: 'land GR', Vienna: 'land DE red', London: 'land GB red' },
    adjacency: 'Vienna-Yugoslavia-Greece-London',
    setup: { Yugoslavia: 'YU LF*3', Vienna: 'DE LF*3', Greece: 'GR LF' },
    nations: { YU: 'allies', GR: 'allies' },
    roles: { yugoslavia: 'YU', yugoslavArea: 'Yugoslavia' },
  });
  const three = ['YU-LF-1', 'YU-LF-2', 'YU-LF-3'];
  const occupied = given(world).turn(2).put('Yugoslavia', 'DE-LF-1').control('Yugoslavia', 'DE');

  it('R13.5 Yugoslav units in Yugoslavia recover beyond the limit', () => {
    const after = given(world)
      .turn(2)
      .spent(...three)
      .endOfTurn();
    expect(spentOf(after, ...three)).toEqual([]);
    expect(rulesOf(after)).toEqual([['R13.5', ...three]]);
  });

  it('R13.5 also when the enemy controls it and no line is left', () => {
    const after = occupied.spent(...three).endOfTurn();
    expect(after.controller('Yugoslavia')).toBe('DE');
    expect(spentOf(after, ...three)).toEqual([]);
  });

  it('R13.5 outside Yugoslavia the rules of all hold', () => {
    const after = occupied
      .put('Greece', 'YU-LF-1', 'YU-LF-2')
      .spent(...three)
      .endOfTurn();
    expect(spentOf(after, ...three)).toEqual(['YU-LF-1', 'YU-LF-2']); // no home under control, no line
  });

  it('R13.5 others in Yugoslavia gain nothing', () => {
    const guests = given(world).turn(2).put('Yugoslavia', 'GR-LF-1').put('Greece', 'DE-LF-1');
    const after = guests
      .put('forcePool', ...three)
      .spent('GR-LF-1')
      .endOfTurn();
    expect(after.isSpent('GR-LF-1')).toBe(true);
  });

  it('R13.5 the Supply event lets them recover as well', () => {
    expect(spentOf(occupied.spent(...three).event('allies', 'allies-supply-1'), ...three)).toEqual([]);
  });
});
