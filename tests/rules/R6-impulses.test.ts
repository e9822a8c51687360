// R6.2–R6.6: the first turn, start decks, secret hands, and what an impulse is.
import { describe, expect, it } from 'vitest';
import { brokenLaws, newGame, newGameInPlace, viewFor } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { airAttack, airMove, attack, decline, done, given, mobilize, move, pass } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

// The allies have more bases than the axis.
const world = toyWorld({
  areas: { Berlin: 'land DE red', Ruhr: 'land DE', Paris: 'land FR red', London: 'land GB red', Sea: 'sea' },
  adjacency: 'Berlin-Ruhr-Paris-Sea-London',
  setup: {
    Berlin: 'DE LF*2 AF*2',
    Ruhr: 'DE LF',
    Paris: 'FR LF, GB AF',
    London: 'GB LF*2 AF*2',
    Sea: 'GB CV NF, DE NF',
  },
  pool: 'DE LF',
});
const choose = (...cards: string[]) => ({ type: 'chooseHand' as const, cards: cards.map(card) });
const first4 = choose('axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-ambush-2');
const play = (id: string, first: 'event' | 'points' = 'points') => ({
  type: 'playCard' as const,
  card: card(id),
  first,
});
const game = given(world);

describe('R6.2 the first turn', () => {
  it('R6.2 the axis chooses four cards, however many bases it has', () => {
    expect(game.prompt).toEqual({ at: 'chooseHand', side: 'axis', size: 4 });
  });

  it('R6.2 the allies choose none: the axis has its impulse after its own choice', () => {
    const after = game.decide('axis', first4);
    expect(after.prompt).toEqual({ at: 'impulse', side: 'axis' });
    expect(after.state.cards.allies.hand).toEqual([]);
  });

  it('R6.2 the axis is first, though the allies have more bases', () => {
    expect(newGameInPlace(world, { seed: 1 }).log).toContainEqual({
      type: 'turnBegan',
      turn: 1,
      points: { axis: 1, allies: 2 },
      first: 'axis',
    });
    expect(game.turn(2).endOfTurn().logged('turnBegan')).toMatchObject([{ turn: 3, first: 'allies' }]);
  });

  it('R6.2 the allies may act with air units in it', () => {
    const turn1 = game.decide('axis', first4).decide('axis', pass);
    const after = turn1.decide('allies', airMove('GB-AF-1', 'London'));
    expect(after.at('GB-AF-1')).toBe('London');
    expect(after.prompt).toEqual({ at: 'impulse', side: 'axis' });
  });

  it('R6.2 the printed game begins like that', () => {
    expect(builtInWorld.firstHands).toEqual({ axis: 4, allies: 0 });
    expect(newGame(builtInWorld, { seed: 1 }).frames.at(-1)).toEqual({ at: 'chooseHand', side: 'axis', size: 4 });
  });
});

describe('R6.3 start decks', () => {
  const { axis, allies } = game.state.cards;

  it('R6.3 all cards of value 2 are in the deck', () => {
    expect(axis.deck).toEqual(world.cards.filter((one) => one.side === 'axis' && one.value === 2).map(({ id }) => id));
    expect(axis.deck).toHaveLength(10);
    expect(allies.deck).toHaveLength(9);
  });

  it('R6.3 cards of value 3 and 4 are undeveloped', () => {
    expect(axis.undeveloped).toEqual(['axis-offensive-2', 'axis-offensive-3']);
    expect(allies.undeveloped).toEqual(['allies-offensive-2', 'allies-supply-2']);
  });

  it('R6.3 nothing is in hand or played', () => {
    expect([axis.hand, axis.played, allies.hand, allies.played]).toEqual([[], [], [], []]);
  });

  it('R6.3 undeveloped cards cannot be chosen', () => {
    const refusal = game.refusal(
      'axis',
      choose('axis-offensive-1', 'axis-supply-1', 'axis-ambush-1', 'axis-offensive-2'),
    );
    expect(refusal).toEqual({ code: 'cardNotInDeck', rule: 'R6.1', card: 'axis-offensive-2' });
  });
});

describe('R6.4 secret hands', () => {
  const turn3 = game.turn(2).endOfTurn();

  it('R6.4 the first player chooses first', () => {
    expect(turn3.logged('turnBegan')).toMatchObject([{ first: 'allies' }]);
    expect(turn3.prompt).toMatchObject({ at: 'chooseHand', side: 'allies', size: 2 });
    const after = turn3.decide('allies', choose('allies-offensive-1', 'allies-supply-1'));
    expect(after.prompt).toMatchObject({ at: 'chooseHand', side: 'axis', size: 1 });
  });

  it('R6.4 the other side may not choose for it', () => {
    expect(turn3.refusal('axis', choose('axis-supply-1'))).toEqual({
      code: 'notYourDecision',
      rule: 'R6.5',
      side: 'allies',
    });
  });

  const chosen = turn3.decide('allies', choose('allies-offensive-1', 'allies-supply-1'));

  it('R6.4 a choice is not shown to the other side', () => {
    const seen = viewFor(chosen.state, 'axis').cards.allies;
    expect(seen).toEqual({
      hidden: true,
      deckCount: 7,
      handCount: 2,
      played: [],
      undeveloped: ['allies-offensive-2', 'allies-supply-2'],
    });
  });

  it('R6.4 nor to anybody who looks on', () => {
    const { axis, allies } = viewFor(chosen.decide('axis', choose('axis-supply-1')).state, null).cards;
    expect([axis, allies]).toMatchObject([
      { hidden: true, handCount: 1 },
      { hidden: true, handCount: 2 },
    ]);
  });

  it('R6.4 the owner sees it', () => {
    expect(viewFor(chosen.state, 'allies').cards.allies).toMatchObject({
      hidden: false,
      hand: ['allies-offensive-1', 'allies-supply-1'],
    });
  });

  it('R6.4 the log tells the number only', () => {
    expect(chosen.log).toEqual([{ type: 'handChosen', side: 'allies', count: 2 }]);
  });
});

describe('R6.5 an impulse is one thing', () => {
  const turn = game.hand('axis', 'axis-supply-1').impulse('axis');
  const next = { at: 'impulse', side: 'allies' };

  it('R6.5 a card', () => {
    const after = turn.decide('axis', play('axis-supply-1'));
    expect(after.prompt).toMatchObject({ at: 'points', side: 'axis', left: 2 });
    expect(after.decide('axis', done).prompt).toEqual(next);
  });

  it('R6.5 only a card of the hand', () => {
    const refusal = { code: 'cardNotInHand', rule: 'R6.5', card: 'axis-ambush-1' };
    expect(turn.refusal('axis', play('axis-ambush-1'))).toEqual(refusal);
  });

  it('R6.5 or one air move', () => {
    expect(turn.decide('axis', airMove('DE-AF-1 DE-AF-2', 'Ruhr')).prompt).toEqual(next);
  });

  it('R6.5 or one air attack', () => {
    const after = turn.dice(6, 6).decide('axis', airAttack('DE-AF-1 DE-AF-2', 'Paris'));
    expect(after.logged('attackDeclared')).toHaveLength(1);
    expect(after.prompt).toEqual(next);
  });

  it('R6.5 or a pass', () => {
    const after = turn.decide('axis', pass);
    expect(after.logged('passed')).toEqual([{ type: 'passed', side: 'axis' }]);
    expect([after.prompt, after.state.cards.axis.hand]).toEqual([next, ['axis-supply-1']]);
  });

  it.each([move('DE-LF-1', 'Ruhr'), attack('DE-NF-1'), mobilize('DE-LF-4', 'Berlin'), done, decline])(
    'R6.5 nothing else without a card: $type',
    (decision) => expect(turn.refusal('axis', decision)).toEqual({ code: 'notAsked', rule: 'R6.5' }),
  );

  it('R6.5 ambush points only after an ambush', () => {
    expect(turn.refusal('axis', { type: 'useAmbushPoints' })).toEqual({ code: 'noAmbushPoints', rule: 'R14.5' });
    const earned = turn.with((state) => {
      state.ambushPoints.axis = 2;
    });
    const after = earned.decide('axis', { type: 'useAmbushPoints' });
    expect(after.prompt).toEqual({ at: 'points', side: 'axis', card: null, left: 2, acted: [] });
    expect(after.state.ambushPoints.axis).toBe(0);
  });

  it('R6.5 the other side waits', () => {
    expect(turn.refusal('allies', pass)).toEqual({ code: 'notYourDecision', rule: 'R6.5', side: 'axis' });
  });
});

describe('R6.6 a side without cards', () => {
  it('R6.6 still gets impulses: an air action or a pass', () => {
    const empty = game.impulse('axis').decide('axis', pass);
    expect(empty.state.cards.allies.hand).toEqual([]);
    expect(empty.prompt).toEqual({ at: 'impulse', side: 'allies' });
    expect(empty.options().map(({ decision }) => decision.type)).toEqual(['pass']);
    expect(empty.refusal('allies', airAttack('GB-AF-1', 'Ruhr'))).toBeNull();
    expect(empty.refusal('allies', airAttack('GB-CV-1', 'Sea'))).toBeNull();
  });

  it('R6.6 it gets them until both pass', () => {
    const flown = game.impulse('allies').decide('allies', airMove('GB-AF-1', 'London')).decide('axis', pass);
    expect(flown.prompt).toEqual({ at: 'impulse', side: 'allies' });
    expect(brokenLaws(world, flown.state)).toEqual([]);
  });
});
