// R6.1, R6.2, R6.6: the course of a turn.
import { describe, expect, it } from 'vitest';
import { handSize } from '../../src/engine';
import { type Game, given, pass } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE red',
    Vienna: 'land DE half',
    London: 'land GB red',
    Paris: 'land FR red',
  },
  adjacency: 'Berlin-Ruhr-London-Paris-Vienna',
  setup: { Berlin: 'DE LF AF', Ruhr: 'DE LF*2', London: 'GB LF AF', Paris: 'FR LF' },
  cards: [
    'axis offensive 2',
    'axis supply 2',
    'axis ambush 2',
    'axis development 2',
    'axis diplomacy 2',
    'allies offensive 2',
    'allies supply 2',
    'allies ambush 2',
  ],
  victory: { axisSudden: 99, alliesSudden: 0 },
});
const game = given(world).turn(2);
const began = (of: Game) => of.endOfTurn().logged('turnBegan')[0];
/** The axis gives Vienna and Ruhr to the allies' count. */
const behind = game.put('Vienna', 'FR-LF-1').put('forcePool', 'DE-LF-2', 'DE-LF-3').put('Ruhr', 'GB-LF-1');
const choose = (...cards: string[]) => ({ type: 'chooseHand' as const, cards: cards.map(card) });
const anyCards = (of: Game, side: 'axis' | 'allies', count: number) =>
  choose(...of.state.cards[side].deck.slice(0, count));

describe('R6.1a who is first', () => {
  it('R6.1 the side with more bases is first player: the axis', () => {
    expect(began(game)).toEqual({ type: 'turnBegan', turn: 3, points: { axis: 2.5, allies: 2 }, first: 'axis' });
  });

  it('R6.1 the side with more bases is first player: the allies', () => {
    expect(began(behind)).toEqual({ type: 'turnBegan', turn: 3, points: { axis: 1, allies: 3 }, first: 'allies' });
  });

  it('R6.1 on a tie the axis is first', () => {
    const even = game.put('Vienna', 'FR-LF-1');
    expect(began(even)).toMatchObject({ points: { axis: 2, allies: 2 }, first: 'axis' });
  });

  it('R6.1 half a base is counted', () => {
    const half = game.put('forcePool', 'DE-LF-2', 'DE-LF-3').put('Ruhr', 'GB-LF-1');
    expect(began(half)).toMatchObject({ points: { axis: 1.5, allies: 3 }, first: 'allies' });
  });

  it('R6.1 the first player has the first impulse', () => {
    const hands = behind.endOfTurn();
    const allies = hands.decide('axis', anyCards(hands, 'axis', 1));
    expect(allies.prompt).toEqual({ at: 'impulse', side: 'allies' });
    expect(allies.logged('impulseBegan')).toEqual([{ type: 'impulseBegan', side: 'allies' }]);
  });
});

describe('R6.1b hands', () => {
  const turn3 = game.endOfTurn();

  it('R6.1 a side chooses as many cards as it has bases, halves rounded down (R3.2)', () => {
    expect(turn3.prompt).toEqual({ at: 'chooseHand', side: 'axis', size: 2 });
    const after = turn3.decide('axis', choose('axis-ambush-1', 'axis-supply-1')); // kept in the order of the pack
    expect(after.state.cards.axis.hand).toEqual(['axis-supply-1', 'axis-ambush-1']);
    expect(after.prompt).toEqual({ at: 'chooseHand', side: 'allies', size: 2 });
  });

  it('R6.1 the cards leave the deck', () => {
    const after = turn3.decide('axis', choose('axis-supply-1', 'axis-ambush-1'));
    expect(after.state.cards.axis.deck).toEqual(['axis-offensive-1', 'axis-development-1', 'axis-diplomacy-1']);
  });

  it.each([[[]], [['axis-supply-1']], [['axis-supply-1', 'axis-ambush-1', 'axis-offensive-1']]])(
    'R6.1 neither fewer nor more: %j',
    (cards) => {
      const refusal = turn3.refusal('axis', choose(...cards));
      expect(refusal).toEqual({ code: 'wrongHandSize', rule: 'R6.1', need: 2, have: cards.length });
    },
  );

  it('R6.1 no card twice', () => {
    const refusal = turn3.refusal('axis', choose('axis-supply-1', 'axis-supply-1'));
    expect(refusal).toEqual({ code: 'wrongHandSize', rule: 'R6.1', need: 2, have: 1 });
  });

  it('R6.1 only from the own deck', () => {
    const refusal = { code: 'cardNotInDeck', rule: 'R6.1', card: 'allies-supply-1' };
    expect(turn3.refusal('axis', choose('axis-supply-1', 'allies-supply-1'))).toEqual(refusal);
  });

  it('R6.1 at most the whole deck: excess bases have no effect', () => {
    const rich = toyWorld({
      areas: { Berlin: 'land DE red', London: 'land GB red', Egypt: 'land GB red', Malta: 'land GB red' },
      adjacency: 'Berlin-London-Egypt-Malta',
      cards: ['axis supply 2', 'axis ambush 2', 'allies offensive 2', 'allies supply 2'],
    });
    expect(handSize(rich, given(rich).turn(2).state, 'allies')).toBe(2);
    const hands = given(rich).turn(2).endOfTurn(); // the allies have no choice and are not asked
    expect(hands.logged('turnBegan')).toMatchObject([{ points: { allies: 3 } }]);
    expect(hands.logged('handChosen')).toEqual([{ type: 'handChosen', side: 'allies', count: 2 }]);
    expect(hands.state.cards.allies).toMatchObject({ deck: [], hand: ['allies-offensive-1', 'allies-supply-1'] });
  });

  it('R6.1 a side without bases chooses nothing and is not asked', () => {
    const none = given(
      toyWorld({
        areas: { Berlin: 'land DE red', London: 'land GB', Ruhr: 'land DE' },
        adjacency: 'Berlin-Ruhr-London',
      }),
    )
      .turn(2)
      .endOfTurn();
    const after = none.decide('axis', anyCards(none, 'axis', 1));
    expect(after.prompt).toEqual({ at: 'impulse', side: 'axis' });
    expect(after.state.cards.allies.hand).toEqual([]);
  });
});

describe('R6.1c impulses', () => {
  const start = game.impulse('axis');

  it('R6.1 impulses alternate', () => {
    const second = start.decide('axis', pass);
    expect(second.prompt).toEqual({ at: 'impulse', side: 'allies' });
    expect([start.state.active, second.state.active]).toEqual(['axis', 'allies']);
    const third = second
      .hand('allies', 'allies-ambush-1')
      .decide('allies', { type: 'playCard', card: card('allies-ambush-1'), first: 'event' });
    expect(third.decide('allies', { type: 'done' }).prompt).toEqual({ at: 'impulse', side: 'axis' });
  });

  it('R6.1 one pass does not end the turn', () => {
    expect(start.decide('axis', pass).state.turn).toBe(2);
  });

  it('R6.1 two passes one after the other end it, whoever was first', () => {
    expect(start.decide('axis', pass).decide('allies', pass).state.turn).toBe(3);
    const other = game.impulse('allies').decide('allies', pass).decide('axis', pass);
    expect(other.state.turn).toBe(3);
  });

  it('R6.1 two passes of the same side with an action between them do not end it', () => {
    const flown = start.decide('axis', pass).hand('allies', 'allies-ambush-1');
    const acted = flown
      .decide('allies', { type: 'playCard', card: card('allies-ambush-1'), first: 'event' })
      .decide('allies', { type: 'done' });
    const again = acted.decide('axis', pass);
    expect([again.state.turn, again.prompt?.side]).toEqual([2, 'allies']);
  });

  it('R6.1 a side with cards left may pass for good', () => {
    const ended = start
      .hand('axis', 'axis-supply-1')
      .hand('allies', 'allies-supply-1')
      .decide('axis', pass)
      .decide('allies', pass);
    expect(ended.state.turn).toBe(3);
  });
});

describe('R6.1d–f the end of a turn', () => {
  const end = game.spent('DE-LF-2').hand('axis', 'axis-supply-1').endOfTurn();
  const types = end.log.map(({ type }) => type);

  it('R6.1 victory, then recovery, then the next turn', () => {
    expect(types.filter((type) => ['victoryChecked', 'unitsRecovered', 'turnBegan'].includes(type))).toEqual([
      'victoryChecked',
      'unitsRecovered',
      'turnBegan',
    ]);
    expect(end.state.turn).toBe(3);
  });

  it('R6.1 hands and played cards go back to the decks', () => {
    const used = game.hand('axis', 'axis-supply-1', 'axis-ambush-1').with((state) => {
      state.cards.axis.hand = [card('axis-supply-1')];
      state.cards.axis.played = [card('axis-ambush-1')];
    });
    expect(used.endOfTurn().state.cards.axis).toEqual({
      deck: ['axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-development-1', 'axis-diplomacy-1'],
      hand: [],
      played: [],
      undeveloped: [],
    });
  });

  it('R6.1 undeveloped cards stay where they are', () => {
    const rich = toyWorld({ areas: { A: 'land DE red', B: 'land GB red' }, adjacency: 'A-B' });
    expect(given(rich).turn(2).endOfTurn().state.cards.axis.undeveloped).toEqual([
      'axis-offensive-2',
      'axis-offensive-3',
    ]);
  });
});
