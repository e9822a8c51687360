// R10: retreat of army and air units.
import { describe, expect, it } from 'vitest';
import { attack, type Game, given, ids, retreat } from '../support/game';
import { unit } from '../support/packs/ids';
import { toyWorld } from '../support/packs/toyPack';

const world = toyWorld({
  areas: {
    Field: 'land PL',
    East: 'land PL',
    West: 'land DE',
    Bare: 'land CH',
    Guarded: 'land NL',
    Sea: 'sea',
    Far: 'land PL',
  },
  adjacency: 'Field-East-Far Field-West Field-Bare Field-Guarded Field-Sea-East',
  setup: { Field: 'PL GF, DE LF', Guarded: 'NL GF' },
  pool: 'DE LF*3 SS NF, PL LF AF FT SS',
});
const game = given(world).points('axis', 1);

/** A position in which the owner is asked to retreat these units out of a lost battle. */
const retreating = (at: Game, side: 'axis' | 'allies', units: string): Game =>
  at.asking(side === 'axis' ? 'allies' : 'axis', { at: 'retreat', side, cause: 'battle', units: ids(units) });
const asked = retreating(game, 'allies', 'PL-GF-1');

describe('R10.1 where to', () => {
  it('R10.1 a unit retreats to an adjacent area', () => {
    expect(asked.decide('allies', retreat('PL-GF-1', 'East')).at('PL-GF-1')).toBe('East');
    expect(asked.refusal('allies', retreat('PL-GF-1', 'Far'))).toMatchObject({
      code: 'retreatNotAdjacent',
      rule: 'R10.1',
      unit: 'PL-GF-1',
      area: 'Far',
    });
  });

  it('R10.1 not to an area with enemy units', () => {
    const held = asked.put('East', 'DE-LF-2');
    expect(held.refusal('allies', retreat('PL-GF-1', 'East'))).toMatchObject({
      code: 'retreatIntoEnemy',
      rule: 'R10.1',
      area: 'East',
    });
  });

  it('R10.1 not to an area that friends share with enemy units either', () => {
    const contested = asked.put('East', 'PL-LF-1').put('East', 'DE-LF-2');
    expect(contested.controller('East')).toBe('PL');
    expect(contested.refusal('allies', retreat('PL-GF-1', 'East'))).toMatchObject({ code: 'retreatIntoEnemy' });
  });

  it('R10.1 enemy submarines do not bar the way', () => {
    const lurking = asked.put('East', 'DE-SS-1');
    expect(lurking.decide('allies', retreat('PL-GF-1', 'East')).at('PL-GF-1')).toBe('East');
  });

  it.each(['PL-GF-1', 'PL-AF-1'])('R10.1 %s cannot retreat to sea', (id) => {
    const both = retreating(game.put('Field', 'PL-AF-1'), 'allies', 'PL-GF-1 PL-AF-1');
    expect(both.refusal('allies', retreat(id, 'Sea'))).toMatchObject({ code: 'retreatToSea', rule: 'R10.1' });
  });

  it('R10.1 a unit at sea retreats to land', () => {
    const aboard = retreating(game.put('Sea', 'PL-LF-1'), 'allies', 'PL-LF-1');
    expect(aboard.decide('allies', retreat('PL-LF-1', 'East')).at('PL-LF-1')).toBe('East');
  });

  it('R10.1 with no area left the unit goes to the force pool by itself', () => {
    const small = toyWorld({
      areas: { Field: 'land PL', West: 'land DE' },
      adjacency: 'Field-West',
      setup: { Field: 'PL LF, DE LF*2', West: 'DE LF' },
    });
    const after = given(small).points('axis', 1).dice(1, 1).decide('axis', attack('DE-LF-1 DE-LF-2'));
    expect(after.at('PL-LF-1')).toBe('forcePool');
  });

  it('R10.1 to the force pool only when there is no way', () => {
    expect(asked.refusal('allies', retreat('PL-GF-1', 'forcePool'))).toMatchObject({
      code: 'retreatPossible',
      rule: 'R10.1',
    });
  });

  it('R10.1 each unit goes where its owner chooses, those of one result also different ways', () => {
    const two = retreating(game.put('Field', 'PL-LF-1'), 'allies', 'PL-GF-1 PL-LF-1');
    expect(two.refusal('axis', retreat('PL-GF-1', 'East'))).toMatchObject({ code: 'notYourDecision' });
    const after = two.decide('allies', retreat('PL-LF-1', 'West')).decide('allies', retreat('PL-GF-1', 'East'));
    expect([after.at('PL-LF-1'), after.at('PL-GF-1')]).toEqual(['West', 'East']);
  });

  it('R10.1 only the units that have to retreat do so', () => {
    const beside = asked.put('Field', 'PL-LF-1');
    expect(beside.refusal('allies', retreat('PL-LF-1', 'East'))).toMatchObject({ code: 'unitNotRetreating' });
  });

  it('R10.1 the attacker has no say where the victim of his attack goes', () => {
    const battle = game.spent('PL-GF-1').dice(1).decide('axis', attack('DE-LF-1'));
    expect(battle.prompt).toMatchObject({ at: 'retreat', side: 'allies', cause: 'battle', units: [unit('PL-GF-1')] });
  });
});

describe('R10.2 neutral land', () => {
  const cornered = asked.put('East', 'DE-LF-2').put('West', 'DE-LF-3');

  it('R10.2 a retreat may not violate while another area is left', () => {
    expect(asked.refusal('allies', retreat('PL-GF-1', 'Bare'))).toMatchObject({
      code: 'retreatMustNotViolate',
      rule: 'R10.2',
      area: 'Bare',
    });
  });

  it('R10.2 if only neutral land is left the owner may violate it', () => {
    const after = cornered.decide('allies', retreat('PL-GF-1', 'Bare'));
    expect([after.at('PL-GF-1'), after.sideOf('CH')]).toEqual(['Bare', 'axis']);
    expect(after.logged('neutralityViolated')).toMatchObject([{ nation: 'CH', by: 'allies' }]);
  });

  it('R10.2 or the owner may go to the force pool instead', () => {
    const after = cornered.decide('allies', retreat('PL-GF-1', 'forcePool'));
    expect([after.at('PL-GF-1'), after.sideOf('CH'), after.sideOf('NL')]).toEqual(['forcePool', 'neutral', 'neutral']);
    expect(after.logged('unitLost')).toMatchObject([{ unit: 'PL-GF-1', rule: 'R10.2' }]);
  });

  it('R10.2 a neutral with units may be violated too', () => {
    const after = cornered.decide('allies', retreat('PL-GF-1', 'Guarded'));
    expect([after.at('PL-GF-1'), after.controller('Guarded'), after.sideOf('NL')]).toEqual(['Guarded', 'NL', 'axis']);
  });

  it('R10.2 the axis violates in the same way', () => {
    const axis = retreating(game.put('East', 'PL-LF-1').put('West', 'PL-AF-1'), 'axis', 'DE-LF-1');
    const after = axis.decide('axis', retreat('DE-LF-1', 'Bare'));
    expect([after.at('DE-LF-1'), after.sideOf('CH')]).toEqual(['Bare', 'allies']);
  });

  it('R10.2 neutral land is a way to retreat: the step is not skipped', () => {
    const alone = game.put('East', 'DE-LF-2').put('West', 'DE-LF-3').spent('PL-GF-1');
    const after = alone.dice(1).decide('axis', attack('DE-LF-1'));
    expect(after.prompt).toMatchObject({ at: 'retreat', side: 'allies' });
  });
});

describe('R10.4 what a retreat is not', () => {
  it('R10.4 it costs no movement: slow units leave enemies behind', () => {
    expect(asked.refusal('allies', retreat('PL-GF-1', 'East'))).toBeNull(); // movement 1, leaving costs a move 2
  });

  it('R10.4 it triggers no ambush', () => {
    const warned = asked.put('East', 'DE-LF-2').put('West', 'DE-LF-3').hand('axis', 'axis-ambush-1');
    const after = warned.decide('allies', retreat('PL-GF-1', 'Guarded'));
    expect(after.prompt).toMatchObject({ at: 'impulse' });
    expect(after.logged('ambushPlayed')).toEqual([]);
  });

  it('R10.4 it may enter an enemy home area that stands empty, and controls it at once', () => {
    const after = asked.decide('allies', retreat('PL-GF-1', 'West'));
    expect([after.at('PL-GF-1'), after.controller('West')]).toEqual(['West', 'PL']);
  });

  it('R10.4 a unit that has retreated is spent', () => {
    expect(asked.decide('allies', retreat('PL-GF-1', 'East')).isSpent('PL-GF-1')).toBe(true);
  });
});
