// R12.1, R12.2, R12.7: what mobilization costs, from where to where it goes, and whose units come.
import { describe, expect, it } from 'vitest';
import { done, type Game, given, mobilize } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Berlin - Ruhr - Paris - Lyon, with London over the Channel; Moscow and Kharkov, a base for the axis only, beyond.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE',
    Paris: 'land FR red',
    Lyon: 'land FR',
    London: 'land GB red',
    Channel: 'sea',
    Moscow: 'land SU red',
    Kharkov: 'land SU black',
  },
  adjacency: 'Berlin-Ruhr-Paris-Lyon Paris-Channel-London Lyon-Moscow-Kharkov',
  setup: { Berlin: 'DE LF', Ruhr: 'DE LF', Paris: 'DE LF', Lyon: 'FR LF', London: 'GB LF', Channel: 'GB NF*2' },
  pool: 'DE LF*2 TF AF, GB LF*2, SU LF, FR LF, IT LF',
  newWeapons: 'DE TF:heavy',
});

const axis = (points = 4): Game => given(world).points('axis', points);
const refusal = (game: Game, id: string, ...path: string[]) => game.refusal('axis', mobilize(id, ...path));
const left = (game: Game) => (game.prompt?.at === 'points' ? game.prompt.left : null);

describe('R12.1 paying and placing', () => {
  it('R12.1 the cost of the unit is paid in points', () => {
    const game = axis(3).decide('axis', mobilize('DE-TF-1', 'Berlin'));
    expect(left(game)).toBe(1);
    expect(game.logged('unitMobilized')).toEqual([
      { type: 'unitMobilized', side: 'axis', unit: 'DE-TF-1', at: 'Berlin', path: ['Berlin'], cost: 2 },
    ]);
  });

  it('R12.1 a unit dearer than the points left stays in the pool', () => {
    const expected = { code: 'pointsShort', rule: 'R7.2', unit: 'DE-TF-1', need: 2, have: 1 };
    expect(refusal(axis(1), 'DE-TF-1', 'Berlin')).toEqual(expected);
    expect(refusal(axis(2), 'DE-TF-1', 'Berlin')).toBeNull();
  });

  it('R12.1 the unit leaves the force pool and is placed spent', () => {
    const game = axis().decide('axis', mobilize('DE-LF-4', 'Berlin'));
    expect(game.at('DE-LF-4')).toBe('Berlin');
    expect(game.state.occupants).toMatchObject({ Berlin: ['DE-LF-1', 'DE-LF-4'] });
    expect(game.isSpent('DE-LF-4')).toBe(true);
  });

  it('R12.1 a unit on the map is not mobilized', () => {
    expect(refusal(axis(), 'DE-LF-1', 'Berlin')).toMatchObject({ code: 'notInForcePool', rule: 'R12.1' });
  });

  it('R12.1 a unit of the new-weapons pool is not mobilized', () => {
    expect(refusal(axis(), 'DE-TF-heavy-1', 'Berlin')).toMatchObject({ code: 'notInForcePool', rule: 'R12.1' });
  });

  it('R12.1 a unit that is lost can be mobilized again', () => {
    const game = axis().put('forcePool', 'DE-LF-2', 'DE-LF-3');
    expect(refusal(game, 'DE-LF-2', 'Berlin')).toBeNull();
  });

  it('R12.1 points buy unit after unit until they are used up', () => {
    const one = axis(2).decide('axis', mobilize('DE-LF-4', 'Berlin'));
    expect(left(one)).toBe(1);
    const two = one.decide('axis', mobilize('DE-LF-5', 'Berlin'));
    expect(two.at('DE-LF-5')).toBe('Berlin');
    expect(two.prompt).toMatchObject({ at: 'impulse', side: 'allies' });
  });
});

describe('R12.2 from a base at home through controlled areas', () => {
  it('R12.2 a unit may be placed in the base itself', () => {
    expect(refusal(axis(), 'DE-AF-1', 'Berlin')).toBeNull();
  });

  it('R12.2 or in a land area at the end of a path through controlled areas', () => {
    const game = axis().decide('axis', mobilize('DE-AF-1', 'Berlin', 'Ruhr'));
    expect(game.at('DE-AF-1')).toBe('Ruhr');
  });

  it('R12.2 whose land the destination is does not matter', () => {
    expect(
      axis()
        .decide('axis', mobilize('DE-LF-4', 'Berlin', 'Ruhr', 'Paris'))
        .at('DE-LF-4'),
    ).toBe('Paris');
  });

  it('R12.2 a captured foreign base does not serve', () => {
    expect(refusal(axis(), 'DE-LF-4', 'Paris')).toEqual({
      code: 'noPath',
      rule: 'R12.2',
      unit: 'DE-LF-4',
      area: 'Paris',
    });
  });

  it('R12.2 a home area that is no base does not serve', () => {
    expect(refusal(axis(), 'DE-LF-4', 'Ruhr')).toMatchObject({ code: 'noPath', area: 'Ruhr' });
  });

  it('R12.2 a base at home that the enemy controls does not serve', () => {
    const game = axis().put('forcePool', 'DE-LF-1').put('Berlin', 'FR-LF-1');
    expect(game.controller('Berlin')).toBe('FR');
    expect(refusal(game, 'DE-LF-4', 'Berlin')).toMatchObject({ code: 'noHomeBase', area: 'Berlin' });
    expect(refusal(game, 'DE-LF-4', 'Ruhr')).toMatchObject({ code: 'noHomeBase', area: 'Ruhr' });
  });

  it('R12.2 a base that does not count for the side does not serve', () => {
    const game = given(world).war('SU', 'allies').points('allies', 2);
    expect(game.refusal('allies', mobilize('SU-LF-1', 'Kharkov'))).toMatchObject({ code: 'noPath', area: 'Kharkov' });
    expect(game.refusal('allies', mobilize('SU-LF-1', 'Moscow', 'Kharkov'))).toBeNull();
  });

  it('R12.2 the black base serves the side it counts for', () => {
    const game = given(world).war('SU', 'axis').points('axis', 2);
    expect(game.refusal('axis', mobilize('SU-LF-1', 'Kharkov'))).toBeNull();
  });

  it('R12.2 the areas of the path are adjacent', () => {
    expect(refusal(axis(), 'DE-LF-4', 'Berlin', 'Paris')).toMatchObject({ code: 'pathBroken', rule: 'R12.2' });
  });

  it('R12.2 a path passes no area twice', () => {
    const path = ['Berlin', 'Ruhr', 'Berlin', 'Ruhr', 'Paris'];
    expect(refusal(axis(), 'DE-LF-4', ...path)).toMatchObject({ code: 'pathBroken', rule: 'R12.2' });
  });

  it('R12.2 every area of the path is controlled by the side, not only visited', () => {
    const game = axis().put('forcePool', 'DE-LF-2').put('Ruhr', 'FR-LF-1').put('Ruhr', 'DE-LF-2');
    expect(game.controller('Ruhr')).toBe('FR');
    expect(refusal(game, 'DE-LF-4', 'Berlin', 'Ruhr', 'Paris')).toEqual({
      code: 'pathNotControlled',
      rule: 'R12.2',
      area: 'Ruhr',
    });
  });

  it('R12.2 the destination is controlled too, even if it is empty', () => {
    const game = axis().put('forcePool', 'FR-LF-1');
    expect(refusal(game, 'DE-LF-4', 'Berlin', 'Ruhr', 'Paris', 'Lyon')).toMatchObject({
      code: 'pathNotControlled',
      area: 'Lyon',
    });
  });

  it('R12.2 no enemy units stand in the destination', () => {
    const game = axis().put('Paris', 'FR-LF-1');
    expect(game.controller('Paris')).toBe('DE');
    expect(refusal(game, 'DE-LF-4', 'Berlin', 'Ruhr', 'Paris')).toEqual({
      code: 'destinationHasEnemy',
      rule: 'R12.2',
      area: 'Paris',
    });
  });

  it('R12.2 enemies in the base itself forbid only to be placed there', () => {
    const game = axis().put('Berlin', 'FR-LF-1');
    expect(refusal(game, 'DE-LF-4', 'Berlin')).toMatchObject({ code: 'destinationHasEnemy', area: 'Berlin' });
    expect(refusal(game, 'DE-LF-4', 'Berlin', 'Ruhr')).toBeNull();
  });

  it('R12.2 army units are placed on land, not at sea', () => {
    const game = given(world).points('allies', 2);
    expect(game.refusal('allies', mobilize('GB-LF-2', 'London', 'Channel'))).toMatchObject({
      code: 'destinationNotLand',
      rule: 'R12.2',
      area: 'Channel',
    });
  });

  it('R12.2 every place is offered with its path and its price', () => {
    const offered = axis().options(['DE-TF-1']);
    expect(offered.map(({ decision, area, cost }) => [area, cost, 'path' in decision ? decision.path : null])).toEqual([
      ['Berlin', 2, ['Berlin']],
      ['Ruhr', 2, ['Berlin', 'Ruhr']],
      ['Paris', 2, ['Berlin', 'Ruhr', 'Paris']],
    ]);
  });
});

describe('R12.7 whose units come', () => {
  it('R12.7 a neutral nation mobilizes nothing', () => {
    expect(refusal(axis(), 'IT-LF-1', 'Berlin')).toMatchObject({ code: 'nationNotAtWar', unit: 'IT-LF-1' });
  });

  it('R12.7 no side mobilizes units of the other', () => {
    expect(refusal(axis(), 'GB-LF-2', 'London')).toMatchObject({ code: 'notYourUnit', unit: 'GB-LF-2' });
    const allies = given(world).points('allies', 2);
    expect(allies.refusal('allies', mobilize('DE-LF-4', 'Berlin'))).toMatchObject({ code: 'notYourUnit' });
  });

  it('R12.7 a nation that has surrendered mobilizes nothing', () => {
    const game = given(world)
      .put('Paris', 'FR-LF-1')
      .put('Ruhr', 'DE-LF-3')
      .with((state) => {
        for (const nation of Object.values(state.nations)) nation.surrendered = true;
      })
      .points('allies', 2);
    expect(game.controller('Paris')).toBe('FR');
    expect(game.refusal('allies', mobilize('FR-LF-2', 'Paris'))).toMatchObject({
      code: 'nationSurrendered',
      rule: 'R12.7',
    });
  });

  it('R12.7 only units that may come can be selected', () => {
    const selectable = axis(1).selectable();
    const recruits = selectable.filter(({ unit }) => axis(1).at(unit) === 'forcePool');
    expect(recruits.map(({ unit, refusal: why }) => [unit, why?.code ?? null])).toEqual([
      ['DE-LF-4', null],
      ['DE-LF-5', null],
      ['DE-TF-1', 'pointsShort'],
      ['DE-AF-1', 'pointsShort'],
    ]);
  });

  it('R12.1 points may be left over', () => {
    const game = axis(2).decide('axis', mobilize('DE-LF-4', 'Berlin')).decide('axis', done);
    expect(game.logged('pointsForfeited')).toEqual([{ type: 'pointsForfeited', side: 'axis', points: 1 }]);
  });
});
