// R12.5, R12.6: nations without a base at home, and fortresses.
import { describe, expect, it } from 'vitest';
import { type Game, given, mobilize } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Oslo is a base for the axis only; Greece has none at all.
const world = toyWorld({
  areas: {
    Oslo: 'land NO black',
    Bergen: 'land NO',
    Athens: 'land GR',
    Crete: 'land GR',
    Sparta: 'land GR',
    Aegean: 'sea GR',
    London: 'land GB red',
    Berlin: 'land DE red',
    Ruhr: 'land DE',
  },
  adjacency: 'Oslo-Bergen-London Sparta-Athens-Aegean-Crete Berlin-Ruhr-Oslo Ruhr-Athens',
  nations: { NO: 'allies', GR: 'allies' },
  setup: { Oslo: 'NO LF', Athens: 'GR LF', London: 'GB LF', Berlin: 'DE LF', Ruhr: 'DE LF FT' },
  pool: 'NO LF FT*2, GR LF*2 NF*2, DE FT*2 NF',
});

const allies = (): Game => given(world).points('allies', 4);
const axis = (): Game => given(world).points('axis', 6);
const why = (game: Game, id: string, ...path: string[]) => game.refusal('allies', mobilize(id, ...path));

describe('R12.5 nations without a base at home', () => {
  it.each(['Athens', 'Crete'])('R12.5 mobilize in any home area of theirs, as in %s', (place) => {
    const game = allies().decide('allies', mobilize('GR-LF-2', place));
    expect([game.at('GR-LF-2'), game.isSpent('GR-LF-2')]).toEqual([place, true]);
  });

  it('R12.5 nowhere else, not even next to home', () => {
    expect(why(allies(), 'NO-LF-2', 'London')).toEqual({ code: 'onlyAtHome', rule: 'R12.5', unit: 'NO-LF-2' });
    expect(why(allies(), 'NO-LF-2', 'Bergen', 'London')).toMatchObject({ code: 'onlyAtHome' });
  });

  it('R12.5 not in a home area the enemy holds', () => {
    const game = allies().put('Crete', 'DE-LF-1');
    expect(why(game, 'GR-LF-2', 'Crete')).toMatchObject({ code: 'pathNotControlled', area: 'Crete' });
    expect(why(game, 'GR-LF-2', 'Athens')).toBeNull();
  });

  it('R12.5 not in a home area with an enemy unit', () => {
    const game = allies().put('Athens', 'DE-LF-2');
    expect(game.controller('Athens')).toBe('GR');
    expect(why(game, 'GR-LF-2', 'Athens')).toMatchObject({ code: 'destinationHasEnemy', area: 'Athens' });
    const atSea = allies().put('Aegean', 'GR-NF-1').put('Aegean', 'DE-NF-1');
    expect(atSea.controller('Aegean')).toBe('GR');
    expect(why(atSea, 'GR-NF-2', 'Aegean')).toMatchObject({ code: 'destinationHasEnemy', area: 'Aegean' });
  });

  it('R12.5 a base that counts only for the other side is none', () => {
    expect(why(allies(), 'NO-LF-2', 'Bergen')).toBeNull();
    expect(why(allies(), 'NO-LF-2', 'Oslo', 'Bergen')).toMatchObject({ code: 'onlyAtHome' });
  });

  it('R12.5 on the side it counts for, the same base serves by R12.2', () => {
    const game = given(world).war('NO', 'axis').points('axis', 2);
    expect(game.refusal('axis', mobilize('NO-LF-2', 'Oslo', 'Ruhr'))).toBeNull();
    expect(game.refusal('axis', mobilize('NO-LF-2', 'Bergen'))).toMatchObject({ code: 'noPath', rule: 'R12.2' });
  });

  it('R12.5 a nation whose base is lost is not one without a base', () => {
    const game = axis().put('forcePool', 'DE-LF-1').put('Berlin', 'GB-LF-1');
    expect(game.refusal('axis', mobilize('DE-LF-1', 'Ruhr'))).toMatchObject({ code: 'noHomeBase', rule: 'R12.2' });
  });

  it('R12.5 ships come in home areas with a coast or at sea', () => {
    expect(why(allies(), 'GR-NF-1', 'Aegean')).toBeNull();
    expect(why(allies(), 'GR-NF-1', 'Crete')).toBeNull();
    expect(why(allies(), 'GR-NF-1', 'Sparta')).toMatchObject({ code: 'navalDestination', area: 'Sparta' });
  });

  it('R12.5 the home areas are offered', () => {
    expect(
      allies()
        .options(['GR-LF-2'])
        .map(({ area }) => area),
    ).toEqual(['Athens', 'Crete', 'Sparta']);
  });
});

describe('R12.6 fortresses', () => {
  it('R12.6 a fortress costs three and is placed as an army unit', () => {
    const game = axis().decide('axis', mobilize('DE-FT-2', 'Berlin'));
    expect(game.logged('unitMobilized')).toMatchObject([{ unit: 'DE-FT-2', at: 'Berlin', cost: 3 }]);
  });

  it('R12.6 also abroad, at the end of a path', () => {
    const game = axis().put('forcePool', 'NO-LF-1').put('Oslo', 'DE-LF-2');
    expect(game.refusal('axis', mobilize('DE-FT-2', 'Berlin', 'Ruhr', 'Oslo'))).toBeNull();
  });

  it('R12.6 not where a fortress of its nation stands', () => {
    expect(axis().refusal('axis', mobilize('DE-FT-2', 'Berlin', 'Ruhr'))).toEqual({
      code: 'fortressAlreadyThere',
      rule: 'R12.6',
      area: 'Ruhr',
    });
  });

  it('R12.6 nor twice in the same area', () => {
    const game = axis().decide('axis', mobilize('DE-FT-2', 'Berlin'));
    expect(game.refusal('axis', mobilize('DE-FT-3', 'Berlin'))).toMatchObject({ code: 'fortressAlreadyThere' });
  });

  it('R12.6 a fortress of another nation is no hindrance', () => {
    const game = axis().put('Berlin', 'NO-FT-1').war('NO', 'axis');
    expect(game.refusal('axis', mobilize('DE-FT-2', 'Berlin'))).toBeNull();
  });

  it('R12.6 the same holds for a nation without a base', () => {
    const game = allies().put('Bergen', 'NO-FT-1');
    expect(why(game, 'NO-FT-2', 'Bergen')).toMatchObject({ code: 'fortressAlreadyThere', rule: 'R12.6' });
    expect(why(game, 'NO-FT-2', 'Oslo')).toBeNull();
  });
});
