// R8.7, R8.8, R21.3, R21.4: what a sea area carries.
import { describe, expect, it } from 'vitest';
import { transportLimit } from '../../src/engine';
import { done, type Game, given, ids, mobilize, move, pass } from '../support/game';
import { area } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Dover: 'land GB red', Ghent: 'land BE', Strait: 'sea', Channel: 'sea', Ulm: 'land DE red' },
  adjacency: 'Dover-Strait-Ghent-Ulm Dover-Channel-Strait',
  setup: { Dover: 'GB LF*6 AF', Strait: 'GB NF*2', Ghent: 'BE LF', Ulm: 'DE LF' },
  pool: 'GB NF*2 CV LF, US CVE, DE NF*2 LF*2 AF SS*2',
  nations: { BE: 'allies', US: 'allies' },
});
const game = given(world).points('allies', 9);
const limit = (at: Game, side: 'axis' | 'allies' = 'allies') =>
  transportLimit(at.world, at.state, area('Strait'), side);

describe('R8.7 the limit', () => {
  it.each(['GB-NF-3', 'GB-CV-1', 'US-CVE-1'])('R8.7 %s carries one unit', (ship) => {
    expect(limit(game)).toBe(2);
    expect(limit(game.put('Strait', ship))).toBe(3);
  });

  it('R8.7 submarines carry nothing', () => {
    const axis = game.put('forcePool', 'GB-NF-1', 'GB-NF-2').put('Strait', 'DE-NF-1', 'DE-SS-1');
    expect(limit(axis, 'axis')).toBe(1);
  });

  it('R8.7 a spent ship counts half, and halves are summed', () => {
    expect(limit(game.spent('GB-NF-1', 'GB-NF-2'))).toBe(1);
  });

  it('R8.7 the sum is rounded down', () => {
    expect(limit(game.spent('GB-NF-1'))).toBe(1);
    expect(limit(game.put('Strait', 'GB-NF-3').spent('GB-NF-1', 'GB-NF-2', 'GB-NF-3'))).toBe(1);
  });

  it('R21.3 a lone spent ship carries nothing', () => {
    const lone = game.put('forcePool', 'GB-NF-2').spent('GB-NF-1');
    expect(limit(lone)).toBe(0);
    expect(lone.refusal('allies', move('GB-LF-1', 'Strait'))).toMatchObject({ code: 'transportExceeded', have: 0 });
  });

  it('R8.7 ships of the side in control count, not those of the enemy', () => {
    const contested = game.put('Strait', 'DE-NF-1', 'DE-NF-2');
    expect([limit(contested), limit(contested, 'axis')]).toEqual([2, 0]);
  });

  it('R8.7 a group may not be larger than what is left', () => {
    expect(game.refusal('allies', move('GB-LF-1 GB-LF-2', 'Strait', 'Ghent'))).toBeNull();
    expect(game.refusal('allies', move('GB-LF-1 GB-LF-2 GB-AF-1', 'Strait', 'Ghent'))).toMatchObject({
      code: 'transportExceeded',
      rule: 'R8.7',
      area: 'Strait',
      need: 3,
      have: 2,
    });
  });

  it('R8.7 every sea area on the way has its own limit', () => {
    const two = game.put('Channel', 'GB-NF-3');
    expect(two.refusal('allies', move('GB-LF-1 GB-LF-2', 'Channel', 'Strait'))).toMatchObject({
      code: 'transportExceeded',
      area: 'Channel',
      have: 1,
    });
  });

  it('R8.7 the limit holds for the whole impulse', () => {
    const after = game.decide('allies', move('GB-LF-1', 'Strait', 'Ghent'));
    expect(after.refusal('allies', move('GB-LF-2 GB-LF-3', 'Strait', 'Ghent'))).toMatchObject({ need: 2, have: 1 });
    const full = after.decide('allies', move('GB-LF-2', 'Strait', 'Ghent'));
    expect(full.refusal('allies', move('GB-LF-3', 'Strait', 'Ghent'))).toMatchObject({ need: 1, have: 0 });
  });

  it('R8.7 in the next impulse it is there again', () => {
    const next = game.decide('allies', move('GB-LF-1 GB-LF-2', 'Strait', 'Ghent')).decide('allies', done);
    expect(next.state.transportUsed).toEqual({});
    expect(next.points('allies', 1).refusal('allies', move('GB-LF-3 GB-LF-4', 'Strait', 'Ghent'))).toBeNull();
  });

  it('R8.7 mobilization across the sea draws on the same limit', () => {
    const poor = game.put('forcePool', 'GB-NF-2').points('allies', 9);
    const after = poor.decide('allies', mobilize('GB-LF-7', 'Dover', 'Strait', 'Ghent'));
    expect(after.refusal('allies', move('GB-LF-1', 'Strait', 'Ghent'))).toMatchObject({ code: 'transportExceeded' });
    const moved = poor.decide('allies', move('GB-LF-1', 'Strait', 'Ghent'));
    expect(moved.refusal('allies', mobilize('GB-LF-7', 'Dover', 'Strait', 'Ghent'))).toMatchObject({
      code: 'transportExceededByMobilization',
    });
  });

  it('R21.3 a unit that starts at sea and lands uses no transport', () => {
    const aboard = game.put('Strait', 'GB-LF-1');
    const after = aboard.decide('allies', move('GB-LF-1', 'Ghent'));
    expect(after.state.transportUsed).toEqual({});
    expect(after.refusal('allies', move('GB-LF-2 GB-LF-3', 'Strait', 'Ghent'))).toBeNull();
  });

  it('R21.3 ships that have come in this impulse carry', () => {
    const used = game.put('Channel', 'GB-NF-3', 'GB-NF-4').decide('allies', move('GB-LF-1 GB-LF-2', 'Strait', 'Ghent'));
    const joined = used.decide('allies', move('GB-NF-3', 'Strait'));
    expect(joined.refusal('allies', move('GB-LF-3', 'Strait', 'Ghent'))).toBeNull();
    expect(joined.refusal('allies', move('GB-LF-3 GB-LF-4', 'Strait', 'Ghent'))).toMatchObject({ have: 1 });
  });

  it('R21.3 transport that was used stays used when ships have gone', () => {
    const used = game.put('Strait', 'GB-NF-3').decide('allies', move('GB-LF-1 GB-LF-2', 'Strait', 'Ghent'));
    const left = used.decide('allies', move('GB-NF-3', 'Channel'));
    expect(left.refusal('allies', move('GB-LF-3', 'Strait', 'Ghent'))).toMatchObject({ need: 1, have: 0 });
  });

  it('R21.3 transport that was used stays used when control is lost and won back', () => {
    const used = game.decide('allies', move('GB-LF-1', 'Strait', 'Ghent'));
    const back = used.put('forcePool', 'GB-NF-1', 'GB-NF-2').put('Strait', 'GB-NF-1', 'GB-NF-2');
    expect(back.refusal('allies', move('GB-LF-2 GB-LF-3', 'Strait', 'Ghent'))).toMatchObject({ need: 2, have: 1 });
  });
});

describe('R8.8 units at sea at the end of an impulse', () => {
  const crowded = game.put('Strait', 'GB-LF-1', 'GB-LF-2', 'GB-LF-3', 'GB-AF-1');
  const send = (units: string) => ({ type: 'sendToPool', units: ids(units) }) as const;

  it('R8.8 army and air units beyond the limit go to the force pool, as their owner chooses', () => {
    const asked = crowded.decide('allies', done);
    expect(asked.prompt).toMatchObject({ at: 'overload', side: 'allies', area: 'Strait', excess: 2 });
    const after = asked.decide('allies', send('GB-LF-2 GB-AF-1'));
    expect(['GB-LF-1', 'GB-LF-2', 'GB-LF-3', 'GB-AF-1'].map((id) => after.at(id))).toEqual([
      'Strait',
      'forcePool',
      'Strait',
      'forcePool',
    ]);
    expect(after.logged('unitLost').map(({ rule }) => rule)).toEqual(['R8.8', 'R8.8']);
  });

  it('R8.8 no more and no fewer than the excess are chosen, each once', () => {
    const asked = crowded.decide('allies', done);
    expect(asked.refusal('allies', send('GB-LF-1'))).toMatchObject({ code: 'wrongNumber', rule: 'R8.8', need: 2 });
    expect(asked.refusal('allies', send('GB-LF-1 GB-LF-2 GB-LF-3'))).toMatchObject({ code: 'wrongNumber' });
    expect(asked.refusal('allies', send('GB-LF-1 GB-LF-1'))).toMatchObject({ code: 'wrongNumber' });
  });

  it('R8.8 only army and air units at sea there are chosen', () => {
    const asked = crowded.decide('allies', done);
    const refused = { code: 'notAtSeaHere', rule: 'R8.8' };
    expect(asked.refusal('allies', send('GB-LF-1 GB-NF-1'))).toMatchObject({ ...refused, unit: 'GB-NF-1' });
    expect(asked.refusal('allies', send('GB-LF-1 GB-LF-4'))).toMatchObject({ ...refused, unit: 'GB-LF-4' });
  });

  it('R8.8 units within the limit stay', () => {
    const after = game.put('Strait', 'GB-LF-1', 'GB-AF-1').decide('allies', done);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
    expect([after.at('GB-LF-1'), after.at('GB-AF-1')]).toEqual(['Strait', 'Strait']);
  });

  it('R8.8 ships that became spent carry less', () => {
    const after = game.put('Strait', 'GB-LF-1', 'GB-AF-1').spent('GB-NF-1', 'GB-NF-2').decide('allies', done);
    expect(after.prompt).toMatchObject({ at: 'overload', excess: 1 });
  });

  it('R8.8 transport used during the impulse does not reduce the limit', () => {
    const after = game.decide('allies', move('GB-LF-1 GB-LF-2', 'Strait')).decide('allies', done);
    expect([after.at('GB-LF-1'), after.at('GB-LF-2')]).toEqual(['Strait', 'Strait']);
  });

  it('R8.8 where the side does not control the sea all are lost, without a choice', () => {
    const lost = game.put('forcePool', 'GB-NF-1', 'GB-NF-2').put('Strait', 'GB-LF-1', 'GB-AF-1').decide('allies', done);
    expect([lost.at('GB-LF-1'), lost.at('GB-AF-1')]).toEqual(['forcePool', 'forcePool']);
    const second = game
      .put('forcePool', 'GB-NF-1', 'GB-NF-2')
      .put('Strait', 'DE-NF-1')
      .put('Strait', 'GB-NF-1', 'GB-LF-1')
      .decide('allies', done);
    expect(second.at('GB-LF-1')).toBe('forcePool');
  });

  it('R21.4 the side whose impulse it was not is checked as well', () => {
    const stranded = game.put('Strait', 'DE-LF-1').decide('allies', done);
    expect(stranded.at('DE-LF-1')).toBe('forcePool');
  });

  it('R21.4 both sides are checked after a pass too', () => {
    const seas = game.put('Channel', 'DE-LF-1').put('Channel', 'DE-NF-1').put('Channel', 'DE-LF-2').spent('DE-NF-1');
    const both = seas.put('Strait', 'GB-LF-1', 'GB-LF-2', 'GB-AF-1').impulse('axis').decide('axis', pass);
    expect([both.at('DE-LF-1'), both.at('DE-LF-2')]).toEqual(['forcePool', 'forcePool']);
    expect(both.prompt).toMatchObject({ at: 'overload', side: 'allies', excess: 1 });
  });

  it('R21.4 the owner is asked in an impulse of the enemy', () => {
    const asked = crowded.impulse('axis').decide('axis', pass);
    expect(asked.prompt).toMatchObject({ at: 'overload', side: 'allies', excess: 2 });
    expect(asked.refusal('axis', send('GB-LF-1 GB-LF-2'))).toMatchObject({ code: 'notYourDecision' });
  });
});
