// R18, R21.16: the airborne half of Airborne / Amphibious.
import { describe, expect, it } from 'vitest';
import { ambush, attack, damage, decline, done, drop, type Game, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// From London to Brest it is two areas, to Paris three.
const world = toyWorld({
  areas: {
    London: 'land GB red',
    Dover: 'land GB',
    Channel: 'sea',
    Brest: 'land FR',
    Paris: 'land FR red',
    Berlin: 'land DE red',
    Dublin: 'land IE',
  },
  adjacency: 'London-Dover-Dublin London-Channel-Brest-Paris-Berlin Channel-Dover',
  nations: { US: 'allies', FR: 'axis' },
  setup: {
    London: 'GB LF*3, US AB*2',
    Channel: 'GB NF*3',
    Brest: 'DE LF',
    Berlin: 'DE LF',
    Dublin: 'IE LF',
  },
  pool: 'DE LF',
  cards: ['allies amphibious 2', 'allies amphibious 4 drop=3 units=5', 'axis ambush 2', 'axis supply 2'],
  firstHands: { axis: 0 },
});

const ask = (game: Game = given(world)): Game => game.event('allies', 'allies-amphibious-1');
const why = (id: string, to: string, game: Game = ask()) => game.refusal('allies', drop(id, to));
const dropped = ask().decide('allies', drop('US-AB-1', 'Brest'));

describe('R21.16 the drop', () => {
  it('R18 a ready airborne unit drops into a land area within two areas, over anything', () => {
    expect(dropped.at('US-AB-1')).toBe('Brest');
    expect(dropped.logged('unitDropped')).toEqual([
      { type: 'unitDropped', side: 'allies', unit: 'US-AB-1', from: 'London', to: 'Brest' },
    ]);
  });

  it('R18 no farther', () => {
    expect(why('US-AB-1', 'Paris')).toEqual({ code: 'dropTooFar', rule: 'R21.16', area: 'Paris', have: 2 });
  });

  it('R18 or as far as the card says', () => {
    const game = given(world).event('allies', 'allies-amphibious-2');
    expect(why('US-AB-1', 'Paris', game)).toBeNull();
    expect(why('US-AB-1', 'Berlin', game)).toMatchObject({ code: 'dropTooFar', have: 3 });
  });

  it('R18 not where it stands', () => {
    expect(why('US-AB-1', 'London')).toMatchObject({ code: 'dropTooFar', area: 'London' });
  });

  it('R18 on land only', () => {
    expect(why('US-AB-1', 'Channel')).toMatchObject({ code: 'dropNotLand', rule: 'R21.16', area: 'Channel' });
    expect(why('US-AB-1', 'Nowhere')).toMatchObject({ code: 'dropNotLand' });
  });

  it('R21.16 not into a neutral', () => {
    expect(why('US-AB-1', 'Dublin')).toEqual({ code: 'dropIntoNeutral', rule: 'R21.16', area: 'Dublin' });
  });

  it('R21.16 among enemies', () => {
    expect([dropped.controller('Brest'), dropped.at('DE-LF-1')]).toEqual(['DE', 'Brest']);
  });

  it('R21.16 R4.5 into an empty area of the enemy, which is taken', () => {
    const game = ask(given(world).put('Paris', 'DE-LF-1')).decide('allies', drop('US-AB-1', 'Brest'));
    expect(game.controller('Brest')).toBe('US');
  });

  it('R21.16 into an area of its own side', () => {
    expect(why('US-AB-1', 'Dover')).toBeNull();
  });

  it('R21.16 the garrison of R8.3 binds at the start', () => {
    const game = ask(given(world).put('Dover', 'US-AB-1'));
    expect(why('US-AB-1', 'Brest', game)).toEqual({ code: 'leavesAreaEmpty', rule: 'R8.3', area: 'Dover' });
    expect(why('US-AB-2', 'Brest', game)).toBeNull();
  });

  it('R21.16 it may be ambushed where it lands', () => {
    const game = ask(given(world).hand('axis', 'axis-ambush-1', 'axis-supply-1')).decide(
      'allies',
      drop('US-AB-1', 'Brest'),
    );
    expect(game.prompt).toMatchObject({
      at: 'ambush',
      side: 'axis',
      trigger: 'entry',
      area: 'Brest',
      group: ['US-AB-1'],
    });
    const struck = game.dice(1).decide('axis', ambush('axis-ambush-1'));
    expect(struck.logged('diceRolled')).toMatchObject([{ units: ['DE-LF-1'], rule: 'R14.2', hits: 1 }]);
    expect([struck.at('US-AB-1'), struck.isSpent('US-AB-1')]).toEqual(['Paris', true]);
  });

  it('R18 only an airborne unit', () => {
    expect(why('GB-LF-1', 'Dover')).toEqual({ code: 'notAirborne', rule: 'R21.16', unit: 'GB-LF-1' });
  });

  it('R18 only a ready one, on the map, of the side', () => {
    expect(why('US-AB-1', 'Brest', ask(given(world).spent('US-AB-1')))).toMatchObject({ code: 'unitSpent' });
    expect(why('US-AB-1', 'Brest', ask(given(world).put('forcePool', 'US-AB-1')))).toMatchObject({
      code: 'unitNotOnMap',
    });
    expect(why('US-AB-1', 'Brest', ask(given(world).war('US', 'neutral')))).toMatchObject({ code: 'nationNotAtWar' });
  });

  it('R18 one of them', () => {
    expect(why('US-AB-2', 'Brest', dropped)).toEqual({ code: 'unitActed', rule: 'R7.3', unit: 'US-AB-2' });
  });

  it('R18 the places are offered', () => {
    const drops = ask()
      .options(['US-AB-1'])
      .filter(({ decision }) => decision.type === 'drop');
    expect(drops.map(({ area }) => area)).toEqual(['Dover', 'Brest']);
  });

  it('R18 the drop does not make it spent', () => expect(dropped.isSpent('US-AB-1')).toBe(false));
});

describe('R18 drop and landing', () => {
  const both = dropped.decide('allies', move('GB-LF-1 GB-LF-2', 'Channel', 'Brest'));

  it('R18 one event may do both, in either order', () => {
    expect([both.at('US-AB-1'), both.at('GB-LF-1')]).toEqual(['Brest', 'Brest']);
    const landed = ask().decide('allies', move('GB-LF-1 GB-LF-2', 'Channel', 'Brest'));
    expect(landed.refusal('allies', drop('US-AB-1', 'Brest'))).toBeNull();
  });

  it('R18 the unit that has dropped does not sail', () => {
    const game = ask().decide('allies', drop('US-AB-1', 'Dover'));
    expect(game.refusal('allies', move('US-AB-1', 'Channel', 'Brest'))).toMatchObject({
      code: 'unitActed',
      unit: 'US-AB-1',
    });
  });

  it('R18 the unit that has sailed does not drop', () => {
    const game = ask().decide('allies', move('GB-LF-1 US-AB-1', 'Channel', 'Brest'));
    expect(game.refusal('allies', drop('US-AB-1', 'Paris'))).toMatchObject({ code: 'unitActed', unit: 'US-AB-1' });
    expect(game.refusal('allies', drop('US-AB-2', 'Brest'))).toBeNull();
  });

  it('R7.4 the landed group attacks as a whole', () => {
    expect(both.refusal('allies', attack('GB-LF-1'))).toMatchObject({ code: 'eventWholeGroup', unit: 'GB-LF-2' });
    expect(both.refusal('allies', attack('GB-LF-1 US-AB-1'))).toMatchObject({ code: 'eventWholeGroup' });
    expect(both.refusal('allies', attack('GB-LF-1 GB-LF-2'))).toBeNull();
  });

  it('R18 an airborne unit in the same area may join', () => {
    const game = both.dice(6, 6, 6).decide('allies', attack('GB-LF-1 GB-LF-2 US-AB-1'));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: ['GB-LF-1', 'GB-LF-2', 'US-AB-1'] }]);
    expect(game.isSpent('US-AB-1')).toBe(true);
  });

  it('R18 or attack alone', () => {
    const game = both.dice(6).decide('allies', attack('US-AB-1'));
    expect([game.isSpent('US-AB-1'), game.isSpent('GB-LF-1')]).toEqual([true, false]);
  });

  it('R18 one attack ends the event', () => {
    expect(both.dice(6).decide('allies', attack('US-AB-1')).prompt).toMatchObject({ at: 'points' });
    expect(both.dice(6, 6).decide('allies', attack('GB-LF-1 GB-LF-2')).prompt).toMatchObject({ at: 'points' });
  });

  it('R18 without a landing it attacks alone', () => {
    const game = dropped.dice(6).decide('allies', attack('US-AB-1'));
    expect(game.logged('attackDeclared')).toMatchObject([{ units: ['US-AB-1'], area: 'Brest' }]);
    expect(dropped.put('Brest', 'GB-LF-3').refusal('allies', attack('US-AB-1 GB-LF-3'))).toMatchObject({
      code: 'eventWholeGroup',
      unit: 'GB-LF-3',
    });
  });

  it('R7.4 in different areas they do not attack together', () => {
    const game = given(world).event('allies', 'allies-amphibious-2').put('Paris', 'DE-LF-2');
    const apart = game.decide('allies', drop('US-AB-1', 'Paris')).decide('allies', move('GB-LF-1', 'Channel', 'Brest'));
    expect(apart.refusal('allies', attack('GB-LF-1 US-AB-1'))).toMatchObject({ code: 'groupNotTogether' });
    expect(apart.refusal('allies', attack('GB-LF-1'))).toBeNull();
    expect(apart.refusal('allies', attack('US-AB-1'))).toBeNull();
  });

  it('R14.3 those an ambush has driven off are not missed in the attack', () => {
    const hidden = ask(given(world).hand('axis', 'axis-ambush-1', 'axis-supply-1'));
    const entering = hidden.decide('allies', move('GB-LF-1 GB-LF-2', 'Channel', 'Brest'));
    const struck = entering.dice(1).decide('axis', ambush('axis-ambush-1'));
    const game = struck.decide('allies', damage('GB-LF-1')).decide('allies', damage('GB-LF-1'));
    expect([game.at('GB-LF-1'), game.at('GB-LF-2')]).toEqual(['Paris', 'Brest']);
    expect(game.refusal('allies', attack('GB-LF-1 GB-LF-2'))).toMatchObject({
      code: 'eventWholeGroup',
      unit: 'GB-LF-1',
    });
    expect(game.refusal('allies', attack('GB-LF-2'))).toBeNull();
  });

  it('R18.2 all of it may be left', () => {
    expect(both.decide('allies', done).prompt).toMatchObject({ at: 'points' });
    expect(
      ask(given(world).hand('axis', 'axis-supply-1')).decide('allies', drop('US-AB-1', 'Brest')).decide('axis', decline)
        .prompt,
    ).toMatchObject({ at: 'landing' });
  });
});
