// R17.2, R21.17: strategic bombing.
import { describe, expect, it } from 'vitest';
import { bomb, done, type Game, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// British air moves 3 and hits on 4, American moves 2 and hits on 2.
const world = toyWorld({
  areas: {
    London: 'land GB red',
    Dover: 'land GB',
    Paris: 'land FR red',
    Ruhr: 'land DE red',
    Bonn: 'land DE',
    Berlin: 'land DE black',
    Vienna: 'land DE half',
    Kiev: 'land SU red',
    Ocean: 'sea GB allies',
  },
  adjacency: 'London-Dover-Paris-Ruhr-Bonn-Berlin-Vienna London-Ocean Bonn-Kiev',
  nations: { US: 'allies' },
  setup: {
    London: 'GB LF AF*2, US LF AF*2',
    Dover: 'GB AF',
    Paris: 'DE LF',
    Ruhr: 'DE LF',
    Berlin: 'DE LF',
    Kiev: 'DE LF',
    Ocean: 'GB CV',
  },
  pool: 'FR AF, DE NF',
  ratings: { 'GB AF': { air: 4, movement: 3 }, 'US AF': { air: 2, movement: 2 } },
  cards: [
    'allies strategicBombing 2',
    'allies strategicBombing 2 targets=2',
    'axis offensive 2',
    'axis supply 2',
    'axis ambush 2',
    'axis development 2',
  ],
  roles: { britain: 'GB', usa: 'US', ussr: 'SU' },
});

const HAND = ['axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-development-1'];
const ask = (game: Game = given(world).turn(2)): Game =>
  game.hand('axis', ...HAND).event('allies', 'allies-strategicBombing-1');
const twice = (game: Game = given(world).turn(2)): Game =>
  game.hand('axis', ...HAND).event('allies', 'allies-strategicBombing-2');
const why = (group: string, target: string, game: Game = ask()) => game.refusal('allies', bomb(group, target));
const hand = (game: Game) => game.state.cards.axis.hand;

describe('R17.2 bombing a base', () => {
  it('R17.2 British and American air roll against their air rating', () => {
    const game = ask().dice(4, 5, 2, 3, 1, 1).decide('allies', bomb('GB-AF-1 GB-AF-2 US-AF-1 US-AF-2', 'Paris'));
    expect(game.logged('diceRolled')).toEqual([
      {
        type: 'diceRolled',
        side: 'allies',
        rule: 'R17.2',
        area: 'Paris',
        units: ['GB-AF-1', 'GB-AF-2', 'US-AF-1', 'US-AF-2'],
        ratings: [4, 4, 2, 2],
        dice: [4, 5, 2, 3],
        hits: 2,
      },
    ]);
  });

  it('R17.2 each success discards one axis card', () => {
    const game = ask().dice(4, 4, 1, 1).decide('allies', bomb('GB-AF-1 GB-AF-2', 'Paris'));
    expect(hand(game)).toHaveLength(2);
    expect(game.logged('cardDiscarded').map(({ side, rule }) => [side, rule])).toEqual([
      ['axis', 'R17.2'],
      ['axis', 'R17.2'],
    ]);
    expect(hand(ask().dice(5, 5).decide('allies', bomb('GB-AF-1 GB-AF-2', 'Paris')))).toEqual(HAND);
  });

  it('R17.2 the discard is random', () => {
    const drawn = [1, 2, 3, 4].map((at) => {
      const game = ask().dice(1, at).decide('allies', bomb('GB-AF-1', 'Paris'));
      return game.logged('cardDiscarded').map(({ card }) => card);
    });
    expect(drawn).toEqual(HAND.map((card) => [card]));
  });

  it('R17.2 the air units become spent and stay', () => {
    const game = ask().dice(6, 6).decide('allies', bomb('GB-AF-1 US-AF-1', 'Paris'));
    expect([game.isSpent('GB-AF-1'), game.isSpent('US-AF-1'), game.isSpent('GB-AF-2')]).toEqual([true, true, false]);
    expect([game.at('GB-AF-1'), game.at('US-AF-1')]).toEqual(['London', 'London']);
  });

  it('R17.2 there is no ambush', () => {
    const game = ask().dice(6).decide('allies', bomb('GB-AF-1', 'Paris'));
    expect(game.prompt).toMatchObject({ at: 'points', side: 'allies' });
  });

  it('R17.2 air units of several areas bomb together', () => {
    const game = ask().dice(1, 1, 1, 1).decide('allies', bomb('GB-AF-1 GB-AF-3', 'Ruhr'));
    expect(game.logged('diceRolled')).toMatchObject([{ units: ['GB-AF-1', 'GB-AF-3'], hits: 2 }]);
  });
});

describe('R17.2 who bombs', () => {
  it('R17.2 no other nation', () => {
    const game = ask(given(world).turn(2).put('Dover', 'FR-AF-1'));
    expect(why('FR-AF-1', 'Paris', game)).toEqual({ code: 'notBombers', rule: 'R17.2', unit: 'FR-AF-1' });
  });

  it('R17.2 no carriers, nor anything but AF', () => {
    expect(why('GB-CV-1', 'Paris')).toMatchObject({ code: 'notBombers', unit: 'GB-CV-1' });
    expect(why('GB-LF-1', 'Paris')).toMatchObject({ code: 'notBombers', unit: 'GB-LF-1' });
  });

  it('R17.2 ready ones only', () => {
    expect(why('GB-AF-1', 'Paris', ask(given(world).turn(2).spent('GB-AF-1')))).toMatchObject({ code: 'unitSpent' });
  });

  it('R17.2 not while the USA is neutral', () => {
    const game = ask(given(world).turn(2).war('US', 'neutral'));
    expect(why('US-AF-1', 'Paris', game)).toMatchObject({ code: 'nationNotAtWar' });
  });

  it('R17.2 the air units that can bomb are pointed out', () => {
    const able = ask(given(world).turn(2).spent('GB-AF-2').put('Dover', 'FR-AF-1')).selectable();
    expect(able.map(({ unit, refusal }) => [unit, refusal?.code ?? null])).toEqual([
      ['GB-AF-1', null],
      ['GB-AF-2', 'unitSpent'],
      ['GB-AF-3', null],
      ['US-AF-1', null],
      ['US-AF-2', null],
      ['FR-AF-1', 'notBombers'],
    ]);
  });

  it('R17.2 each once, and at least one', () => {
    expect(why('GB-AF-1 GB-AF-1', 'Paris')).toMatchObject({ code: 'alreadyFlown', rule: 'R17.2' });
    expect(why('', 'Paris')).toMatchObject({ code: 'emptyGroup' });
  });
});

describe('R17.2 what is bombed', () => {
  it.each(['Paris', 'Ruhr'])('R17.2 a base the axis controls, whosever home it is: %s', (target) =>
    expect(why('GB-AF-3', target)).toBeNull(),
  );

  it('R17.2 black and half-black bases as well', () => {
    const game = ask(given(world).turn(2).put('Ruhr', 'GB-AF-1'));
    expect([why('GB-AF-1', 'Berlin', game), why('GB-AF-1', 'Vienna', game)]).toEqual([null, null]);
  });

  it('R17.2 no area without a base', () => {
    const game = ask(given(world).turn(2).put('Paris', 'GB-AF-1'));
    expect(why('GB-AF-1', 'Bonn', game)).toEqual({ code: 'notAxisBase', rule: 'R17.2', area: 'Bonn' });
  });

  it('R17.2 no base the allies control', () => {
    expect(why('GB-AF-1', 'London')).toMatchObject({ code: 'notAxisBase', area: 'London' });
    const game = ask(given(world).turn(2).put('Berlin', 'DE-LF-1'));
    expect(why('GB-AF-1', 'Paris', game)).toMatchObject({ code: 'notAxisBase', area: 'Paris' });
  });

  it('R3.3 no base that counts only for the allies', () => {
    const game = ask(given(world).turn(2).put('London', 'GB-CV-1').put('Ocean', 'DE-NF-1'));
    expect(game.controller('Ocean')).toBe('DE');
    expect(why('GB-AF-1', 'Ocean', game)).toMatchObject({ code: 'notAxisBase', area: 'Ocean' });
  });

  it('R17.2 within the movement of every unit that flies', () => {
    expect(why('GB-AF-1', 'Ruhr')).toBeNull();
    expect(why('GB-AF-1', 'Berlin')).toEqual({
      code: 'bombingTooFar',
      rule: 'R17.2',
      unit: 'GB-AF-1',
      area: 'Berlin',
      have: 3,
    });
    expect(why('GB-AF-1 US-AF-1', 'Ruhr')).toMatchObject({ code: 'bombingTooFar', unit: 'US-AF-1', have: 2 });
  });

  it('R21.17 a base without units in it can be bombed', () => {
    const game = ask(given(world).turn(2).put('Berlin', 'DE-LF-2'));
    expect(why('GB-AF-1', 'Ruhr', game)).toBeNull();
  });

  it('R17.2 R11.5 not Soviet home territory in winter', () => {
    const near = given(world).put('Ruhr', 'GB-AF-1');
    expect(why('GB-AF-1', 'Kiev', ask(near.turn(3)))).toMatchObject({ code: 'winterOverRussia', rule: 'R11.5' });
    expect(why('GB-AF-1', 'Kiev', ask(near.turn(4)))).toBeNull();
    expect(why('GB-AF-1', 'Berlin', ask(near.turn(3)))).toBeNull();
  });
});

describe('R17.2 a card for two bases', () => {
  const first = () => twice().dice(6).decide('allies', bomb('GB-AF-1', 'Paris'));

  it('R17.2 one base ends the event of a card for one', () => {
    const game = ask().dice(6).decide('allies', bomb('GB-AF-1', 'Paris'));
    expect(game.prompt).toMatchObject({ at: 'points', left: 2 });
  });

  it('R17.2 the second base is bombed by different units', () => {
    expect(first().prompt).toMatchObject({ at: 'bombing', left: 1 });
    expect(why('GB-AF-1', 'Ruhr', first())).toMatchObject({ code: 'unitSpent' });
    const second = first().dice(6).decide('allies', bomb('GB-AF-2', 'Ruhr'));
    expect(second.prompt).toMatchObject({ at: 'points' });
  });

  it('R17.2 it is another base', () => {
    expect(why('GB-AF-2', 'Paris', first())).toEqual({ code: 'alreadyBombed', rule: 'R17.2', area: 'Paris' });
  });

  it('R18.2 the second may be left, and the event had an effect', () => {
    const game = first().decide('allies', done);
    expect([game.prompt?.at, game.logged('eventWithoutEffect')]).toEqual(['points', []]);
  });

  it('R18.2 with no base in reach the event has no effect', () => {
    const game = ask(given(world).turn(2).put('forcePool', 'GB-AF-1', 'GB-AF-2', 'GB-AF-3', 'US-AF-1', 'US-AF-2'));
    expect(game.prompt).toMatchObject({ at: 'points' });
    expect(game.logged('eventWithoutEffect')).toMatchObject([{ card: 'allies-strategicBombing-1', rule: 'R18.2' }]);
  });

  it('R18.2 leaving both is an event without effect', () => {
    expect(twice().decide('allies', done).logged('eventWithoutEffect')).toHaveLength(1);
  });
});
