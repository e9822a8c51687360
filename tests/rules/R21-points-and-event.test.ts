// R21.8, R21.16: the same unit by points and by the event; the airborne drop.
import { describe, expect, it } from 'vitest';
import { attack, done, drop, given, move } from '../support/game';
import { card } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

describe('R21.8 points, then the event', () => {
  const world = toyWorld({
    areas: { Home: 'land DE', Mid: 'land DE', Front: 'land PL' },
    adjacency: 'Home-Mid-Front',
    setup: { Home: 'DE LF*2', Mid: 'DE LF', Front: 'PL LF, DE LF' },
  });
  const points = given(world)
    .hand('axis', 'axis-offensive-1')
    .impulse('axis')
    .decide('axis', { type: 'playCard', card: card('axis-offensive-1'), first: 'points' });

  it('R21.8 units moved by points may attack by the event', () => {
    const event = points.put('Mid', 'DE-LF-1', 'DE-LF-2').decide('axis', move('DE-LF-1', 'Front')).decide('axis', done);
    expect(event.prompt).toMatchObject({ at: 'offensive' });
    expect(event.dice(6).decide('axis', attack('DE-LF-1')).isSpent('DE-LF-1')).toBe(true);
  });

  it('R21.8 units moved by points may move again by the event', () => {
    const event = points.decide('axis', move('DE-LF-1', 'Mid')).decide('axis', done);
    expect(event.decide('axis', move('DE-LF-1', 'Front')).at('DE-LF-1')).toBe('Front');
  });

  it('R21.8 units that attacked by points are spent', () => {
    const event = points.dice(6).decide('axis', attack('DE-LF-4')).decide('axis', done);
    expect(event.prompt).toMatchObject({ at: 'offensive' });
    expect(event.refusal('axis', attack('DE-LF-4'))).toMatchObject({ code: 'unitSpent', rule: 'R7.3' });
    expect(event.refusal('axis', move('DE-LF-4', 'Mid'))).toMatchObject({ code: 'unitSpent' });
  });
});

describe('R21.16 the airborne drop', () => {
  const world = toyWorld({
    areas: { Base: 'land GB', Held: 'land DE', Empty: 'land DE', Neutral: 'land NL' },
    adjacency: 'Base-Held-Empty Base-Neutral Base-Empty',
    setup: { Base: 'GB LF*2, US AB', Held: 'DE LF', Neutral: 'NL GF' },
    nations: { US: 'allies' },
  });
  const event = given(world).event('allies', 'allies-amphibious-1');

  it('R21.16 landing among enemies is allowed, and changes no control', () => {
    const after = event.decide('allies', drop('US-AB-1', 'Held'));
    expect([after.at('US-AB-1'), after.isSpent('US-AB-1'), after.controller('Held')]).toEqual(['Held', false, 'DE']);
  });

  it('R21.16 an empty enemy area comes under control', () => {
    expect(event.decide('allies', drop('US-AB-1', 'Empty')).controller('Empty')).toBe('US');
  });

  it('R21.16 only airborne units drop', () => {
    expect(event.refusal('allies', drop('GB-LF-1', 'Held'))).toMatchObject({ code: 'notAirborne', rule: 'R21.16' });
  });

  it('R21.16 not into a neutral, which stays neutral', () => {
    expect(event.refusal('allies', drop('US-AB-1', 'Neutral'))).toMatchObject({
      code: 'dropIntoNeutral',
      rule: 'R21.16',
      area: 'Neutral',
    });
  });

  it('R21.16 R8.3 binds where the enemy does not control', () => {
    const alone = event.put('forcePool', 'GB-LF-1', 'GB-LF-2');
    expect(alone.refusal('allies', drop('US-AB-1', 'Held'))).toMatchObject({ code: 'leavesAreaEmpty', area: 'Base' });
    const guest = event.put('Held', 'US-AB-1');
    expect(guest.refusal('allies', drop('US-AB-1', 'Base'))).toBeNull();
  });
});
