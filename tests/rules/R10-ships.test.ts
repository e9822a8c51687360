// R10.3: retreat of ships, submarines and fortresses.
import { describe, expect, it } from 'vitest';
import { attack, type Game, given, ids, retreat } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Battle: 'sea',
    North: 'sea',
    Kiel: 'land DE red',
    Bremen: 'land DE',
    Hull: 'land GB',
    Oslo: 'land NO',
  },
  adjacency: 'Kiel-Battle-North Battle-Hull Kiel-Bremen-Battle Oslo-Battle',
  setup: { Battle: 'DE NF, GB NF', Kiel: 'DE LF' },
  pool: 'DE SS NF CV FT, GB NF CV LF*2, US CVE',
  nations: { US: 'allies' },
});
const game = given(world).points('allies', 1);
const retreating = (at: Game, side: 'axis' | 'allies', units: string): Game =>
  at.asking(side === 'axis' ? 'allies' : 'axis', { at: 'retreat', side, cause: 'battle', units: ids(units) });
const asked = retreating(game, 'axis', 'DE-NF-1');
const wrong = { code: 'retreatNaval', rule: 'R10.3' };

describe('R10.3 ships', () => {
  it.each(['GB-NF-2', 'GB-CV-1', 'US-CVE-1'])('R10.3 %s retreats to an adjacent sea area', (ship) => {
    const sea = retreating(game.put('Battle', ship), 'allies', ship);
    expect(sea.decide('allies', retreat(ship, 'North')).at(ship)).toBe('North');
  });

  it('R10.3 not to a sea area with enemy units', () => {
    const held = asked.put('North', 'GB-NF-2');
    expect(held.refusal('axis', retreat('DE-NF-1', 'North'))).toMatchObject({ code: 'retreatIntoEnemy' });
  });

  it('R10.3 a sea area need not be controlled', () => {
    expect(asked.controller('North')).toBeNull();
    expect(asked.refusal('axis', retreat('DE-NF-1', 'North'))).toBeNull();
  });

  it.each(['Kiel', 'Bremen'])('R10.3 to the port of %s that their side controls', (port) => {
    expect(asked.decide('axis', retreat('DE-NF-1', port)).at('DE-NF-1')).toBe(port);
  });

  it('R10.3 not to a port of the enemy, even if it is empty', () => {
    expect(asked.refusal('axis', retreat('DE-NF-1', 'Hull'))).toMatchObject({ ...wrong, area: 'Hull' });
  });

  it('R10.3 not to a port of a neutral', () => {
    expect(asked.refusal('axis', retreat('DE-NF-1', 'Oslo'))).toMatchObject({ ...wrong, area: 'Oslo' });
  });

  it('R10.3 not to a port that their side controls but shares with the enemy', () => {
    const shared = asked.put('Kiel', 'GB-LF-1');
    expect(shared.controller('Kiel')).toBe('DE');
    expect(shared.refusal('axis', retreat('DE-NF-1', 'Kiel'))).toMatchObject({ code: 'retreatIntoEnemy' });
  });

  it('R10.3 from a port they retreat to sea', () => {
    const port = retreating(game.put('Kiel', 'DE-NF-1').put('North', 'GB-NF-1'), 'axis', 'DE-NF-1');
    expect(port.decide('axis', retreat('DE-NF-1', 'Battle')).at('DE-NF-1')).toBe('Battle');
  });

  it('R10.3 from a port they do not go over land to the next port', () => {
    const port = retreating(game.put('Kiel', 'DE-NF-1').put('North', 'GB-NF-1'), 'axis', 'DE-NF-1');
    expect(port.refusal('axis', retreat('DE-NF-1', 'Bremen'))).toMatchObject({ ...wrong, area: 'Bremen' });
  });

  it('R10.3 a ship with no way out goes to the force pool', () => {
    const shut = game.put('North', 'GB-NF-2').put('Kiel', 'GB-LF-1').put('Bremen', 'GB-LF-2').spent('DE-NF-1');
    expect(shut.dice(1).decide('allies', attack('GB-NF-1')).at('DE-NF-1')).toBe('forcePool');
  });
});

describe('R10.3 units that cannot retreat', () => {
  it('R10.3 a submarine skips the step', () => {
    const hunted = game.put('forcePool', 'DE-NF-1').put('Battle', 'DE-SS-1');
    const once = hunted.dice(1).decide('allies', attack('GB-NF-1'));
    expect([once.at('DE-SS-1'), once.isSpent('DE-SS-1')]).toEqual(['Battle', true]);
    expect(hunted.spent('DE-SS-1').dice(1).decide('allies', attack('GB-NF-1')).at('DE-SS-1')).toBe('forcePool');
  });

  it('R10.3 a fortress skips the step', () => {
    const fort = game.put('Bremen', 'DE-FT-1', 'GB-LF-1', 'GB-LF-2').spent('DE-FT-1').put('Bremen', 'GB-NF-2');
    const after = fort.spent('DE-FT-1').dice(1, 1, 1).decide('allies', attack('GB-LF-1 GB-LF-2 GB-NF-2'));
    expect(after.at('DE-FT-1')).toBe('removed');
  });
});
