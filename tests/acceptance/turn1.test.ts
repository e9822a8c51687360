// R20, T1: the main line in the winter of 1939.
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../src/engine';
import { area } from '../support/packs/ids';
import { chapter, eventsPlayed, factsOfTurn, typesOf, unitsIn, world } from './standardGame';

describe('R20 T1', () => {
  it('R20 T1: the axis has four cards and the allies none (R6.2)', () => {
    const { before, after } = chapter('T1 hands');
    expect(before.prompt).toMatchObject({ at: 'chooseHand', side: 'axis', size: 4 });
    expect(after.state.cards.axis.hand).toHaveLength(4);
    expect(after.state.cards.allies.hand).toEqual([]);
    expect(after.prompt).toMatchObject({ at: 'impulse', side: 'axis' });
  });

  it('R20 T1: one axis Blitzkrieg takes Poland (R9, R16.1)', () => {
    const { before, after } = chapter('T1 Poland');
    expect(before.controller('warsaw')).toBe('PL');
    expect(eventsPlayed(after)).toEqual(['offensive']);
    expect(after.logged('attackDeclared')).toHaveLength(1);
    expect(after.controller('warsaw')).toBe('DE');
    expect(after.logged('nationSurrendered')).toMatchObject([{ nation: 'PL', ceded: ['east-poland'] }]);
    expect(['PL-LF-1', 'PL-LF-2', 'PL-LF-3'].map((id) => after.at(id))).toEqual(['removed', 'removed', 'removed']);
    expect(homeOf(world, after.state, area('east-poland'))).toBe('SU');
    expect(unitsIn(after, 'east-poland')).toEqual(['SU-LF-1', 'SU-LF-2']);
  });

  it('R20 T1: Poland falls to the event alone, with both points still to spend (R7.1)', () => {
    expect(chapter('T1 Poland').after.prompt).toMatchObject({ at: 'points', left: 2, acted: [] });
  });

  it('R20 T1: Italy joins (R15.3)', () => {
    const { before, after } = chapter('T1 Italy');
    expect(before.sideOf('IT')).toBe('neutral');
    expect(after.logged('nationJoined')).toEqual([
      { type: 'nationJoined', nation: 'IT', side: 'axis', cause: 'diplomacy' },
    ]);
    expect(after.controller('rome')).toBe('IT');
  });

  it('R20 T1: the Low Countries join the allies as German infantry enters (R15.6)', () => {
    const { after } = chapter('T1 into the Low Countries');
    expect(after.logged('neutralityViolated')).toMatchObject([{ nation: 'BE' }, { nation: 'NL' }]);
    expect([after.sideOf('BE'), after.sideOf('NL')]).toEqual(['allies', 'allies']);
  });

  it.each([
    ['T1 Belgium', 'belgium', 'BE'],
    ['T1 the Netherlands', 'netherlands', 'NL'],
  ] as const)('R20 %s falls to infantry with air support (R9.2, R9.6)', (name, place, nation) => {
    const { before, after } = chapter(name);
    const [attack, another] = after.logged('attackDeclared');
    expect(before.controller(place)).toBe(nation);
    expect(attack).toMatchObject({ kind: 'attack', side: 'axis', area: place });
    expect(another).toBeUndefined();
    expect(typesOf(attack?.units ?? [])).toEqual(['AF', 'LF']);
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 1 }]);
    expect(after.controller(place)).toBe('DE');
  });

  it('R20 T1: four cards suffice for all of it', () => {
    const { before } = chapter('T1 end');
    expect(factsOfTurn(1, 'cardPlayed')).toHaveLength(4);
    expect(before.state.cards.axis.hand).toEqual([]);
    expect(before.state.turn).toBe(1);
    expect(['warsaw', 'belgium', 'netherlands', 'rome'].map((place) => before.controller(place))).toEqual([
      'DE',
      'DE',
      'DE',
      'IT',
    ]);
  });

  it('R20 T1: only one of the four cards is a Blitzkrieg', () => {
    const events = factsOfTurn(1, 'cardPlayed').map(({ card }) => world.cardById[card]?.event);
    expect(events).toEqual(['offensive', 'diplomacy', 'development', 'supply']);
  });
});
