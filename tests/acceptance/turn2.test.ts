// R20, T2: the main line in the summer of 1940.
import { describe, expect, it } from 'vitest';
import { chapter, eventsPlayed, typesOf, unitsIn } from './standardGame';

describe('R20 T2', () => {
  it('R20 T2: hands 4/4 (R6.1)', () => {
    expect(chapter('T1 end').after.logged('turnBegan')).toEqual([
      { type: 'turnBegan', turn: 2, points: { axis: 4, allies: 4 }, first: 'axis' },
    ]);
    expect(chapter('T2 hands').after.logged('handChosen')).toMatchObject([
      { side: 'axis', count: 4 },
      { side: 'allies', count: 4 },
    ]);
  });

  it('R20 T2: Paris falls to a Blitzkrieg with air support (R9.2, R21.8)', () => {
    const gathering = chapter('T2 the army gathers in Belgium').after;
    const { before, after } = chapter('T2 Paris');
    expect(eventsPlayed(gathering)).toEqual(['offensive']);
    expect(before.prompt).toMatchObject({ at: 'offensive', side: 'axis' });
    expect(before.controller('paris')).toBe('FR');
    const [attack, another] = after.logged('attackDeclared');
    expect(attack).toMatchObject({ kind: 'attack', side: 'axis', area: 'paris' });
    expect(another).toBeUndefined();
    expect(typesOf(attack?.units ?? [])).toEqual(['AF', 'LF', 'TF']);
    expect(after.logged('allocatorChosen')).toMatchObject([{ side: 'axis', clause: 1 }]);
    expect(after.logged('unitRetreated')).toMatchObject([{ unit: 'FR-LF-1' }]);
    expect(after.controller('paris')).toBe('DE');
  });

  it('R20 T2: armour that came to Belgium by points goes on to Paris by the event (R21.8)', () => {
    const moved = (name: 'T2 the army gathers in Belgium' | 'T2 Paris') =>
      chapter(name)
        .after.logged('groupMoved')
        .filter(({ units }) => units.some((id) => id === 'DE-TF-1'))
        .map(({ to }) => to);
    expect(moved('T2 the army gathers in Belgium')).toEqual(['berlin', 'ruhr', 'belgium']);
    expect(moved('T2 Paris')).toEqual(['paris']);
  });

  it('R20 T2: Vichy is proclaimed (R16.3)', () => {
    const { before, after } = chapter('T2 Vichy');
    expect(before.sideOf('FR')).toBe('allies');
    expect(eventsPlayed(after)).toEqual(['vichy']);
    expect(after.logged('nationChangedSide')).toMatchObject([{ nation: 'FR', side: 'axis', rule: 'R16.3' }]);
    expect(['lorraine', 'south-france', 'tunisia', 'syria'].map((place) => after.controller(place))).toEqual([
      'FR',
      'FR',
      'FR',
      'FR',
    ]);
    expect(after.controller('west-med')).toBe('GB');
    expect(after.at('FR-NF-1')).toBe('forcePool');
  });

  it('R20 T2: Denmark falls (R9, R15.6)', () => {
    expect(chapter('T2 into Denmark').after.logged('neutralityViolated')).toMatchObject([{ nation: 'DK', by: 'axis' }]);
    const { before, after } = chapter('T2 Denmark');
    expect(before.controller('denmark')).toBe('DK');
    expect(after.logged('attackDeclared')).toMatchObject([{ side: 'axis', area: 'denmark' }]);
    expect(after.at('DK-GF-1')).toBe('forcePool');
    expect(after.controller('denmark')).toBe('DE');
  });

  it('R20 T2: Norway is attacked across the Baltic, which joins it to the allies (R8.6, R15.6)', () => {
    const { after } = chapter('T2 landing in Norway');
    const landing = after.logged('groupMoved').filter(({ side }) => side === 'axis');
    expect(landing).toMatchObject([
      { from: 'warsaw', to: 'baltic-sea', bySea: true },
      { from: 'baltic-sea', to: 'norway', bySea: true },
    ]);
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'NO', side: 'allies', cause: 'violation' }]);
    expect(unitsIn(after, 'norway')).toEqual(['NO-GF-1', 'DE-LF-1', 'DE-LF-2']);
    expect([after.isSpent('DE-LF-1'), after.isSpent('DE-LF-2')]).toEqual([true, true]);
  });

  it('R20 T2: Norway is attacked from the air and holds out this turn (R11.2)', () => {
    const { after } = chapter('T2 air over Norway');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'airAttack', side: 'axis', area: 'norway' }]);
    expect(after.logged('diceRolled')).toMatchObject([{ hits: 1 }]);
    expect(chapter('T2 end').after.controller('norway')).toBe('NO');
  });

  it('R20 T2: Romania joins (R15.3)', () => {
    const { before, after } = chapter('T2 Romania');
    expect(before.sideOf('RO')).toBe('neutral');
    expect(after.logged('nationJoined')).toMatchObject([{ nation: 'RO', side: 'axis', cause: 'diplomacy' }]);
  });
});
