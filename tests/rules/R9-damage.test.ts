// R9.3–R9.5: what damage does to units, and how it is placed.
import { describe, expect, it } from 'vitest';
import { attack, damage, done, type Game, given, ids } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

// Seven German infantry that hit with a 1 stand in Field; Poles may retreat to East, from Pocket nowhere.
const world = toyWorld({
  areas: { Field: 'land PL', Rear: 'land DE', East: 'land PL', Pocket: 'land PL' },
  adjacency: 'Rear-Field-East Rear-Pocket',
  setup: { Rear: 'DE LF' },
  pool: 'DE LF*7 AF, PL LF*2 TF FT AF',
  ratings: { 'DE LF': { attack: 4 } },
});
const group = 'DE-LF-2 DE-LF-3 DE-LF-4 DE-LF-5 DE-LF-6 DE-LF-7 DE-LF-8';

/** The allied units in an area, the axis group against them, and so many hits. */
function hit(area: string, allied: string, hits: number, spent = ''): Game {
  const field = given(world)
    .put(area, ...ids(allied))
    .put(area, ...ids(group))
    .spent(...ids(spent));
  const dice = ids(group).map((_, at) => (at < hits ? 1 : 6));
  return field
    .points('axis', 1)
    .dice(...dice)
    .decide('axis', attack(group));
}

/** Where a unit is after so much damage, and whether it is spent. */
function outcome(area: string, unit: string, hits: number, spent = ''): string {
  const after = hit(area, unit, hits, spent);
  return `${after.at(unit)}${after.isSpent(unit) ? ' spent' : ''}`;
}

describe('R9.3 the steps of a unit', () => {
  it('R9.3 damage of the durability makes a unit spent', () => {
    expect(outcome('Field', 'PL-LF-1', 1)).toBe('Field spent');
  });

  it('R9.3 twice the durability makes it retreat, spent', () => {
    expect(outcome('Field', 'PL-LF-1', 2)).toBe('East spent');
  });

  it('R9.3 three times the durability sends it to the force pool', () => {
    expect(outcome('Field', 'PL-LF-1', 3)).toBe('forcePool');
  });

  it('R9.3 a unit already spent starts one step further', () => {
    expect(outcome('Field', 'PL-LF-1', 1, 'PL-LF-1')).toBe('East spent');
    expect(outcome('Field', 'PL-LF-1', 2, 'PL-LF-1')).toBe('forcePool');
  });

  it.each([
    [1, 'Field'],
    [2, 'Field spent'],
    [3, 'Field spent'],
    [4, 'East spent'],
    [5, 'East spent'],
    [6, 'forcePool'],
  ])('R9.3 %i damage on a unit of durability 2: %s', (hits, expected) => {
    expect(outcome('Field', 'PL-TF-1', hits)).toBe(expected);
  });

  it('R9.3 where retreat is impossible that step is skipped', () => {
    expect(outcome('Pocket', 'PL-LF-1', 1)).toBe('Pocket spent');
    expect(outcome('Pocket', 'PL-LF-1', 2)).toBe('forcePool');
    expect(outcome('Pocket', 'PL-LF-1', 1, 'PL-LF-1')).toBe('forcePool');
  });

  it('R9.3 damage short of the durability is lost: the next attack begins anew', () => {
    const first = hit('Field', 'PL-TF-1', 1);
    const ready = first.put('Field', ...ids(group)).points('axis', 1);
    const second = ready.dice(1, 6, 6, 6, 6, 6, 6).decide('axis', attack(group));
    expect([second.at('PL-TF-1'), second.isSpent('PL-TF-1')]).toEqual(['Field', false]);
  });

  it('R9.3 a unit in the force pool is kept ready', () => {
    expect(hit('Field', 'PL-LF-1', 2, 'PL-LF-1').isSpent('PL-LF-1')).toBe(false);
  });
});

describe('R9.4 the victim places damage', () => {
  // PL-AF-1 lets the allies allocate.
  const asked = hit('Field', 'PL-LF-1 PL-LF-2 PL-AF-1', 5);
  const place = (game: Game, ...units: string[]) => units.reduce((at, unit) => at.decide('allies', damage(unit)), game);

  it('R9.4 the victim may not put more on a unit than takes it to the pool', () => {
    const full = place(asked, 'PL-LF-1', 'PL-LF-1', 'PL-LF-1');
    expect(full.refusal('allies', damage('PL-LF-1'))).toMatchObject({
      code: 'unitAbsorbsNoMore',
      rule: 'R9.4',
      unit: 'PL-LF-1',
      have: 3,
    });
  });

  it('R9.4 what takes it to the pool is less for a spent unit', () => {
    const full = place(hit('Field', 'PL-LF-1 PL-LF-2 PL-AF-1', 4, 'PL-LF-1'), 'PL-LF-1', 'PL-LF-1');
    expect(full.refusal('allies', damage('PL-LF-1'))).toMatchObject({ code: 'unitAbsorbsNoMore', have: 2 });
  });

  it('R9.4 a unit with no way to retreat is in the pool after two steps', () => {
    const full = place(hit('Pocket', 'PL-LF-1 PL-LF-2 PL-AF-1', 4), 'PL-LF-1', 'PL-LF-1');
    expect(full.refusal('allies', damage('PL-LF-1'))).toMatchObject({ code: 'unitAbsorbsNoMore', have: 2 });
  });

  it('R9.4 a fortress cannot retreat: it is gone after two steps', () => {
    const after = hit('Field', 'PL-FT-1', 7);
    expect(after.logged('damageDealt')).toMatchObject([{ unit: 'PL-FT-1', damage: 6, result: 'pool' }]);
  });

  it('R9.4 damage must be placed as long as it does something', () => {
    expect(asked.refusal('allies', done)).toMatchObject({ code: 'damageLeft', rule: 'R9.4', have: 5 });
    expect(place(asked, 'PL-LF-1').refusal('allies', done)).toMatchObject({ code: 'damageLeft', have: 4 });
  });

  it('R9.4 damage that cannot be placed is lost', () => {
    const after = hit('Field', 'PL-LF-1 PL-AF-1', 7);
    const end = place(after, 'PL-LF-1', 'PL-AF-1', 'PL-LF-1', 'PL-AF-1', 'PL-LF-1');
    expect([end.at('PL-LF-1'), end.at('PL-AF-1')]).toEqual(['forcePool', 'forcePool']);
    expect(end.logged('damageLost')).toEqual([{ type: 'damageLost', side: 'allies', damage: 1 }]);
  });

  it('R9.4 damage that no longer brings any unit a step further is lost without being placed', () => {
    const after = hit('Field', 'PL-TF-1', 3);
    expect(after.logged('damageDealt')).toMatchObject([{ unit: 'PL-TF-1', damage: 2, result: 'spent' }]);
    expect(after.logged('damageLost')).toMatchObject([{ damage: 1 }]);
  });

  it('R9.4 what lies on a unit counts: the rest of a step may still be placed', () => {
    const split = place(hit('Field', 'PL-TF-1 PL-AF-1', 2), 'PL-TF-1');
    expect(split.refusal('allies', damage('PL-TF-1'))).toBeNull();
    expect(place(split, 'PL-TF-1').isSpent('PL-TF-1')).toBe(true);
  });

  it('R9.4 the victim may spread damage so that it does nothing', () => {
    const split = place(hit('Field', 'PL-TF-1 PL-FT-1', 2), 'PL-TF-1', 'PL-FT-1');
    expect([split.isSpent('PL-TF-1'), split.isSpent('PL-FT-1')]).toEqual([false, false]);
  });

  it('R9.4 the axis is bound in the same way', () => {
    const allied = given(world)
      .put('Field', 'PL-LF-1', 'PL-LF-2', 'PL-TF-1')
      .put('Field', 'DE-LF-2', 'DE-LF-3', 'DE-AF-1');
    const attacked = allied.points('allies', 1).dice(1, 1, 1).decide('allies', attack('PL-LF-1 PL-LF-2 PL-TF-1'));
    const full = attacked.spent('DE-LF-2').decide('axis', damage('DE-LF-2')).decide('axis', damage('DE-LF-2'));
    expect(full.refusal('axis', damage('DE-LF-2'))).toMatchObject({ code: 'unitAbsorbsNoMore', have: 2 });
  });
});

describe('R9.4 the attacker places damage', () => {
  const asked = hit('Field', 'PL-LF-1 PL-LF-2', 5);
  const place = (game: Game, ...units: string[]) => units.reduce((at, unit) => at.decide('axis', damage(unit)), game);

  it('R9.4 the attacker has no limit: it may put more on a unit than takes it to the pool', () => {
    const after = place(asked, 'PL-LF-1', 'PL-LF-1', 'PL-LF-1', 'PL-LF-1', 'PL-LF-1');
    expect([after.at('PL-LF-1'), after.at('PL-LF-2'), after.isSpent('PL-LF-2')]).toEqual(['forcePool', 'Field', false]);
  });

  it('R9.4 the attacker need not place damage where it does nothing', () => {
    const after = hit('Field', 'PL-LF-1', 5);
    expect(after.logged('damageDealt')).toMatchObject([{ damage: 3, result: 'pool' }]);
    expect(after.logged('damageLost')).toMatchObject([{ damage: 2 }]);
  });

  it('R9.4 the attacker may not stop while damage still does something', () => {
    expect(place(asked, 'PL-LF-1').refusal('axis', done)).toMatchObject({ code: 'damageLeft', have: 4 });
  });
});

describe('R9.5 fortresses', () => {
  it('R9.5 a fortress becomes spent, then is removed, never retreats', () => {
    expect(outcome('Field', 'PL-FT-1', 2)).toBe('Field');
    expect(outcome('Field', 'PL-FT-1', 3)).toBe('Field spent');
    expect(outcome('Field', 'PL-FT-1', 5)).toBe('Field spent');
    expect(outcome('Field', 'PL-FT-1', 6)).toBe('removed');
  });

  it('R9.5 a spent fortress is removed at once', () => {
    expect(outcome('Field', 'PL-FT-1', 3, 'PL-FT-1')).toBe('removed');
  });
});
