// R18.1, R21.20: development, and what of it is public.
import { describe, expect, it } from 'vitest';
import { hiddenFrom, viewFor } from '../../src/engine';
import { chooseHand, develop, done, type Game, given, play } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const pack = {
  areas: { Berlin: 'land DE red', London: 'land GB red' },
  adjacency: 'Berlin-London',
  setup: { Berlin: 'DE LF', London: 'GB LF' },
  firstHands: { axis: 1, allies: 1 },
};
const CARDS = [
  'axis development 2',
  'axis development 3 maxValue=4',
  'axis development 2 cards=2',
  'axis offensive 4',
  'axis supply 3',
  'axis supply 2',
  'allies development 2',
  'allies offensive 3',
  'allies supply 4',
  'allies supply 2',
];
const world = toyWorld({ ...pack, cards: CARDS });
const piles = (game: Game, side: 'axis' | 'allies' = 'axis') => game.state.cards[side];

const upToThree = (game: Game = given(world)): Game => game.event('axis', 'axis-development-1');
const upToFour = (game: Game = given(world)): Game => game.event('axis', 'axis-development-2');
const twoCards = (game: Game = given(world)): Game => game.event('axis', 'axis-development-3');

describe('R18.1 the Development event', () => {
  it('R18.1 takes an undeveloped card into the deck', () => {
    const before = upToThree();
    expect(piles(before).undeveloped).toEqual(['axis-development-2', 'axis-offensive-1', 'axis-supply-1']);
    const game = before.decide('axis', develop('axis-supply-1'));
    expect(piles(game).undeveloped).toEqual(['axis-development-2', 'axis-offensive-1']);
    expect(piles(game).deck).toContain('axis-supply-1');
    expect(game.logged('cardDeveloped')).toEqual([{ type: 'cardDeveloped', side: 'axis', card: 'axis-supply-1' }]);
  });

  it('R18.1 the card lies in the deck in the order of the pack', () => {
    const game = upToThree().decide('axis', develop('axis-supply-1'));
    const order = world.cards.map(({ id }) => id);
    expect(piles(game).deck).toEqual(order.filter((id) => piles(game).deck.includes(id)));
  });

  it('R18.1 of value 3, when the card says so', () => {
    expect(upToThree().refusal('axis', develop('axis-offensive-1'))).toEqual({
      code: 'valueTooHigh',
      rule: 'R18.1',
      card: 'axis-offensive-1',
      need: 4,
      have: 3,
    });
  });

  it('R18.1 of value 3 or 4, when the card says so', () => {
    expect(upToFour().refusal('axis', develop('axis-offensive-1'))).toBeNull();
    expect(upToFour().refusal('axis', develop('axis-supply-1'))).toBeNull();
  });

  it('R18.1 chosen freely: all within the limit are offered', () => {
    const offered = (game: Game) => game.options().map(({ decision }) => decision);
    expect(offered(upToThree())).toEqual([develop('axis-development-2'), develop('axis-supply-1'), done]);
    expect(offered(upToFour())).toEqual([develop('axis-offensive-1'), develop('axis-supply-1'), done]);
  });

  it('R18.1 only undeveloped cards of the side', () => {
    const why = (id: string) => upToFour().refusal('axis', develop(id));
    for (const id of ['axis-supply-2', 'axis-development-2', 'allies-supply-1', 'nothing']) {
      expect(why(id)).toMatchObject({ code: 'notDevelopable', rule: 'R18.1', card: id });
    }
  });

  it('R18.1 one card, and the event is over', () => {
    expect(upToThree().decide('axis', develop('axis-supply-1')).prompt).toMatchObject({ at: 'points', left: 2 });
  });

  it('R18.1 the strategy value is used as usual, before or after', () => {
    const game = given(world).hand('axis', 'axis-development-1').impulse('axis');
    const first = game.decide('axis', play('axis-development-1', 'points'));
    expect(first.prompt).toMatchObject({ at: 'points', left: 2 });
    expect(first.decide('axis', done).prompt).toMatchObject({ at: 'development', side: 'axis' });
  });

  it('R18.1 a card may develop two', () => {
    const one = twoCards().decide('axis', develop('axis-supply-1'));
    expect(one.prompt).toMatchObject({ at: 'development', left: 1 });
    const two = one.decide('axis', develop('axis-development-2'));
    expect(piles(two).undeveloped).toEqual(['axis-offensive-1']);
    expect(two.prompt).toMatchObject({ at: 'points' });
  });

  it('R18.2 one of two is no event without effect', () => {
    const game = twoCards().decide('axis', develop('axis-supply-1')).decide('axis', done);
    expect([game.prompt?.at, game.logged('eventWithoutEffect')]).toEqual(['points', []]);
  });

  it('R18.1 the allies develop as well', () => {
    const game = given(world).event('allies', 'allies-development-1').decide('allies', develop('allies-offensive-1'));
    expect(piles(game, 'allies').undeveloped).toEqual(['allies-supply-1']);
  });
});

describe('R18.1 the developed card', () => {
  const developed = upToThree().decide('axis', develop('axis-supply-1')).decide('axis', done);

  it('R18.1 is not in the hand this turn', () => {
    expect(piles(developed).hand).not.toContain('axis-supply-1');
    expect(developed.impulse('axis').refusal('axis', play('axis-supply-1', 'event'))).toMatchObject({
      code: 'cardNotInHand',
    });
  });

  it('R18.1 can be chosen from the next hand choice on', () => {
    const next = developed.endOfTurn();
    expect(next.state.turn).toBe(2);
    expect(next.prompt).toMatchObject({ at: 'chooseHand', side: 'axis', size: 1 });
    const chosen = next.decide('axis', chooseHand('axis-supply-1'));
    expect(piles(chosen).hand).toEqual(['axis-supply-1']);
  });
});

describe('R18.1 what the other side knows', () => {
  const developed = upToThree().decide('axis', develop('axis-supply-1'));

  it('R18.1 what a side develops is public: the log names the card', () => {
    expect(developed.logged('cardDeveloped').map(({ card }) => card)).toEqual(['axis-supply-1']);
  });

  it('R18.1 undeveloped cards lie open', () => {
    const seen = viewFor(developed.state, 'allies').cards.axis;
    expect(seen).toMatchObject({ hidden: true, undeveloped: ['axis-development-2', 'axis-offensive-1'] });
  });

  it('R18.1 which of its cards are in deck and hand stays hidden', () => {
    const seen = viewFor(developed.state, 'allies').cards.axis;
    expect(seen).toEqual({
      hidden: true,
      deckCount: piles(developed).deck.length,
      handCount: piles(developed).hand.length,
      played: ['axis-development-1'],
      undeveloped: ['axis-development-2', 'axis-offensive-1'],
    });
    expect(hiddenFrom(developed.state, 'allies')).toContain('axis-supply-1');
  });
});

describe('R21.20 development with nothing left', () => {
  const without = (...ids: string[]) =>
    given(world).with(({ cards }) => {
      cards.axis.undeveloped = cards.axis.undeveloped.filter((id) => !ids.includes(id));
      cards.axis.deck = [...cards.axis.deck, ...world.cards.map(({ id }) => id).filter((id) => ids.includes(id))];
    });

  it('R21.20 has no effect when every card is developed', () => {
    const game = upToThree(without('axis-development-2', 'axis-offensive-1', 'axis-supply-1'));
    expect(game.prompt).toMatchObject({ at: 'points', left: 2 });
    expect(game.logged('eventWithoutEffect')).toEqual([
      { type: 'eventWithoutEffect', side: 'axis', card: 'axis-development-1', rule: 'R18.2' },
    ]);
  });

  it('R21.20 nor when none within its limit is left', () => {
    const game = upToThree(without('axis-development-2', 'axis-supply-1'));
    expect([game.prompt?.at, piles(game).undeveloped]).toEqual(['points', ['axis-offensive-1']]);
  });

  it('R18.2 it may be left', () => {
    const game = upToThree().decide('axis', done);
    expect([game.prompt?.at, game.logged('eventWithoutEffect').length]).toEqual(['points', 1]);
  });
});
