// R8: normal movement.
import { describe, expect, it } from 'vitest';
import { given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: { A: 'land DE red', B: 'land DE', C: 'land PL', D: 'land PL black' },
  adjacency: 'A-B-C-D',
  setup: { A: 'DE LF*2 TF', B: 'DE LF', D: 'PL LF' },
});

describe('R8.1 movement', () => {
  it('R8.1 a group moves up to its lowest movement', () => {
    const game = given(world).points('axis', 2);
    expect(game.refusal('axis', move('DE-LF-1 DE-TF-1', 'B', 'C'))).toBeNull();
    expect(game.decide('axis', move('DE-LF-1 DE-TF-1', 'B', 'C')).at('DE-TF-1')).toBe('C');
  });

  it('R8.2 a group stops in an area without friendly units', () => {
    const game = given(world).points('axis', 2);
    expect(game.refusal('axis', move('DE-TF-1', 'B', 'C', 'D'))).toMatchObject({
      code: 'mustStop',
      rule: 'R8.2',
      area: 'C',
    });
  });
});
