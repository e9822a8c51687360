// R20, T3: the main line in the winter of 1940.
import { describe, expect, it } from 'vitest';
import { chapter, eventsPlayed, typesOf, unitsIn, world } from './standardGame';

describe('R20 T3', () => {
  it('R20 T3: hands 6/4 (R2.3, R6.1)', () => {
    expect(chapter('T2 end').after.logged('turnBegan')).toEqual([
      { type: 'turnBegan', turn: 3, points: { axis: 6, allies: 4 }, first: 'axis' },
    ]);
    expect(chapter('T3 hands').after.logged('handChosen')).toMatchObject([
      { side: 'axis', count: 6 },
      { side: 'allies', count: 4 },
    ]);
  });

  it('R20 T3: Yugoslavia falls to a Blitzkrieg (R9, R15.6)', () => {
    const { before, after } = chapter('T3 Yugoslavia');
    expect(eventsPlayed(chapter('T3 the army gathers in Austria').after)).toEqual(['offensive']);
    expect(before.prompt).toMatchObject({ at: 'offensive', side: 'axis' });
    expect(before.controller('yugoslavia')).toBe('YU');
    expect(after.logged('neutralityViolated')).toMatchObject([{ nation: 'YU', by: 'axis' }]);
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', area: 'yugoslavia' }]);
    expect(after.controller('yugoslavia')).toBe('DE');
  });

  it('R20 T3: the Yugoslavs may choose the force pool, since only neutral land is left to them (R10.2)', () => {
    const { after } = chapter('T3 Yugoslavia');
    expect([after.at('YU-LF-1'), after.at('YU-LF-2')]).toEqual(['forcePool', 'forcePool']);
    expect(['HU', 'BG', 'GR'].map((id) => after.sideOf(id))).toEqual(['neutral', 'neutral', 'neutral']);
  });

  it('R20 T3: Greece is attacked from Yugoslavia (R15.6)', () => {
    const { after: entry } = chapter('T3 from Yugoslavia into Greece');
    expect(entry.logged('groupMoved')).toMatchObject([{ side: 'axis', from: 'yugoslavia', to: 'greece' }]);
    expect(entry.logged('neutralityViolated')).toMatchObject([{ nation: 'GR', by: 'axis' }]);
    const { after } = chapter('T3 Greece');
    expect(after.logged('attackDeclared')).toMatchObject([{ kind: 'attack', side: 'axis', area: 'greece' }]);
    expect(after.controller('greece')).toBe('IT');
  });

  it('R20 T3: Norway falls (R9, R10.2)', () => {
    const { before, after } = chapter('T3 Norway');
    expect(before.controller('norway')).toBe('NO');
    expect(after.logged('attackDeclared')).toMatchObject([{ side: 'axis', area: 'norway' }]);
    expect(after.at('NO-GF-1')).toBe('forcePool');
    expect(after.controller('norway')).toBe('DE');
  });

  it('R20 T3: British air from Britain alone empties Paris, without a card (R6.5, R11.2)', () => {
    const { before, after } = chapter('T3 British air over Paris');
    expect(unitsIn(before, 'paris')).toEqual(['DE-LF-4', 'DE-LF-5']);
    expect(eventsPlayed(after)).toEqual([]);
    const [attack, another] = after.logged('attackDeclared');
    expect(attack).toMatchObject({ kind: 'airAttack', side: 'allies', from: 'london', area: 'paris' });
    expect(another).toBeUndefined();
    expect(typesOf(attack?.units ?? [])).toEqual(['AF']);
    expect(attack?.units.every((id) => world.unitById[id]?.nation === 'GB')).toBe(true);
    expect(unitsIn(after, 'paris')).toEqual([]);
  });

  it('R20 T3: an emptied Paris is that of Vichy France (R4.3)', () => {
    const { before, after } = chapter('T3 British air over Paris');
    expect(before.controller('paris')).toBe('DE');
    expect(after.controller('paris')).toBe('FR');
    expect(after.sideOf('FR')).toBe('axis');
  });

  it('R20 T3: British troops go from Egypt into Libya (R8.1)', () => {
    const { after } = chapter('T3 from Egypt into Libya');
    expect(after.logged('groupMoved')).toMatchObject([
      { side: 'allies', units: ['GB-LF-2', 'GB-TF-1'], from: 'egypt', to: 'libya', bySea: false },
    ]);
    expect(unitsIn(after, 'libya')).toEqual(['IT-LF-3', 'IT-GF-3', 'GB-LF-2', 'GB-TF-1']);
  });

  it('R20 T3: Italy, which was there first, controls Libya while it has units there (R4.2)', () => {
    expect(chapter('T3 from Egypt into Libya').after.controller('libya')).toBe('IT');
    const { after } = chapter('T3 battle in Libya');
    expect(after.isSpent('IT-GF-3')).toBe(true);
    expect(after.controller('libya')).toBe('IT');
  });
});
