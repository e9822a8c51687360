// R17.1, R21.14, R21.17: the raids of the Wolfpack.
import { describe, expect, it } from 'vitest';
import { done, type Game, given, raid, release } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Baltic: 'sea',
    Central: 'sea GB allies',
    North: 'sea US us-track',
    London: 'land GB red',
  },
  adjacency: 'Berlin-Baltic-Central-London Central-North-London',
  setup: { Berlin: 'DE LF', Baltic: 'DE SS', Central: 'DE SS*3 NF, GB NF', North: 'DE SS*2', London: 'GB LF' },
  pool: 'DE SS, US NF',
  newWeapons: 'DE SS*2',
  ratings: { 'DE SS': { attack: 3 } },
  cards: [
    'axis wolfpack 2 toPool=0',
    'axis wolfpack 2',
    'allies offensive 2',
    'allies supply 2',
    'allies ambush 2',
    'allies development 2',
  ],
  roles: { germany: 'DE', usa: 'US', northAtlantic: 'North', centralAtlantic: 'Central' },
});

const HAND = ['allies-offensive-1', 'allies-supply-1', 'allies-ambush-1', 'allies-development-1'];
/** Of the first card: a raid and nothing else. */
const ask = (game: Game = given(world)): Game => game.hand('allies', ...HAND).event('axis', 'axis-wolfpack-1');
const hand = (game: Game) => game.state.cards.allies.hand;

describe('R17.1 a raid', () => {
  it('R17.1 submarines in the Central Atlantic roll against their attack rating', () => {
    const game = ask().dice(3, 4, 6).decide('axis', raid('DE-SS-2 DE-SS-3 DE-SS-4'));
    expect(game.logged('diceRolled')).toEqual([
      {
        type: 'diceRolled',
        side: 'axis',
        rule: 'R17.1',
        area: 'Central',
        units: ['DE-SS-2', 'DE-SS-3', 'DE-SS-4'],
        ratings: [3, 3, 3],
        dice: [3, 4, 6],
        hits: 1,
      },
    ]);
  });

  it('R17.1 each success makes the allies discard a card from the hand', () => {
    const two = ask().dice(1, 3, 6).decide('axis', raid('DE-SS-2 DE-SS-3 DE-SS-4'));
    expect(hand(two)).toHaveLength(2);
    expect(two.logged('cardDiscarded')).toHaveLength(2);
    const none = ask().dice(4).decide('axis', raid('DE-SS-2'));
    expect([hand(none), none.logged('cardDiscarded')]).toEqual([HAND, []]);
  });

  it('R17.1 the discard is random', () => {
    const drawn = [1, 2, 3, 4].map((at) => {
      const game = ask().dice(1, at).decide('axis', raid('DE-SS-2'));
      return game.logged('cardDiscarded').map(({ card }) => card);
    });
    expect(drawn).toEqual(HAND.map((card) => [card]));
  });

  it('R17.1 and comes from the seed', () => {
    const seeded = (seed: number) => {
      const game = ask().with((state) => {
        state.dice.rng = [seed, -seed, 7 * seed, ~seed];
        state.dice.scripted = [1];
      });
      return hand(game.decide('axis', raid('DE-SS-2'))).join();
    };
    expect(seeded(5)).toBe(seeded(5));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seeded)).size).toBeGreaterThan(1);
  });

  it('R17.1 a discarded card lies with the played ones', () => {
    const game = ask().dice(1, 2).decide('axis', raid('DE-SS-2'));
    expect(game.state.cards.allies.played).toEqual(['allies-supply-1']);
    expect(game.logged('cardDiscarded')).toEqual([
      { type: 'cardDiscarded', side: 'allies', card: 'allies-supply-1', rule: 'R17.1' },
    ]);
  });

  it('R21.14 an empty hand has nothing to discard', () => {
    const one = given(world).hand('allies', 'allies-supply-1').event('axis', 'axis-wolfpack-1');
    const game = one.dice(1, 1, 1, 1).decide('axis', raid('DE-SS-2 DE-SS-3 DE-SS-4'));
    expect([hand(game), game.logged('cardDiscarded').length]).toEqual([[], 1]);
  });

  it('R17.1 the submarines become spent, and stay where they are', () => {
    const game = ask().dice(6, 6).decide('axis', raid('DE-SS-2 DE-SS-3'));
    expect([game.isSpent('DE-SS-2'), game.isSpent('DE-SS-3'), game.isSpent('DE-SS-4')]).toEqual([true, true, false]);
    expect(game.at('DE-SS-2')).toBe('Central');
  });

  it('R17.1 one raid ends the event', () => {
    const game = ask().dice(6).decide('axis', raid('DE-SS-2'));
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
  });

  it('R17.1 there is no ambush', () => {
    const game = ask().dice(6).decide('axis', raid('DE-SS-2'));
    expect(hand(game)).toContain('allies-ambush-1');
    expect(game.logged('ambushDeclined')).toEqual([]);
  });
});

describe('R17.1 who raids, and where', () => {
  const why = (group: string, game: Game = ask()) => game.refusal('axis', raid(group));

  it('R17.1 ready submarines only', () => {
    expect(why('DE-SS-2', ask(given(world).spent('DE-SS-2')))).toMatchObject({ code: 'unitSpent', rule: 'R7.3' });
  });

  it('R17.1 submarines only', () => {
    expect(why('DE-SS-2 DE-NF-1')).toEqual({ code: 'notSubmarines', rule: 'R17.1', unit: 'DE-NF-1' });
  });

  it('R17.1 submarines of one area', () => {
    const game = ask(given(world).war('US', 'neutral', { track: 1 }));
    expect(why('DE-SS-2 DE-SS-5', game)).toMatchObject({ code: 'groupNotTogether', unit: 'DE-SS-5' });
  });

  it('R17.1 not in another sea area', () => {
    expect(why('DE-SS-1')).toEqual({ code: 'raidWrongArea', rule: 'R17.1', area: 'Baltic' });
  });

  it('R17.1 not in the North Atlantic before the USA provides a base', () => {
    expect(why('DE-SS-5')).toMatchObject({ code: 'raidWrongArea', area: 'North' });
  });

  it('R17.1 in the North Atlantic once it does', () => {
    const game = ask(given(world).war('US', 'neutral', { track: 1 }));
    expect(why('DE-SS-5 DE-SS-6', game)).toBeNull();
    expect(why('DE-SS-2', game)).toBeNull();
  });

  it('R21.17 a raid needs no enemy units there', () => {
    const game = ask(given(world).put('London', 'GB-NF-1')).dice(1, 1).decide('axis', raid('DE-SS-2'));
    expect(hand(game)).toHaveLength(3);
  });

  it('R21.17 a raid violates nobody', () => {
    const game = ask(given(world).war('US', 'neutral', { track: 1 }))
      .dice(1, 1)
      .decide('axis', raid('DE-SS-5'));
    expect([game.sideOf('US'), game.logged('neutralityViolated')]).toEqual(['neutral', []]);
  });

  it('R17.1 the submarines that can raid are pointed out', () => {
    const able = ask().selectable();
    expect(able.map(({ unit, refusal }) => [unit, refusal?.code ?? null])).toEqual([
      ['DE-SS-1', 'raidWrongArea'],
      ['DE-SS-2', null],
      ['DE-SS-3', null],
      ['DE-SS-4', null],
      ['DE-SS-5', 'raidWrongArea'],
      ['DE-SS-6', 'raidWrongArea'],
    ]);
  });
});

describe('R17.1, R18.2 a wolfpack that does nothing', () => {
  const nobody = given(world).spent('DE-SS-2', 'DE-SS-3', 'DE-SS-4');

  it('R18.2 without submarines to raid with the event ends without effect', () => {
    const game = ask(nobody);
    expect(game.prompt).toMatchObject({ at: 'points' });
    expect(game.logged('eventWithoutEffect')).toEqual([
      { type: 'eventWithoutEffect', side: 'axis', card: 'axis-wolfpack-1', rule: 'R18.2' },
    ]);
  });

  it('R18.2 the raid may be left', () => {
    const game = ask().decide('axis', done);
    expect([hand(game), game.logged('eventWithoutEffect').length]).toEqual([HAND, 1]);
  });

  it('R18.2 a wolfpack that has brought a submarine had an effect', () => {
    const game = nobody
      .hand('allies', ...HAND)
      .event('axis', 'axis-wolfpack-2')
      .decide('axis', release('DE-SS-8'));
    expect(game.prompt).toMatchObject({ at: 'points' });
    expect(game.logged('eventWithoutEffect')).toEqual([]);
  });

  it('R18.2 leaving the submarine in its pool is no end of the event', () => {
    const game = given(world)
      .hand('allies', ...HAND)
      .event('axis', 'axis-wolfpack-2')
      .decide('axis', done);
    expect([game.prompt?.at, game.logged('eventWithoutEffect')]).toEqual(['wolfpack', []]);
    expect(game.decide('axis', done).logged('eventWithoutEffect')).toHaveLength(1);
  });
});
