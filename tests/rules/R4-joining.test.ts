// R4.6, R21.2: control when a nation joins the war or leaves it.
import { describe, expect, it } from 'vitest';
import type { Decision, Side } from '../../src/engine';
import { controllingSide } from '../../src/engine';
import { attack, type Game, given, move } from '../support/game';
import { area, nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// Italy leans to the axis, the USA to the allies; Spain is on its track. Tangier is British home, Oran of nobody.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    London: 'land GB red',
    Rome: 'land IT',
    Madrid: 'land ES',
    Tangier: 'land GB',
    Oran: 'land',
    Tyrrhenian: 'sea IT',
    Ocean: 'sea',
  },
  adjacency: 'Berlin-Rome-Tyrrhenian-Madrid-Oran-Tangier-Ocean-London Tangier-Madrid-Berlin Ocean-Tyrrhenian',
  setup: { Berlin: 'DE LF*3', London: 'GB LF*3', Madrid: 'ES LF', Rome: 'IT LF' },
  pool: 'DE NF, GB NF, IT NF*2, ES LF, US NF',
});
const game = given(world);
const side = (of: Game, id: string) => controllingSide(world, of.state, area(id));
const negotiate = (id: string, how: 'join' | 'back'): Decision => ({
  type: 'negotiate',
  nation: nation(id),
  move: how,
});
const joins = (of: Game) => of.event('axis', 'axis-diplomacy-1').decide('axis', negotiate('IT', 'join'));

describe('R4.6 a nation joins the war', () => {
  it('R4.6 its home areas are of its side at once, also the empty ones', () => {
    expect([side(game, 'Rome'), side(game, 'Tyrrhenian')]).toEqual(['neutral', 'neutral']);
    const after = joins(game);
    expect([side(after, 'Rome'), side(after, 'Tyrrhenian')]).toEqual(['axis', 'axis']);
  });

  it('R4.6 a side that holds an area with units keeps it, though the home nation has units there', () => {
    const after = joins(game.put('Tyrrhenian', 'GB-NF-1').put('Tyrrhenian', 'IT-NF-1'));
    expect([after.sideOf('IT'), after.controller('Tyrrhenian')]).toEqual(['axis', 'GB']);
  });

  it('R4.6 an ally who holds the home area gives it to the home nation that has units there (R4.4)', () => {
    const after = joins(game.put('Tyrrhenian', 'DE-NF-1').put('Tyrrhenian', 'IT-NF-1'));
    expect(after.controller('Tyrrhenian')).toBe('IT');
    expect(after.logged('controlChanged')).toEqual([
      { type: 'controlChanged', area: 'Tyrrhenian', from: 'DE', to: 'IT' },
    ]);
  });

  it('R4.6 an ally keeps the home area where the home nation has no units', () => {
    expect(joins(game.put('Tyrrhenian', 'DE-NF-1')).controller('Tyrrhenian')).toBe('DE');
  });

  it('R4.6 its units abroad hold what nobody held', () => {
    const after = joins(game.put('Ocean', 'IT-NF-1'));
    expect(game.put('Ocean', 'IT-NF-1').controller('Ocean')).toBeNull();
    expect(after.controller('Ocean')).toBe('IT');
  });

  it('R4.6 by violation as well: the home is the other side’s before the intruder controls it', () => {
    const after = game.put('forcePool', 'IT-LF-1').points('axis', 1).decide('axis', move('DE-LF-1', 'Rome'));
    expect([after.sideOf('IT'), side(after, 'Tyrrhenian'), after.controller('Rome')]).toEqual([
      'allies',
      'allies',
      'DE',
    ]);
  });
});

describe('R4.6 a nation leaves the war', () => {
  const spain = (of: Game) => of.war('ES', 'axis', { track: 1 });
  const leaves = (of: Game) => of.event('allies', 'allies-diplomacy-1').decide('allies', negotiate('ES', 'back'));

  it('R4.6 its home is a neutral’s', () => {
    const after = leaves(spain(game));
    expect([after.sideOf('ES'), side(after, 'Madrid')]).toEqual(['neutral', 'neutral']);
  });

  it('R4.6 what it held alone goes to the home nation’s side', () => {
    const held = spain(game).put('Tangier', 'ES-LF-2');
    expect(side(held, 'Tangier')).toBe('axis');
    const after = leaves(held);
    expect([after.controller('Tangier'), side(after, 'Tangier')]).toEqual(['GB', 'allies']);
  });

  it('R4.6 without a home it goes to the side with units', () => {
    const held = spain(game).put('Oran', 'ES-LF-2').put('Oran', 'GB-LF-1');
    expect(held.controller('Oran')).toBe('ES');
    expect(leaves(held).controller('Oran')).toBe('GB');
  });

  it('R4.6 without a home and without units it is nobody’s', () => {
    expect(leaves(spain(game).put('Oran', 'ES-LF-2')).controller('Oran')).toBeNull();
  });

  it('R4.6 its side keeps what it holds with other units', () => {
    const held = spain(game).put('Oran', 'ES-LF-2', 'DE-LF-1').control('Oran', 'ES').put('Oran', 'GB-LF-1');
    expect(held.controller('Oran')).toBe('ES');
    expect(leaves(held).controller('Oran')).toBe('DE');
  });

  it('R4.6 also in home territory of the other side', () => {
    const held = spain(game).put('Tangier', 'ES-LF-2', 'DE-LF-1').control('Tangier', 'ES').put('Tangier', 'GB-LF-1');
    expect(leaves(held).controller('Tangier')).toBe('DE');
  });
});

describe('R21.2 both sides stand where nobody held', () => {
  // Ships of two neutrals lie in one sea; both nations are at war from one moment to the next.
  const seas = toyWorld({
    areas: { Bay: 'sea US', Gulf: 'sea IT', Ocean: 'sea', Rome: 'land IT' },
    adjacency: 'Bay-Ocean-Gulf-Rome',
    pool: 'IT NF, US NF',
  });
  const joined = (place: string, active: Side) =>
    given(seas)
      .put(place, 'IT-NF-1', 'US-NF-1')
      .with((state) => {
        state.active = active;
        state.control[area(place)] = null;
        state.nations[nation('IT')] = { side: 'axis', track: 0, frozen: false, surrendered: false };
        state.nations[nation('US')] = { side: 'allies', track: 5, frozen: false, surrendered: false };
      })
      .settled();

  it('R21.2 without a home the side whose impulse it is not', () => {
    expect(joined('Ocean', 'axis').controller('Ocean')).toBe('US');
    expect(joined('Ocean', 'allies').controller('Ocean')).toBe('IT');
  });

  it.each(['axis', 'allies'] as const)('R21.2 the home side first, in an impulse of the %s', (active) => {
    expect(joined('Bay', active).controller('Bay')).toBe('US');
    expect(joined('Gulf', active).controller('Gulf')).toBe('IT');
  });

  it('R21.2 who was there first matters more than who is at home', () => {
    const held = given(seas).war('IT', 'axis').put('Bay', 'IT-NF-1').put('Bay', 'US-NF-1').war('US', 'allies');
    expect(held.controller('Bay')).toBe('IT');
  });

  it('R21.2 from then on the memory of R4.8 counts', () => {
    const after = joined('Ocean', 'axis').points('axis', 1).dice(6).decide('axis', attack('IT-NF-1'));
    expect(after.controller('Ocean')).toBe('US');
  });
});
