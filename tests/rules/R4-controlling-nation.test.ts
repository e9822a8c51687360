// R4.4: which nation of the controlling side controls.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/engine';
import { controllerChoices } from '../../src/engine';
import { attack, damage, type Game, given, move, pass } from '../support/game';
import { area, nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const setController = (place: string, id: string): Decision => ({
  type: 'setController',
  area: area(place),
  nation: nation(id),
});

// Poland lies between the two sides; Germany, Italy and Hungary are the axis, Britain and France the allies.
const world = toyWorld({
  areas: { Berlin: 'land DE red', Posen: 'land PL', Riga: 'land', Paris: 'land FR red', Sea: 'sea' },
  adjacency: 'Berlin-Posen-Riga-Paris Riga-Sea-Berlin',
  setup: { Berlin: 'DE LF*4 TF, IT LF*3, HU LF*2', Paris: 'FR LF*3, GB LF*3', Riga: 'PL LF' },
  pool: 'DE NF SS, IT NF, GB NF, PL LF',
  nations: { DE: 'axis', IT: 'axis', HU: 'axis' },
});
const game = given(world);
const choices = (of: Game, place: string) => controllerChoices(world, of.state, area(place));
const enter = (of: Game, place: string, ...units: string[]) =>
  of.points('axis', 9).decide('axis', move(units.join(' '), place));

describe('R4.4 by default', () => {
  it('R4.4 the home nation controls if its side has a unit of it there', () => {
    expect(game.put('Paris', 'DE-LF-1').controller('Paris')).toBe('FR');
    const abroad = game.put('Berlin', 'PL-LF-1'); // foreigners of the other side change nothing
    expect(abroad.controller('Berlin')).toBe('DE');
  });

  it('R4.4 the home nation controls even where others are more', () => {
    const home = game.put('Posen', 'GB-LF-1', 'GB-LF-2').put('Posen', 'PL-LF-2');
    expect(home.controller('Posen')).toBe('PL');
  });

  it('R4.4 elsewhere the nation with most units there', () => {
    expect(enter(game, 'Posen', 'DE-LF-1', 'IT-LF-1', 'IT-LF-2').controller('Posen')).toBe('IT');
  });

  it('R4.4 of equals the first in the table of nations', () => {
    const order = world.nations.map(({ id }) => id).filter((id) => id === 'IT' || id === 'HU');
    expect(order).toEqual(['IT', 'HU']);
    expect(enter(game, 'Posen', 'HU-LF-1', 'IT-LF-1').controller('Posen')).toBe('IT');
  });

  it('R4.4 only units that can control count: ships do not on land, armies do not at sea', () => {
    expect(
      game.put('Riga', 'DE-LF-1', 'DE-LF-2', 'PL-LF-2').put('forcePool', 'PL-LF-1', 'PL-LF-2').controller('Riga'),
    ).toBe('DE');
    const sea = game.put('Sea', 'DE-NF-1', 'IT-LF-1', 'IT-LF-2');
    expect(sea.controller('Sea')).toBe('DE');
  });

  it('R4.4 the present nation keeps it while it still can, though others become more', () => {
    const first = enter(game, 'Posen', 'DE-LF-1');
    const more = enter(first, 'Posen', 'IT-LF-1', 'IT-LF-2');
    expect(more.controller('Posen')).toBe('DE');
    expect(more.logged('controlChanged')).toEqual([]);
  });

  it('R4.4 it passes to another nation of the side when the present one is gone', () => {
    const held = enter(enter(game, 'Posen', 'DE-LF-1', 'HU-LF-1'), 'Posen', 'IT-LF-1', 'IT-LF-2').control(
      'Posen',
      'DE',
    );
    const left = held.points('axis', 1).decide('axis', move('DE-LF-1', 'Berlin'));
    expect(left.logged('controlChanged')).toEqual([{ type: 'controlChanged', area: 'Posen', from: 'DE', to: 'IT' }]);
  });

  it('R4.4 losses pass it on in the same way', () => {
    const held = game.put('Posen', 'DE-LF-1', 'HU-LF-1').control('Posen', 'HU').put('Posen', 'FR-LF-1', 'PL-LF-1');
    const tired = held.spent('HU-LF-1', 'DE-LF-1').put('Berlin', 'GB-LF-1').put('Riga', 'GB-LF-2').points('allies', 1);
    const fight = tired.dice(1, 6).decide('allies', attack('FR-LF-1 PL-LF-1'));
    const after = fight.decide('axis', damage('HU-LF-1')); // no way out: the British are on both sides
    expect([after.at('HU-LF-1'), after.controller('Posen')]).toEqual(['forcePool', 'DE']);
  });
});

describe('R4.4 the player may choose', () => {
  const held = game.put('Posen', 'DE-LF-1', 'IT-LF-1', 'HU-LF-1');

  it('R4.4 any nation of the side with a unit that can control', () => {
    expect(choices(held, 'Posen')).toEqual(['DE', 'IT', 'HU']);
    const after = held.impulse('axis').decide('axis', setController('Posen', 'HU'));
    expect(after.controller('Posen')).toBe('HU');
    expect(after.log).toEqual([{ type: 'controlChanged', area: 'Posen', from: 'DE', to: 'HU' }]);
  });

  it('R4.4 as often as wanted, and the impulse goes on', () => {
    const once = held.impulse('axis').decide('axis', setController('Posen', 'HU'));
    const again = once.decide('axis', setController('Posen', 'IT'));
    expect([again.controller('Posen'), again.prompt?.at]).toEqual(['IT', 'impulse']);
  });

  it('R4.4 the choice lasts when units come and go', () => {
    const chosen = held.points('axis', 3).decide('axis', setController('Posen', 'HU'));
    expect(chosen.decide('axis', move('IT-LF-2 IT-LF-3', 'Posen')).controller('Posen')).toBe('HU');
  });

  it('R4.4 while points are spent', () => {
    expect(held.points('axis', 1).refusal('axis', setController('Posen', 'IT'))).toBeNull();
  });

  it('R4.4 while an event is carried out', () => {
    const event = held.event('axis', 'axis-offensive-1');
    expect(event.prompt?.at).toBe('offensive');
    expect(event.refusal('axis', setController('Posen', 'IT'))).toBeNull();
  });

  it('R4.4 it is on offer wherever there is a choice, and nowhere else', () => {
    const offered = held
      .impulse('axis')
      .options()
      .map(({ decision }) => decision);
    expect(offered.filter(({ type }) => type === 'setController')).toEqual([
      setController('Posen', 'IT'),
      setController('Posen', 'HU'),
    ]);
  });

  it('R4.4 not in an impulse of the other side', () => {
    expect(held.impulse('allies').refusal('axis', setController('Posen', 'IT'))).toMatchObject({
      code: 'notYourDecision',
      side: 'allies',
    });
    const asked = held.put('Posen', 'PL-LF-1').hand('axis', 'axis-ambush-1').points('allies', 1);
    const ambush = asked.decide('allies', attack('PL-LF-1'));
    expect(ambush.prompt).toMatchObject({ at: 'ambush', side: 'axis' });
    expect(ambush.refusal('axis', setController('Posen', 'IT'))).toEqual({ code: 'notAsked', rule: 'R6.5' });
  });

  it('R4.4 a nation without a unit there cannot control', () => {
    const two = game.put('Posen', 'DE-LF-1', 'IT-LF-1').impulse('axis');
    expect(two.refusal('axis', setController('Posen', 'HU'))).toEqual({
      code: 'nationCannotControl',
      rule: 'R4.4',
      area: 'Posen',
      nation: 'HU',
    });
  });

  it('R4.4 nor can a nation with submarines only', () => {
    const sea = game.put('Sea', 'IT-NF-1', 'DE-SS-1').impulse('axis');
    expect(choices(sea, 'Sea')).toEqual(['IT']);
    expect(sea.refusal('axis', setController('Sea', 'DE'))).toMatchObject({ code: 'nationCannotControl' });
  });

  it('R4.4 where the home nation has a unit, no other may control', () => {
    const ours = game.impulse('axis');
    expect(choices(ours, 'Berlin')).toEqual(['DE']);
    expect(ours.refusal('axis', setController('Berlin', 'IT'))).toEqual({
      code: 'homeNationControls',
      rule: 'R4.4',
      area: 'Berlin',
      nation: 'DE',
    });
  });

  it('R4.4 an area of the other side is not for the choosing', () => {
    const shared = game.put('Paris', 'IT-LF-1', 'HU-LF-1').impulse('axis');
    expect(shared.refusal('axis', setController('Paris', 'HU'))).toEqual({
      code: 'notControlledBySide',
      rule: 'R4.4',
      area: 'Paris',
    });
  });

  it('R4.4 an empty area is its home nation’s: nobody may choose', () => {
    const empty = game.put('Posen', 'DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4', 'DE-TF-1');
    const gone = empty.put('Posen', 'IT-LF-1', 'IT-LF-2', 'IT-LF-3', 'HU-LF-1', 'HU-LF-2').impulse('axis');
    expect(choices(gone, 'Berlin')).toEqual([]);
    expect(gone.refusal('axis', setController('Berlin', 'DE'))).toMatchObject({ code: 'nationCannotControl' });
  });

  it('R4.4 the choice stays when the impulse and the turn are over', () => {
    const after = held.turn(2).impulse('axis').decide('axis', setController('Posen', 'HU')).decide('axis', pass);
    expect(after.controller('Posen')).toBe('HU');
    expect(after.endOfTurn().controller('Posen')).toBe('HU');
  });

  it('R4.4 a home nation that has only a ship in the port does not come before the others', () => {
    // docs/decisions/0010
    const port = game.put('Posen', 'DE-LF-1', 'DE-LF-2', 'DE-LF-3', 'DE-LF-4', 'DE-TF-1').put('Berlin', 'DE-NF-1');
    expect(choices(port, 'Berlin')).toEqual(['IT', 'HU']);
    expect(port.controller('Berlin')).toBe('IT');
    expect(port.impulse('axis').refusal('axis', setController('Berlin', 'HU'))).toBeNull();
  });
});
