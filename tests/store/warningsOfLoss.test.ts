// Warnings of units that would be lost at sea (R8.8) or stay spent (R13.2).
import { describe, expect, it } from 'vitest';
import { given } from '../support/game';
import { type ToyPack, toyWorld } from '../support/packs/toyPack';
import { game, kinds, land, of } from './warned';

describe('transportOver', () => {
  const aboard = game.put('Baltic', 'DE-LF-1', 'DE-LF-2', 'DE-TF-1');

  it('tells how many units at sea would be lost when the impulse ends', () => {
    expect(of('transportOver', aboard.points('axis', 1))).toEqual([
      { kind: 'transportOver', on: 'done', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2', 'DE-TF-1'] },
    ]);
    expect(of('transportOver', aboard.spent('DE-NF-1').points('axis', 1))[0]?.figure).toBe(2);
  });

  it('is silent within the limit', () => {
    expect(kinds(game.put('Baltic', 'DE-LF-1', 'DE-LF-2').points('axis', 1))).not.toContain('transportOver');
  });

  it('is silent while the other side is about to act', () => {
    const asked = aboard.asking('allies', { at: 'controllers', side: 'axis' });
    expect(kinds(asked)).not.toContain('transportOver');
  });

  it('is what the engine then does (R8.8)', () => {
    const [warning] = of('transportOver', aboard.points('axis', 1));
    const after = aboard.points('axis', 1).decide('axis', { type: 'done' });
    expect(after.prompt).toMatchObject({ at: 'overload', area: 'Baltic', excess: warning?.figure });
  });

  it('tells of ships that would sail away from what they carry', () => {
    const toy = { ...land, areas: { ...land.areas, North: 'sea' }, adjacency: `${land.adjacency} Baltic-North` };
    const full = given(toyWorld(toy)).put('Baltic', 'DE-LF-1', 'DE-LF-2').points('axis', 1);
    expect(of('transportOver', full, 'DE-NF-1')).toEqual([
      { kind: 'transportOver', on: 'move', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2'] },
    ]);
    expect(kinds(full.put('Berlin', 'DE-LF-1', 'DE-LF-2').points('axis', 1), 'DE-NF-1')).not.toContain('transportOver');
  });

  it('tells of ships that would be spent in a fight over what they carry', () => {
    const fight = game.put('Baltic', 'DE-LF-1', 'DE-LF-2', 'PL-LF-1').control('Baltic', 'DE').points('axis', 1);
    expect(of('transportOver', fight, 'DE-NF-1 DE-NF-2').filter(({ on }) => on === 'attack')).toEqual([
      { kind: 'transportOver', on: 'attack', area: 'Baltic', figure: 1, about: ['DE-LF-1', 'DE-LF-2'] },
    ]);
  });

  it('tells of a move to sea of more than the ships would carry', () => {
    const one = game.put('Baltic', 'DE-LF-1').points('axis', 1);
    expect(of('transportOver', one, 'DE-LF-2 DE-TF-1')).toEqual([
      { kind: 'transportOver', on: 'move', to: 'Baltic', area: 'Baltic', figure: 1, about: ['DE-LF-1'] },
    ]);
    expect(kinds(one, 'DE-LF-2')).not.toContain('transportOver');
  });
});

describe('willNotRecover', () => {
  const cutOff = game.put('Sofia', 'DE-LF-1', 'DE-LF-2');

  it('tells of units without a line that would attack', () => {
    const fight = cutOff.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').points('axis', 1);
    expect(of('willNotRecover', fight, 'DE-LF-1')).toEqual([
      { kind: 'willNotRecover', on: 'attack', about: ['DE-LF-1'] },
    ]);
    const joined = fight.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').control('Lodz', 'DE').control('Warsaw', 'DE');
    expect(kinds(joined.points('axis', 1), 'DE-LF-1')).not.toContain('willNotRecover');
  });

  it('is silent for a march over land, which spends nobody', () => {
    expect(kinds(cutOff.points('axis', 1), 'DE-LF-1')).not.toContain('willNotRecover');
    expect(
      cutOff
        .points('axis', 1)
        .options(['DE-LF-1'])
        .some(({ decision }) => decision.type === 'move'),
    ).toBe(true);
  });

  it('is silent for ships that sail, which spends nobody', () => {
    const toy = { ...land, areas: { ...land.areas, North: 'sea' }, adjacency: `${land.adjacency} Baltic-North` };
    const cut = given(toyWorld(toy)).put('removed', 'DE-LF-3').control('Berlin', null).control('Posen', null);
    const fleet = cut.control('Baltic', 'PL').points('axis', 1);
    expect(fleet.options(['DE-NF-1']).some(({ decision }) => decision.type === 'move')).toBe(true);
    expect(kinds(fleet, 'DE-NF-1')).not.toContain('willNotRecover');
  });

  it('tells of a flight to where there is no line, for that place alone', () => {
    const air = cutOff.put('Sofia', 'DE-LF-1').control('Sofia', 'DE').points('axis', 1);
    const reach = given(toyWorld({ ...land, ratings: { 'DE AF': { movement: 6 } } }));
    const far = reach.put('Sofia', 'DE-LF-1').points('axis', 1);
    expect(of('willNotRecover', far, 'DE-AF-1')).toEqual([
      { kind: 'willNotRecover', on: 'airMove', to: 'Sofia', area: 'Sofia', about: ['DE-AF-1'] },
    ]);
    expect(kinds(air, 'DE-AF-1')).not.toContain('willNotRecover');
  });

  it('tells of a sea move to where there is no line', () => {
    const toy: ToyPack = {
      areas: { Berlin: 'land DE red', Baltic: 'sea', Riga: 'land', Narva: 'land SU' },
      adjacency: 'Berlin-Baltic Baltic-Riga-Narva',
      setup: { Berlin: 'DE LF*2', Baltic: 'DE NF' },
    };
    const near = given(toyWorld(toy)).points('axis', 1);
    expect(kinds(near, 'DE-LF-1')).not.toContain('willNotRecover');
    const cut = near.war('SU', 'allies').control('Berlin', 'SU').points('axis', 1);
    expect(of('willNotRecover', cut, 'DE-LF-1').map(({ to }) => to)).toEqual(['Baltic', 'Riga']);
  });

  it('is right: what it names stays spent at the end of the turn, what it does not name recovers (R13)', () => {
    const cut = cutOff.spent('DE-LF-1', 'DE-TF-1').endOfTurn();
    const fight = cutOff.put('Sofia', 'PL-LF-2').control('Sofia', 'DE').points('axis', 1);
    expect(of('willNotRecover', fight, 'DE-LF-1')).toHaveLength(1);
    expect([cut.isSpent('DE-LF-1'), cut.isSpent('DE-TF-1')]).toEqual([true, false]);
  });
});
