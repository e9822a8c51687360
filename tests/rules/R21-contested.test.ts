// R21.5, R21.6: contested areas and ports.
import { describe, expect, it } from 'vitest';
import { airAttack, attack, type Game, given, mobilize } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Base: 'land DE red', Mid: 'land DE', End: 'land DE', Isle: 'land GB red' },
  adjacency: 'Base-Mid-End-Isle',
  setup: { Base: 'DE LF', Mid: 'DE LF', End: 'DE LF', Isle: 'GB LF' },
  pool: 'DE LF, GB LF*2',
});
const game = given(world).points('axis', 4);
const held = { code: 'pathNotControlled', rule: 'R12.2', area: 'Mid' };

/** Mid with both sides in it, controlled by the side that was there first. */
const contested = game.put('Mid', 'GB-LF-2');
const lost = game.put('forcePool', 'DE-LF-2').put('Mid', 'GB-LF-2').put('Mid', 'DE-LF-2');

/** Whether spent DE-LF-3 in End recovers at the end of the turn, with the base as the only home area held. */
function recovers(at: Game): boolean {
  return !at.spent('DE-LF-3').endOfTurn().isSpent('DE-LF-3');
}

describe('R21.5 contested areas', () => {
  it('R21.5 the positions are what they seem', () => {
    expect([contested.controller('Mid'), lost.controller('Mid')]).toEqual(['DE', 'GB']);
  });

  it('R21.5 a contested but controlled base serves as a start for mobilization', () => {
    const base = game.put('Base', 'GB-LF-2');
    expect(base.controller('Base')).toBe('DE');
    expect(base.decide('axis', mobilize('DE-LF-4', 'Base', 'Mid')).at('DE-LF-4')).toBe('Mid');
  });

  it('R21.5 mobilization runs through a contested area that the side controls', () => {
    expect(contested.decide('axis', mobilize('DE-LF-4', 'Base', 'Mid', 'End')).at('DE-LF-4')).toBe('End');
  });

  it('R21.5 mobilization does not run through an area where the side is only present', () => {
    expect(lost.refusal('axis', mobilize('DE-LF-4', 'Base', 'Mid', 'End'))).toMatchObject(held);
  });
});

describe('R21.5 lines of communication', () => {
  // End and Mid are British home here, so that a line has to come from the base.
  const abroad = toyWorld({
    areas: { Base: 'land DE red', Mid: 'land GB', Link: 'land GB', End: 'land GB' },
    adjacency: 'Base-Mid-Link-End',
    setup: { Base: 'DE LF', Mid: 'DE LF', End: 'DE LF*2' },
    pool: 'GB LF*2, DE LF',
  });
  const line = given(abroad).put('Link', 'DE-LF-4');

  it('R21.5 a contested but controlled home area serves as a start', () => {
    expect(recovers(line.put('Base', 'GB-LF-1'))).toBe(true);
  });

  it('R21.5 the line runs through a contested area that the side controls', () => {
    expect(recovers(line.put('Mid', 'GB-LF-1'))).toBe(true);
  });

  it('R21.5 the line does not run through an area where the side is only present', () => {
    const cut = line.put('forcePool', 'DE-LF-2').put('Mid', 'GB-LF-1').put('Mid', 'DE-LF-2');
    expect(cut.controller('Mid')).toBe('GB');
    expect(recovers(cut)).toBe(false);
  });
});

describe('R21.6 ships in a port', () => {
  const coast = toyWorld({
    areas: { Port: 'land GB', Sea: 'sea', Camp: 'land DE' },
    adjacency: 'Camp-Port-Sea',
    setup: { Port: 'GB LF NF', Camp: 'DE LF AF', Sea: 'DE NF' },
    pool: 'DE LF CV',
  });
  const port = given(coast).points('axis', 2);

  it('R21.6 army units may attack them from the same area', () => {
    const inside = port.put('Port', 'DE-LF-2').dice(1).decide('axis', attack('DE-LF-2'));
    expect(inside.prompt).toMatchObject({ at: 'damage', targets: ['GB-LF-1', 'GB-NF-1'] });
  });

  it('R21.6 ships in the adjacent sea do not reach them', () => {
    expect(port.refusal('axis', attack('DE-NF-1'))).toMatchObject({ code: 'noEnemyHere', area: 'Sea' });
  });

  it('R21.6 air attacks from the adjacent sea do', () => {
    const carrier = port.put('forcePool', 'GB-LF-1').put('Port', 'GB-LF-1').put('Sea', 'DE-CV-1');
    const after = carrier.dice(1).decide('axis', airAttack('DE-CV-1', 'Port'));
    expect(after.prompt).toMatchObject({ at: 'damage', targets: ['GB-NF-1', 'GB-LF-1'] });
  });
});
