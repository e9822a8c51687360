// R1.1, R1.2, R1.4: the length of the game, sudden death, and the bases that count two.
import { describe, expect, it } from 'vitest';
import { basePoints, handSize, isWinter, victoryPoints } from '../../src/engine';
import { builtInWorld } from '../support/builtInWorld';
import { given, pass } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Berlin 7, Ruhr 2 and Vienna 0.5 for the axis; Paris 1, and London, one base that counts two, for the allies.
const world = toyWorld({
  areas: {
    Berlin: 'land DE red vp7',
    Ruhr: 'land DE red vp2',
    Vienna: 'land DE half',
    Paris: 'land FR red',
    London: 'land GB red vp2',
    Channel: 'sea',
  },
  adjacency: 'Berlin-Ruhr-Paris-Channel-London Berlin-Vienna',
  setup: { Ruhr: 'DE LF*2', London: 'GB LF', Paris: 'FR LF', Channel: 'GB NF' },
  roles: { berlin: 'Berlin' },
  victory: { axisSudden: 10, alliesSudden: 1 },
});

const at95 = given(world).turn(2);
const at105 = at95.put('forcePool', 'FR-LF-1').put('Paris', 'DE-LF-1');
const at10 = at105.put('Vienna', 'FR-LF-1');

// The axis has 1.5, or 1 without Vienna.
const poor = toyWorld({
  areas: { Berlin: 'land DE red', Vienna: 'land DE half', London: 'land GB red' },
  adjacency: 'Berlin-Vienna-London',
  setup: { London: 'GB LF' },
  roles: { berlin: 'Berlin' },
  victory: { axisSudden: 10, alliesSudden: 1 },
});
const at15 = given(poor).turn(2);
const at1 = at15.put('Vienna', 'GB-LF-1');

describe('R1.1 time', () => {
  it('R1.1 the game begins with turn 1', () => expect(given(world).state.turn).toBe(1));

  it('R1.1 odd turns are winter, even ones summer', () => {
    expect([1, 2, 3, 11, 12].map(isWinter)).toEqual([true, false, true, true, false]);
  });

  it('R1.1 the printed game has 12 turns', () => expect(builtInWorld.turns).toBe(12));

  it('R1.1 turn 11 is followed by turn 12', () => {
    const after = at95.turn(11).endOfTurn();
    expect(after.state.outcome).toBeNull();
    expect(after.logged('turnBegan').map(({ turn }) => turn)).toEqual([12]);
  });

  it('R1.1 nothing follows turn 12', () => {
    const after = at95.turn(12).endOfTurn();
    expect(after.state.turn).toBe(12);
    expect(after.prompt).toBeNull();
    expect(after.refusal('axis', pass)).toEqual({ code: 'gameOver', rule: 'R1.2' });
  });
});

describe('R1.2 sudden death', () => {
  it('R1.2 at 10 base points the axis wins', () => {
    const { state, log } = at10.endOfTurn();
    const figures = { axisPoints: 10, axisAreas: 3, axisHoldsBerlin: true };
    const outcome = { winner: 'axis', kind: 'suddenDeath', rule: 'R1.2', ...figures };
    expect(state.outcome).toEqual(outcome);
    expect(log.at(-1)).toEqual({ type: 'gameEnded', outcome });
  });

  it('R1.2 above 10 base points the axis wins', () => {
    expect(at105.endOfTurn().state.outcome).toMatchObject({ winner: 'axis', axisPoints: 10.5 });
  });

  it('R1.2 at 9.5 base points the game goes on', () => {
    const after = at95.endOfTurn();
    expect(after.state.outcome).toBeNull();
    expect(after.logged('victoryChecked')).toEqual([{ type: 'victoryChecked', turn: 2, axisPoints: 9.5 }]);
  });

  it('R1.2 at 1 base point the allies win', () => {
    const figures = { axisPoints: 1, axisAreas: 1, axisHoldsBerlin: true };
    expect(at1.endOfTurn().state.outcome).toEqual({ winner: 'allies', kind: 'suddenDeath', rule: 'R1.2', ...figures });
  });

  it('R1.2 at no base point the allies win', () => {
    const outcome = at15.put('Berlin', 'GB-LF-1').endOfTurn().state.outcome;
    expect(outcome).toMatchObject({ winner: 'allies', kind: 'suddenDeath', axisPoints: 0.5 });
  });

  it('R1.2 at 1.5 base points the game goes on', () => {
    const after = at15.endOfTurn();
    expect(after.state.outcome).toBeNull();
    expect(after.state.turn).toBe(3);
  });

  it('R1.2 points are counted at the end of a turn, not within it', () => {
    const after = at10.impulse('axis').decide('axis', pass);
    expect(after.state.outcome).toBeNull();
    expect(after.prompt).toEqual({ at: 'impulse', side: 'allies' });
  });

  it('R1.2 points are counted before recovery', () => {
    const after = at10.spent('DE-LF-2').endOfTurn();
    expect(after.isSpent('DE-LF-2')).toBe(true);
    expect(after.logged('unitsRecovered')).toEqual([]);
  });

  it('R1.2 the axis wins by sudden death in turn 12 too', () => {
    expect(at10.turn(12).endOfTurn().state.outcome).toMatchObject({ winner: 'axis', kind: 'suddenDeath' });
  });

  it('R1.2 the allies win by sudden death in turn 12, though the axis holds Berlin', () => {
    const outcome = at1.turn(12).endOfTurn().state.outcome;
    expect(outcome).toMatchObject({ winner: 'allies', kind: 'suddenDeath', axisHoldsBerlin: true });
  });

  it('R1.2 the printed limits are 10 and 1', () => {
    expect(builtInWorld.victory).toMatchObject({ axisSudden: 10, alliesSudden: 1 });
  });
});

describe('R1.4 London and Moscow', () => {
  const held = at95.put('forcePool', 'GB-LF-1').put('London', 'DE-LF-1');

  it('R1.4 London counts two for victory', () => {
    expect(victoryPoints(world, at95.state, 'allies')).toBe(3);
    expect(victoryPoints(world, held.state)).toBe(11.5);
  });

  it('R1.4 London in axis hands brings sudden death by counting two', () => {
    const ten = held.put('Ruhr', 'GB-LF-1').put('Vienna', 'FR-LF-1').put('Paris', 'DE-LF-2'); // 7 + 2 + 1
    expect(ten.endOfTurn().state.outcome).toMatchObject({ winner: 'axis', axisPoints: 10 });
  });

  it('R1.4 London counts one for the hand', () => {
    expect(basePoints(world, held.state, 'axis')).toBe(3.5);
    expect(handSize(world, held.state, 'axis')).toBe(3);
    expect(handSize(world, at95.state, 'allies')).toBe(2);
  });

  it('R1.4 London counts one for the turn order', () => {
    const even = toyWorld({
      areas: { Berlin: 'land DE red', Ruhr: 'land DE red', Paris: 'land FR red', London: 'land GB red vp2' },
      adjacency: 'Berlin-Ruhr-Paris-London',
    });
    expect(given(even).turn(2).endOfTurn().logged('turnBegan')).toEqual([
      { type: 'turnBegan', turn: 3, points: { axis: 2, allies: 2 }, first: 'axis' },
    ]);
  });

  it('R1.4 in the printed game London and Moscow are the two', () => {
    const two = builtInWorld.areas.filter(({ victoryPoints: points }) => points === 2).map(({ id }) => id);
    expect(two).toEqual(['london', 'moscow']);
  });
});
