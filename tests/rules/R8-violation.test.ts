// R8.10, R2.3: moves into neutral land.
import { describe, expect, it } from 'vitest';
import { ambush, given, move } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Home: 'land DE red',
    Near: 'land DE',
    Guarded: 'land NL',
    Bare: 'land CH',
    Beyond: 'land FR',
    Sea: 'sea NL',
  },
  adjacency: 'Home-Near-Guarded-Beyond Near-Bare-Beyond Guarded-Sea-Home',
  setup: { Home: 'DE LF*3 TF', Near: 'DE LF*2 TF', Guarded: 'NL GF', Beyond: 'FR LF*3' },
  pool: 'NL NF, DE NF*2',
});
const game = given(world).points('axis', 3);

describe('R8.10 entering a neutral', () => {
  it('R8.10 the violation is resolved first: the nation joins the other side, then the move is made', () => {
    const after = game.decide('axis', move('DE-TF-2', 'Guarded'));
    expect([after.sideOf('NL'), after.at('DE-TF-2')]).toEqual(['allies', 'Guarded']);
    expect(after.log.map(({ type }) => type)).toEqual(['neutralityViolated', 'nationJoined', 'groupMoved']);
    expect(after.logged('neutralityViolated')).toEqual([
      { type: 'neutralityViolated', nation: 'NL', by: 'axis', area: 'Guarded' },
    ]);
  });

  it('R8.10 a neutral that the allies enter joins the axis', () => {
    const after = game.points('allies', 1).decide('allies', move('FR-LF-1', 'Guarded'));
    expect(after.sideOf('NL')).toBe('axis');
  });

  it('R8.10 the units of the nation, now enemies, cost 1 more', () => {
    expect(game.options(['DE-LF-4']).find(({ area }) => area === 'Guarded')).toMatchObject({ cost: 2, violates: 'NL' });
    expect(game.options(['DE-LF-4']).find(({ area }) => area === 'Bare')).toMatchObject({ cost: 1, violates: 'CH' });
  });

  it('R8.10 a move that would become too costly by that was never legal', () => {
    expect(game.refusal('axis', move('DE-LF-1', 'Near', 'Guarded'))).toMatchObject({
      code: 'violationTooFar',
      rule: 'R8.10',
      area: 'Guarded',
      nation: 'NL',
      need: 3,
      have: 2,
    });
    expect(game.refusal('axis', move('DE-TF-1', 'Near', 'Guarded'))).toBeNull();
    expect(game.refusal('axis', move('DE-LF-1', 'Near', 'Bare'))).toBeNull();
  });

  it('R8.10 units of the nation that stand elsewhere are enemies from that step on', () => {
    const mixed = game.put('Near', 'NL-GF-1'); // leaving Near costs 2, entering it cost 1
    expect(mixed.options(['DE-TF-1']).find(({ area }) => area === 'Guarded')).toMatchObject({ cost: 3 });
    expect(mixed.refusal('axis', move('DE-LF-1', 'Near', 'Guarded'))).toMatchObject({
      code: 'violationTooFar',
      need: 3,
    });
  });

  it('R8.10 only the last step of a path can violate', () => {
    expect(game.refusal('axis', move('DE-TF-2', 'Bare', 'Beyond'))).toMatchObject({ code: 'mustStop', area: 'Bare' });
  });

  it('R8.10 the units of the nation may ambush at once', () => {
    const warned = game.hand('allies', 'allies-ambush-1').dice(1).decide('axis', move('DE-LF-4', 'Guarded'));
    expect(warned.prompt).toMatchObject({ at: 'ambush', side: 'allies', area: 'Guarded', group: ['DE-LF-4'] });
    expect(warned.decide('allies', ambush('allies-ambush-1')).logged('diceRolled')).toMatchObject([
      { units: ['NL-GF-1'] },
    ]);
  });

  it('R8.10 a refused move violates nobody', () => {
    expect(game.refusal('axis', move('DE-LF-1', 'Near', 'Guarded'))).not.toBeNull();
    expect(game.sideOf('NL')).toBe('neutral');
  });
});

describe('R8.10 neutrals and the sea', () => {
  const fleet = game.put('Sea', 'DE-NF-1');

  it('R2.3 entering a sea area never violates neutrality', () => {
    const after = game.put('Home', 'DE-NF-1').decide('axis', move('DE-NF-1', 'Sea'));
    expect([after.sideOf('NL'), after.controller('Sea')]).toEqual(['neutral', 'DE']);
  });

  it('R2.3 entering a sea area with ships of a neutral does not either, and costs no more', () => {
    const shared = game.put('Sea', 'NL-NF-1').put('Home', 'DE-NF-1');
    expect(shared.options(['DE-NF-1']).find(({ area }) => area === 'Sea')).toMatchObject({ cost: 1 });
    expect(shared.decide('axis', move('DE-NF-1', 'Sea')).sideOf('NL')).toBe('neutral');
  });

  it('R8.10 landing in a neutral violates', () => {
    const after = fleet.decide('axis', move('DE-LF-1', 'Sea', 'Guarded'));
    expect([after.sideOf('NL'), after.at('DE-LF-1')]).toEqual(['allies', 'Guarded']);
  });

  it('R8.10 ships of the nation that would become enemies can make a landing too costly', () => {
    const shared = fleet.put('Sea', 'NL-NF-1');
    expect(shared.refusal('axis', move('DE-LF-1', 'Sea', 'Guarded'))).toMatchObject({
      code: 'violationTooFar',
      need: 3,
      have: 2,
    });
  });

  it('R8.5 ships enter no port of a neutral', () => {
    expect(fleet.put('Sea', 'DE-NF-2').refusal('axis', move('DE-NF-1', 'Guarded'))).toMatchObject({
      code: 'navalOnLand',
    });
  });
});
