// R7.3, R7.4: who may act, how often, and what a group is.
import { describe, expect, it } from 'vitest';
import { airAttack, airMove, attack, done, given, mobilize, move } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Berlin: 'land DE red', Ruhr: 'land DE', Paris: 'land FR red', Rome: 'land IT red', Sea: 'sea' },
  adjacency: 'Berlin-Ruhr-Paris-Sea-Rome-Ruhr',
  setup: {
    Berlin: 'DE LF*3 AF*2',
    Ruhr: 'DE LF*2 TF*2, IT LF',
    Paris: 'FR LF*2',
    Rome: 'IT LF*2 AF',
    Sea: 'FR NF, IT NF',
  },
  pool: 'DE LF*2',
  nations: { IT: 'axis' },
});
const game = given(world);
const acted = (id: string) => ({ code: 'unitActed', rule: 'R7.3', unit: id });
const spent = (id: string) => ({ code: 'unitSpent', rule: 'R7.3', unit: id });

describe('R7.3 only ready units act', () => {
  const tired = game.put('Paris', 'DE-TF-1').spent('DE-LF-1', 'DE-TF-1', 'DE-AF-1').points('axis', 4);

  it('R7.3 a spent unit does not move', () => {
    expect(tired.refusal('axis', move('DE-LF-1', 'Ruhr'))).toEqual(spent('DE-LF-1'));
  });

  it('R7.3 a spent unit does not attack', () => {
    expect(tired.refusal('axis', attack('DE-TF-1'))).toEqual(spent('DE-TF-1'));
  });

  it('R7.3 a spent unit does not fly, nor attack from the air', () => {
    expect(tired.refusal('axis', airMove('DE-AF-1', 'Ruhr'))).toEqual(spent('DE-AF-1'));
    expect(tired.refusal('axis', airAttack('DE-AF-1', 'Paris'))).toEqual(spent('DE-AF-1'));
    expect(tired.impulse('axis').refusal('axis', airMove('DE-AF-1', 'Ruhr'))).toEqual(spent('DE-AF-1'));
  });

  it('R7.3 one spent unit holds up its whole group', () => {
    expect(tired.refusal('axis', move('DE-LF-2 DE-LF-1', 'Ruhr'))).toEqual(spent('DE-LF-1'));
  });

  it('R7.3 mobilization is excepted: units of the pool come though nobody is ready', () => {
    const all = game.with((state) => {
      for (const unit of Object.values(state.units)) unit.spent = true;
    });
    expect(all.points('axis', 1).refusal('axis', mobilize('DE-LF-6', 'Berlin'))).toBeNull();
  });

  it('R7.3 who has attacked is spent and does not act again', () => {
    const fought = game.put('Paris', 'DE-TF-1').points('axis', 2).dice(6).decide('axis', attack('DE-TF-1'));
    expect(fought.refusal('axis', move('DE-TF-1', 'Ruhr'))).toEqual(spent('DE-TF-1'));
  });

  it('R7.3 who is mobilized is spent and does not act', () => {
    const built = game.points('axis', 2).decide('axis', mobilize('DE-LF-6', 'Berlin'));
    expect(built.refusal('axis', move('DE-LF-6', 'Ruhr'))).toEqual(spent('DE-LF-6'));
  });
});

describe('R7.3 at most once by points', () => {
  const moved = game.points('axis', 3).decide('axis', move('DE-TF-1 DE-LF-4', 'Paris'));

  it('R7.3 who has moved by a point is still ready', () => {
    expect([moved.isSpent('DE-TF-1'), moved.isSpent('DE-LF-4')]).toEqual([false, false]);
  });

  it('R7.3 but acts no more by points in this impulse: no second move, no attack', () => {
    expect(moved.refusal('axis', move('DE-TF-1', 'Ruhr'))).toEqual(acted('DE-TF-1'));
    expect(moved.refusal('axis', attack('DE-LF-4'))).toEqual(acted('DE-LF-4'));
  });

  it('R7.3 nor as a part of another group', () => {
    const two = moved.put('Paris', 'DE-LF-5');
    expect(two.refusal('axis', attack('DE-LF-5 DE-TF-1'))).toEqual(acted('DE-TF-1'));
    expect(two.refusal('axis', attack('DE-LF-5'))).toBeNull();
  });

  it('R7.3 nor does an air unit that went along on the ground', () => {
    const rode = game.points('axis', 2).decide('axis', move('DE-AF-1 DE-LF-1', 'Ruhr'));
    expect(rode.isSpent('DE-AF-1')).toBe(false);
    expect(rode.refusal('axis', airAttack('DE-AF-1', 'Paris'))).toEqual(acted('DE-AF-1'));
  });

  it('R7.3 in the next impulse it acts again', () => {
    const next = moved.decide('axis', done).points('axis', 1);
    expect(next.refusal('axis', attack('DE-TF-1'))).toBeNull();
  });
});

describe('R7.3 the event is separate', () => {
  const play = (of: typeof game, first: 'event' | 'points') =>
    of
      .hand('axis', 'axis-offensive-1')
      .impulse('axis')
      .decide('axis', { type: 'playCard', card: card('axis-offensive-1'), first });

  it('R7.3 who has moved by a point attacks by the event', () => {
    const event = play(game, 'points').decide('axis', move('DE-TF-1', 'Paris')).decide('axis', done);
    expect(event.prompt).toMatchObject({ at: 'offensive', acted: [] });
    expect(event.refusal('axis', attack('DE-TF-1'))).toBeNull();
  });

  it('R7.3 or moves again by it', () => {
    const event = play(game, 'points').decide('axis', move('DE-LF-1', 'Ruhr')).decide('axis', done);
    expect(event.refusal('axis', move('DE-LF-1', 'Paris'))).toBeNull();
  });

  it('R7.3 who has moved by the event acts by points', () => {
    const points = play(game, 'event').decide('axis', move('DE-LF-1', 'Ruhr')); // nobody there to attack
    expect(points.prompt).toMatchObject({ at: 'points', acted: [] });
    expect(points.refusal('axis', move('DE-LF-1', 'Berlin'))).toBeNull();
  });

  it('R7.3 if it is still ready: who has attacked by points does nothing by the event', () => {
    const points = play(game.put('Paris', 'DE-TF-1'), 'points');
    const event = points.dice(6).decide('axis', attack('DE-TF-1')).decide('axis', done);
    expect(event.prompt?.at).toBe('offensive');
    expect(event.refusal('axis', move('DE-TF-1', 'Ruhr'))).toEqual(spent('DE-TF-1'));
  });
});

describe('R7.4 groups', () => {
  const points = game.points('axis', 4);

  it('R7.4 all units of a group go to the same place', () => {
    const after = points.decide('axis', move('DE-LF-4 DE-TF-1 DE-TF-2', 'Paris'));
    expect(['DE-LF-4', 'DE-TF-1', 'DE-TF-2'].map((id) => after.at(id))).toEqual(['Paris', 'Paris', 'Paris']);
    expect(after.logged('groupMoved')).toHaveLength(1);
  });

  it('R7.4 a group attacks as one', () => {
    const after = game
      .put('Paris', 'DE-TF-1', 'DE-TF-2')
      .points('axis', 1)
      .dice(6, 6)
      .decide('axis', attack('DE-TF-1 DE-TF-2'));
    expect(after.logged('diceRolled')).toMatchObject([{ units: ['DE-TF-1', 'DE-TF-2'] }]);
  });

  it('R7.4 nationalities may mix', () => {
    const after = points.decide('axis', move('DE-TF-1 IT-LF-1', 'Paris'));
    expect([after.at('DE-TF-1'), after.at('IT-LF-1')]).toEqual(['Paris', 'Paris']);
  });

  it('R7.4 a group is never empty', () => {
    expect(points.refusal('axis', move('', 'Paris'))).toEqual({ code: 'emptyGroup', rule: 'R7.4' });
    expect(points.refusal('axis', airMove('', 'Ruhr'))).toEqual({ code: 'emptyGroup', rule: 'R7.4' });
  });

  it('R7.4 a group stands in one area', () => {
    const apart = { code: 'groupNotTogether', rule: 'R7.4', unit: 'DE-LF-1' };
    expect(points.refusal('axis', move('DE-LF-4 DE-LF-1', 'Paris'))).toEqual(apart);
    expect(points.refusal('axis', airAttack('IT-AF-1 DE-AF-1', 'Paris'))).toMatchObject({ code: 'groupNotTogether' });
  });

  it('R7.4 nobody is in a group twice', () => {
    expect(points.refusal('axis', move('DE-TF-1 DE-TF-1', 'Paris'))).toMatchObject({ code: 'groupNotTogether' });
  });

  it('R7.4 units of the other side are in no group', () => {
    expect(points.put('Paris', 'DE-TF-1').refusal('axis', move('DE-TF-1 FR-LF-1', 'Ruhr'))).toEqual({
      code: 'notYourUnit',
      rule: 'R5.8',
      unit: 'FR-LF-1',
    });
  });

  it('R7.4 what has moved by an event attacks together or not at all', () => {
    const event = game.event('axis', 'axis-offensive-1').decide('axis', move('DE-TF-1 DE-TF-2', 'Paris'));
    expect(event.refusal('axis', attack('DE-TF-1'))).toEqual({ code: 'eventWholeGroup', rule: 'R7.4' });
    expect(event.refusal('axis', attack('DE-TF-1 DE-TF-2'))).toBeNull();
  });
});
