// R7.1, R7.2: playing a card, and what its points buy.
import { describe, expect, it } from 'vitest';
import { airAttack, airMove, attack, done, given, mobilize, move } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Berlin: 'land DE red', Ruhr: 'land DE', Paris: 'land FR red', London: 'land GB red', Sea: 'sea' },
  adjacency: 'Berlin-Ruhr-Paris-Sea-London',
  setup: {
    Berlin: 'DE LF*3 AF*3',
    Ruhr: 'DE LF*2 TF*2',
    Paris: 'FR LF*2',
    London: 'GB LF AF',
    Sea: 'GB NF CV, DE NF CV',
  },
  pool: 'DE LF TF FT NF',
});
const game = given(world);
const play = (id: string, first: 'event' | 'points') => ({ type: 'playCard' as const, card: card(id), first });

describe('R7.1 event and strategy value', () => {
  const hand = game.hand('axis', 'axis-offensive-1', 'axis-supply-1').impulse('axis');

  it('R7.1 the event first, then the value', () => {
    const event = hand.decide('axis', play('axis-offensive-1', 'event'));
    expect(event.logged('cardPlayed')).toEqual([
      { type: 'cardPlayed', side: 'axis', card: 'axis-offensive-1', first: 'event' },
    ]);
    expect(event.prompt).toMatchObject({ at: 'offensive', side: 'axis', card: 'axis-offensive-1' });
    const points = event.decide('axis', done);
    expect(points.prompt).toEqual({ at: 'points', side: 'axis', card: 'axis-offensive-1', left: 2, acted: [] });
  });

  it('R7.1 or the value first, then the event', () => {
    const points = hand.decide('axis', play('axis-offensive-1', 'points'));
    expect(points.prompt).toMatchObject({ at: 'points', left: 2 });
    expect(points.decide('axis', done).prompt).toMatchObject({ at: 'offensive', card: 'axis-offensive-1' });
  });

  it('R7.1 both are used in full', () => {
    const first = hand
      .decide('axis', play('axis-offensive-1', 'event'))
      .dice(6)
      .decide('axis', move('DE-TF-1', 'Paris'));
    const event = first.dice(6).decide('axis', attack('DE-TF-1'));
    const spent = event.decide('axis', move('DE-LF-1', 'Ruhr')).decide('axis', mobilize('DE-LF-6', 'Berlin'));
    expect(spent.prompt).toEqual({ at: 'impulse', side: 'allies' });
    expect([spent.at('DE-TF-1'), spent.at('DE-LF-1'), spent.at('DE-LF-6')]).toEqual(['Paris', 'Ruhr', 'Berlin']);
  });

  it('R7.1 an event without a question happens at its time: supply first gives ready units to the points', () => {
    const tired = hand.spent('DE-LF-4');
    const supplied = tired.decide('axis', play('axis-supply-1', 'event'));
    expect(supplied.isSpent('DE-LF-4')).toBe(false);
    expect(supplied.refusal('axis', move('DE-LF-4', 'Berlin'))).toBeNull();
  });

  it('R7.1 supply last does not', () => {
    const points = hand.spent('DE-LF-4').decide('axis', play('axis-supply-1', 'points'));
    expect(points.isSpent('DE-LF-4')).toBe(true);
    expect(points.refusal('axis', move('DE-LF-4', 'Berlin'))).toMatchObject({ code: 'unitSpent' });
    expect(points.decide('axis', done).isSpent('DE-LF-4')).toBe(false);
  });

  it('R7.1 the event may be given up', () => {
    const after = hand.decide('axis', play('axis-offensive-1', 'event')).decide('axis', done);
    expect(after.prompt).toMatchObject({ at: 'points' });
  });

  it('R7.1 an event of two groups may be left after one', () => {
    const two = game.hand('axis', 'axis-offensive-3').impulse('axis').decide('axis', play('axis-offensive-3', 'event'));
    const moved = two.decide('axis', move('DE-TF-1', 'Paris')).dice(6).decide('axis', attack('DE-TF-1'));
    expect(moved.prompt).toMatchObject({ at: 'offensive', groups: 1 });
    expect(moved.decide('axis', done).prompt).toMatchObject({ at: 'points', left: 4 });
  });

  it('R7.1 the value may be given up', () => {
    const after = hand.decide('axis', play('axis-offensive-1', 'points')).decide('axis', done);
    expect(after.logged('pointsForfeited')).toEqual([{ type: 'pointsForfeited', side: 'axis', points: 2 }]);
  });

  it('R7.1 the value may be left partly unused', () => {
    const one = hand.decide('axis', play('axis-offensive-1', 'points')).decide('axis', move('DE-LF-1', 'Ruhr'));
    const after = one.decide('axis', done);
    expect(after.logged('pointsForfeited')).toEqual([{ type: 'pointsForfeited', side: 'axis', points: 1 }]);
    expect(after.prompt).toMatchObject({ at: 'offensive' });
  });

  it('R7.1 the card is played: it leaves the hand for all to see', () => {
    const after = hand.decide('axis', play('axis-offensive-1', 'event'));
    expect(after.state.cards.axis).toMatchObject({ hand: ['axis-supply-1'], played: ['axis-offensive-1'] });
  });
});

describe('R7.2 what a point buys', () => {
  const four = game.points('axis', 4);
  const left = (of: typeof game) => of.prompt;

  it('R7.2 a normal move', () => {
    expect(left(four.decide('axis', move('DE-LF-1 DE-LF-2', 'Ruhr')))).toMatchObject({ at: 'points', left: 3 });
  });

  it('R7.2 an attack', () => {
    const met = four.put('Paris', 'DE-LF-1', 'DE-LF-2').dice(6, 6);
    expect(left(met.decide('axis', attack('DE-LF-1 DE-LF-2')))).toMatchObject({ at: 'points', left: 3 });
  });

  it('R7.2 an air move, of AF only', () => {
    expect(left(four.decide('axis', airMove('DE-AF-1 DE-AF-2', 'Ruhr')))).toMatchObject({ at: 'points', left: 3 });
    const refusal = four.refusal('axis', airMove('DE-AF-1 DE-LF-1', 'Ruhr'));
    expect(refusal).toEqual({ code: 'notAirUnits', rule: 'R11.1', unit: 'DE-LF-1' });
  });

  it('R7.2 an air attack, of air-capable units only', () => {
    const struck = four.dice(6, 6).decide('axis', airAttack('DE-AF-1 DE-AF-2', 'Paris'));
    expect(left(struck)).toMatchObject({ at: 'points', left: 3 });
    expect(four.refusal('axis', airAttack('DE-AF-1 DE-LF-1', 'Paris'))).toMatchObject({ code: 'notAirCapable' });
  });

  it('R7.2 one group a point, whatever its size', () => {
    const all = four.decide('axis', move('DE-LF-1 DE-LF-2 DE-LF-3', 'Ruhr'));
    expect(left(all)).toMatchObject({ left: 3, acted: ['DE-LF-1', 'DE-LF-2', 'DE-LF-3'] });
  });

  it('R7.2 mobilization costs the price of the unit', () => {
    const infantry = four.decide('axis', mobilize('DE-LF-6', 'Berlin'));
    expect(left(infantry)).toMatchObject({ left: 3 });
    expect(left(infantry.decide('axis', mobilize('DE-TF-3', 'Berlin')))).toMatchObject({ left: 1 });
    expect(left(four.decide('axis', mobilize('DE-FT-1', 'Berlin')))).toMatchObject({ left: 1 });
  });

  it('R7.2 what costs more than is left is refused', () => {
    expect(game.points('axis', 2).refusal('axis', mobilize('DE-FT-1', 'Berlin'))).toEqual({
      code: 'pointsShort',
      rule: 'R7.2',
      unit: 'DE-FT-1',
      need: 3,
      have: 2,
    });
  });

  it('R7.2 with the last point the spending is over', () => {
    const after = game.points('axis', 1).decide('axis', move('DE-LF-1', 'Ruhr'));
    expect(left(after)).toEqual({ at: 'impulse', side: 'allies' });
    expect(after.logged('pointsForfeited')).toEqual([]);
  });

  it('R7.2 points buy nothing of an event', () => {
    expect(four.refusal('axis', { type: 'proclaimVichy' })).toEqual({ code: 'notAsked', rule: 'R6.5' });
    expect(four.refusal('axis', { type: 'raid', group: [] })).toEqual({ code: 'notAsked', rule: 'R6.5' });
  });

  it.each([2, 3, 4])('R7.2 a card of value %i gives as many points', (value) => {
    const id = `axis-offensive-${value - 1}`;
    const after = game.hand('axis', id).impulse('axis').decide('axis', play(id, 'points'));
    expect(after.prompt).toMatchObject({ at: 'points', left: value });
  });
});
