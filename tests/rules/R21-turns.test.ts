// R21.9, R21.13–R21.15, R21.20: hands, passes, discards, controlling nations and development.
import { describe, expect, it } from 'vitest';
import type { Decision, Side } from '../../src/engine';
import { basePoints, handSize } from '../../src/engine';
import { airMove, ambush, attack, done, type Game, given, ids, pass } from '../support/game';
import { area, card, nation } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const negotiate = (id: string, how: 'join' | 'forward'): Decision => ({
  type: 'negotiate',
  nation: nation(id),
  move: how,
});
const play = (id: string, first: 'event' | 'points' = 'event'): Decision => ({
  type: 'playCard',
  card: card(id),
  first,
});

describe('R21.9 nations that join within a turn', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Rome: 'land IT red', London: 'land GB red', North: 'sea US us-track', Med: 'sea' },
    adjacency: 'Berlin-Rome-Med-North-London',
    setup: { Berlin: 'DE LF', North: 'GB NF' },
    roles: { usa: 'US', northAtlantic: 'North' },
  });
  const game = given(world).turn(2);

  it('R21.9 change no hand until the next turn', () => {
    const joined = game
      .hand('axis', 'axis-supply-1')
      .event('axis', 'axis-diplomacy-1')
      .decide('axis', negotiate('IT', 'join'));
    expect([joined.sideOf('IT'), basePoints(world, joined.state, 'axis')]).toEqual(['axis', 2]);
    expect(joined.state.cards.axis.hand).toEqual(['axis-supply-1']);
    const next = joined.endOfTurn();
    expect(next.prompt).toEqual({ at: 'chooseHand', side: 'axis', size: 2 });
  });

  it('R21.9 a new base of the North Atlantic counts from the next count on', () => {
    const step = game.event('allies', 'allies-diplomacy-1').decide('allies', negotiate('US', 'forward'));
    expect(step.state.cards.allies.hand).toEqual([]);
    expect(step.endOfTurn().logged('turnBegan')).toMatchObject([{ points: { axis: 1, allies: 2 }, first: 'allies' }]);
  });

  it('R21.9 a base gained while the other side still chooses changes no hand size', () => {
    const chosen = game.turn(2).endOfTurn();
    expect(chosen.prompt).toEqual({ at: 'chooseHand', side: 'axis', size: 1 });
    expect(handSize(world, chosen.war('IT', 'axis').state, 'axis')).toBe(2);
    expect(chosen.war('IT', 'axis').refusal('axis', { type: 'chooseHand', cards: [card('axis-supply-1')] })).toBeNull();
  });
});

// Germans and Italians share Posen, the allies hold London.
const world = toyWorld({
  areas: { Berlin: 'land DE red', Posen: 'land PL', Rome: 'land IT red', London: 'land GB red', Kent: 'land GB' },
  adjacency: 'Berlin-Posen-Rome-Berlin Posen-London-Kent',
  setup: { Berlin: 'DE LF*4', Rome: 'IT LF*3', London: 'GB LF*4 AF', Kent: 'GB LF' },
  nations: { DE: 'axis', IT: 'axis', PL: 'neutral allies' },
});
const game = given(world).turn(2);

describe('R21.13 passes and ambush points', () => {
  const points = (of: Game, side: Side, left: number) =>
    of.with((state) => {
      state.ambushPoints[side] = left;
    });

  it('R21.13 a pass forfeits ambush points', () => {
    const after = points(game.impulse('axis'), 'axis', 2).decide('axis', pass);
    expect(after.state.ambushPoints.axis).toBe(0);
    expect(after.logged('ambushPointsForfeited')).toEqual([{ type: 'ambushPointsForfeited', side: 'axis', points: 2 }]);
  });

  it('R21.13 the other side keeps its own', () => {
    const after = points(game.impulse('axis'), 'allies', 2).decide('axis', pass);
    expect(after.state.ambushPoints.allies).toBe(2);
  });

  it('R21.13 the end of the turn forfeits what is left', () => {
    const last = points(game.impulse('allies'), 'axis', 3).with((state) => {
      state.frames = [
        { at: 'impulses', next: 'axis', passes: 1 },
        { at: 'impulseEnd', side: 'allies' },
        { at: 'impulse', side: 'allies' },
      ];
    });
    const after = last.decide('allies', pass);
    expect(after.state.turn).toBe(3);
    expect(after.state.ambushPoints).toEqual({ axis: 0, allies: 0 });
    expect(after.logged('ambushPointsForfeited')).toEqual([{ type: 'ambushPointsForfeited', side: 'axis', points: 3 }]);
  });

  it('R21.13 a side that passed may act again if the other acts', () => {
    const passed = game.hand('axis', 'axis-supply-1').impulse('axis').decide('axis', pass);
    const again = passed.decide('allies', airMove('GB-AF-1', 'Kent'));
    expect(again.prompt).toEqual({ at: 'impulse', side: 'axis' });
    expect(again.refusal('axis', play('axis-supply-1'))).toBeNull();
  });
});

describe('R21.14 discards', () => {
  // The submarine raids the Atlantic; dice first, then which card.
  const ocean = toyWorld({
    areas: { Berlin: 'land DE red', Atlantic: 'sea GB allies', London: 'land GB red' },
    adjacency: 'Berlin-Atlantic-London',
    setup: { Atlantic: 'DE SS*3', London: 'GB LF*2' },
    roles: { germany: 'DE', centralAtlantic: 'Atlantic' },
  });
  const raid: Decision = { type: 'raid', group: ids('DE-SS-1 DE-SS-2 DE-SS-3') };
  const start = given(ocean).turn(2);
  const raided = (of: Game, ...dice: number[]) =>
    of
      .event('axis', 'axis-wolfpack-1')
      .dice(...dice)
      .decide('axis', raid);

  it('R21.14 from an empty hand have no effect', () => {
    const after = raided(start, 1, 1, 1, 5);
    expect(after.state.dice.scripted).toEqual([5]); // nothing is drawn for
    expect(after.logged('diceRolled')).toMatchObject([{ hits: 3 }]);
    expect(after.logged('cardDiscarded')).toEqual([]);
  });

  it('R21.14 more than the hand holds take the hand and no more', () => {
    const after = raided(start.hand('allies', 'allies-supply-1'), 1, 1, 1);
    expect(after.logged('cardDiscarded')).toEqual([
      { type: 'cardDiscarded', side: 'allies', card: 'allies-supply-1', rule: 'R17.1' },
    ]);
    expect(after.state.cards.allies).toMatchObject({ hand: [], played: ['allies-supply-1'] });
  });

  it('R21.14 discarded cards return at the end of the turn', () => {
    const end = raided(start.hand('allies', 'allies-supply-1'), 1, 6, 6).endOfTurn();
    const after = end.decide('axis', { type: 'recover', units: ids('DE-SS-1') });
    expect(after.state.cards.allies.played).toEqual([]);
    expect(after.state.cards.allies.deck).toContain('allies-supply-1');
  });

  const ambushed = game
    .put('Posen', 'DE-LF-1')
    .put('Posen', 'GB-LF-1')
    .hand('axis', 'axis-ambush-1')
    .points('allies', 1)
    .decide('allies', attack('GB-LF-1'))
    .dice(6, 6)
    .decide('axis', ambush('axis-ambush-1'));

  it('R21.14 an ambush card counts as played', () => {
    expect(ambushed.state.cards.axis).toMatchObject({ hand: [], played: ['axis-ambush-1'] });
    expect(ambushed.impulse('axis').refusal('axis', play('axis-ambush-1'))).toMatchObject({ code: 'cardNotInHand' });
  });

  it('R21.14 and returns like other played cards', () => {
    expect(ambushed.endOfTurn().state.cards.axis.deck).toContain('axis-ambush-1');
  });
});

describe('R21.15 controlling nations before recovery', () => {
  const setController = (id: string): Decision => ({ type: 'setController', area: area('Posen'), nation: nation(id) });
  const shared = game.put('Posen', 'DE-LF-1', 'IT-LF-1').spent('DE-LF-1', 'IT-LF-1', 'IT-LF-2');
  const asked = shared.endOfTurn();

  it('R21.15 each side first chooses them', () => {
    expect([shared.controller('Posen'), asked.prompt]).toEqual(['DE', { at: 'controllers', side: 'axis' }]);
    expect(asked.isSpent('DE-LF-1')).toBe(true);
  });

  it('R21.15 the choice counts for the limit of R13.1', () => {
    const italian = asked.decide('axis', setController('IT'));
    expect(italian.state.turn).toBe(3); // Italy has two areas now: nothing more to ask
    expect(['DE-LF-1', 'IT-LF-1', 'IT-LF-2'].filter((id) => italian.isSpent(id))).toEqual([]);
    const german = asked.decide('axis', done);
    expect(german.prompt).toMatchObject({ at: 'recovery', nation: 'IT', count: 1 });
  });

  it('R21.15 after the victory check, before anybody recovers', () => {
    const types = asked.log.map(({ type }) => type);
    expect(types).toContain('victoryChecked');
    expect(types).not.toContain('unitsRecovered');
    expect(asked.refusal('axis', pass)).toEqual({ code: 'notAsked', rule: 'R6.5' });
  });

  it('R21.15 the axis first, then the allies, then recovery', () => {
    const french = toyWorld({
      areas: {
        Berlin: 'land DE red',
        Posen: 'land PL',
        London: 'land GB red',
        Paris: 'land FR red',
        Riga: 'land',
        Rome: 'land IT',
      },
      adjacency: 'Berlin-Posen-London-Paris-Riga Posen-Rome Riga-London',
      setup: { Berlin: 'DE LF*3', Posen: 'DE LF, IT LF', Rome: 'IT LF', Riga: 'GB LF*2, FR LF*2', London: 'GB LF' },
      nations: { DE: 'axis', IT: 'axis', GB: 'allies', FR: 'allies', PL: 'neutral allies' },
    });
    const all = given(french).turn(2).spent('IT-LF-1', 'IT-LF-2', 'FR-LF-1', 'FR-LF-2').endOfTurn();
    expect(all.prompt).toEqual({ at: 'controllers', side: 'axis' });
    const second = all.decide('axis', done);
    expect(second.prompt).toEqual({ at: 'controllers', side: 'allies' });
    expect(second.logged('unitsRecovered')).toEqual([]);
    expect(second.decide('allies', done).prompt).toMatchObject({ at: 'recovery', side: 'axis', nation: 'IT' });
  });

  it('R21.15 a nation that controls nothing recovers nothing', () => {
    const homeless = game
      .put('Rome', 'DE-LF-2')
      .put('forcePool', 'IT-LF-1', 'IT-LF-2', 'IT-LF-3')
      .put('Rome', 'DE-LF-3');
    const guest = homeless.put('Posen', 'GB-LF-1').put('Posen', 'IT-LF-1').control('Rome', 'DE').spent('IT-LF-1');
    const after = guest.endOfTurn();
    expect([after.controller('Rome'), after.controller('Posen')]).toEqual(['DE', 'GB']);
    expect([after.prompt?.at, after.isSpent('IT-LF-1')]).toEqual(['chooseHand', true]);
  });

  it('R21.15 sea areas count', () => {
    const naval = toyWorld({
      areas: { Berlin: 'land DE red', Sea: 'sea', London: 'land GB' },
      adjacency: 'Berlin-Sea-London',
      setup: { Berlin: 'DE LF*2', Sea: 'DE NF' },
    });
    const after = given(naval).turn(2).spent('DE-LF-1', 'DE-LF-2').endOfTurn();
    expect(['DE-LF-1', 'DE-LF-2'].filter((id) => after.isSpent(id))).toEqual([]);
  });
});

describe('R21.20 development', () => {
  const develop = (id: string): Decision => ({ type: 'develop', card: card(id) });

  it('R21.20 with nothing left within its limit has no effect', () => {
    const first = game.event('axis', 'axis-development-1').decide('axis', develop('axis-offensive-2'));
    const again = first.with((state) => {
      state.cards.axis.played = [];
      state.cards.axis.hand = [card('axis-development-1')];
    });
    const after = again.impulse('axis').decide('axis', play('axis-development-1'));
    expect(after.logged('eventWithoutEffect')).toEqual([
      { type: 'eventWithoutEffect', side: 'axis', card: 'axis-development-1', rule: 'R18.2' },
    ]);
    expect(after.state.cards.axis.undeveloped).toEqual(['axis-offensive-3']); // of value 4
    expect(after.prompt).toMatchObject({ at: 'points', left: 2 });
  });

  it('R21.20 a card beyond the limit is not to be had', () => {
    const refusal = game.event('axis', 'axis-development-1').refusal('axis', develop('axis-offensive-3'));
    expect(refusal).toEqual({ code: 'valueTooHigh', rule: 'R18.1', card: 'axis-offensive-3', need: 4, have: 3 });
  });
});
