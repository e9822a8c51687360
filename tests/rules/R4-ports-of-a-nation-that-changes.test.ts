// R4.7 with R16.5: ships of a nation that changes side in a port that the other side keeps.
import { describe, expect, it } from 'vitest';
import { given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { Paris: 'land FR red', Morocco: 'land FR', Sea: 'sea', London: 'land GB red' },
  adjacency: 'Paris-Sea-Morocco London-Sea',
  setup: { Paris: 'DE LF', Morocco: 'FR NF, GB LF', London: 'GB GF' },
  roles: { france: 'FR', paris: 'Paris' },
});

describe('ships of a nation that changes side', () => {
  const game = given(world)
    .control('Morocco', 'GB')
    .event('axis', 'axis-vichy-1')
    .decide('axis', { type: 'proclaimVichy' });

  it('R4.7 they leave a port that the other side keeps holding', () => {
    expect(game.controller('Morocco')).toBe('GB');
    expect(game.at('FR-NF-1')).toBe('Sea');
    expect(game.logged('unitRetreated')).toMatchObject([{ unit: 'FR-NF-1', from: 'Morocco', to: 'Sea' }]);
  });

  it('R9.3 the ship that had to leave is spent', () => {
    expect(game.isSpent('FR-NF-1')).toBe(true);
  });
});
