// R16.5 with R4.7: ships that may not stay where they are when their nation changes side.
import { describe, expect, it } from 'vitest';
import { given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Paris: 'land FR red', Coast: 'land FR', Sea: 'sea', London: 'land GB red' },
  adjacency: 'Paris-Coast-Sea-London',
  setup: { Paris: 'DE LF', Coast: 'FR LF', London: 'GB GF, FR NF*2' },
  roles: { france: 'FR', paris: 'Paris' },
});

describe('ships in a port of the former side', () => {
  const game = given(world).event('axis', 'axis-vichy-1').decide('axis', { type: 'proclaimVichy' });

  it('R16.5 they go to the force pool, and nobody is asked to retreat them', () => {
    expect([game.at('FR-NF-1'), game.at('FR-NF-2')]).toEqual(['forcePool', 'forcePool']);
    expect(game.logged('unitLost')).toMatchObject([
      { unit: 'FR-NF-1', rule: 'R16.5' },
      { unit: 'FR-NF-2', rule: 'R16.5' },
    ]);
    expect(game.logged('unitRetreated')).toEqual([]);
    expect(game.prompt).toMatchObject({ at: 'points', side: 'axis' });
  });
});
