// The chances bots count with (R9) are the engine's, wherever whoever is hit could retreat (R9.3): nobody is cut off here.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOfHits,
  chanceToClear,
  damageAbsorbed,
  damageNeeded,
  damageToClear,
  expectedHits,
  hitChances,
  standOf,
  strikeOf,
  strikerAllocates,
  type Target,
} from '../../src/bots/board/chances';
import { counterOdds, type UnitDef, type UnitId, type World } from '../../src/engine';
import { allDice, expectedOdds, fight, groupOf, hasFighter, position, sum, troops } from '../support/battles';
import { airAttack, attack, type Game, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

const unitOf = (world: World, id: UnitId): UnitDef => {
  const unit = world.unitById[id];
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};
const unitsOf = ({ world }: Game, ids: readonly UnitId[]): UnitDef[] => ids.map((id) => unitOf(world, id));
const targetsOf = ({ world, state }: Game, ids: readonly UnitId[]): Target[] =>
  ids.map((id) => ({ unit: unitOf(world, id), spent: state.units[id]?.spent ?? false }));

const allocates = (strikers: readonly UnitDef[], targets: readonly Target[]): boolean =>
  strikerAllocates(strikeOf(strikers), standOf(targets));

/** Every figure of a strike with points, as the bots and as the engine have it. */
function expectSame(game: Game, group: readonly UnitId[], decision: ReturnType<typeof attack>, air = false): void {
  const { plain, targets: ids } = expectedOdds(game, decision);
  const rating = air ? 'air' : 'attack';
  const [strikers, targets] = [unitsOf(game, group), targetsOf(game, ids)];
  expect(chanceToClear(strikers, targets, rating)).toBeCloseTo(plain.clear, 10);
  expect(allocates(strikers, targets)).toBe(plain.allocator === 'axis');
  expect(expectedHits(strikers, rating)).toBeCloseTo(plain.expectedHits, 10);
  const ratings = strikers.map((unit) => unit[rating]).filter((value) => value > 0);
  for (const [n, chance] of hitChances(ratings).entries()) expect(chance).toBeCloseTo(plain.hits[n] ?? -1, 10);
  const need = damageNeeded(targets, plain.allocator === 'axis');
  expect(need > ratings.length ? null : need).toBe(plain.needed);
}

/** A fight at sea; the seas beside it and a port are open to both. */
const ships = fc.array(fc.constantFrom('NF', 'CV', 'CVE', 'SS'), { minLength: 1, maxLength: 5 });
function seaFight(own: readonly string[], enemies: readonly string[]): Game {
  const world = toyWorld({
    areas: { Sea: 'sea', East: 'sea', West: 'sea', Berlin: 'land DE red', London: 'land GB red' },
    adjacency: 'Berlin-East-Sea-West-London',
    setup: { Sea: `DE ${own.join(' ')}, GB ${enemies.join(' ')}`, Berlin: 'DE LF', London: 'GB LF' },
  });
  return given(world).control('Sea', 'GB').control('East', null).control('West', null).points('axis', 2);
}
const afloat = ({ state }: Game, nation: string): UnitId[] =>
  (state.occupants['Sea' as never] ?? []).filter((id: string) => id.startsWith(nation));

describe('chances of bots against the odds of the engine (R9)', () => {
  it('an attack on land', () => {
    fc.assert(
      fc.property(troops(6), troops(5), fc.array(fc.nat(4)), (own, enemies, spent) => {
        fc.pre(hasFighter(own));
        const game = position(fight(own, enemies), spent);
        expectSame(game, groupOf(game), attack(groupOf(game).join(' ')));
      }),
      { numRuns: 200 },
    );
  });

  it('an attack at sea, submarines on either side (R9.7, R10.3)', () => {
    fc.assert(
      fc.property(ships, ships, fc.array(fc.nat(4)), (own, enemies, spent) => {
        const start = seaFight(own, enemies);
        const game = start.spent(...afloat(start, 'GB').filter((_id, i) => spent.includes(i)));
        expectSame(game, afloat(game, 'DE'), attack(afloat(game, 'DE').join(' ')));
      }),
      { numRuns: 150 },
    );
  });

  it('an air attack on land (R11.2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), troops(5), fc.array(fc.nat(4)), (planes, enemies, spent) => {
        const start = position(fight([`AF*${planes}`], enemies), spent);
        const group = groupOf(start);
        const game = start.put('Home', ...group).points('axis', 2);
        expectSame(game, group, airAttack(group.join(' '), 'A'), true);
      }),
      { numRuns: 100 },
    );
  });

  it('a counterattack with two damage a hit on a group that is spent (R14.2, R14.3)', () => {
    fc.assert(
      fc.property(troops(4), troops(4), (own, enemies) => {
        fc.pre(hasFighter(own) && hasFighter(enemies));
        const before = position(fight(own, enemies), []);
        const game = before.decide('axis', attack(groupOf(before).join(' ')));
        const found = counterOdds(game.world, game.state);
        if (!found) throw new Error('nobody is asked about an ambush');
        const [strikers, group] = [unitsOf(game, found.strikers), targetsOf(game, found.targets)];
        expect(group.every(({ spent }) => spent)).toBe(true);
        expect(chanceToClear(strikers, group, 'attack', 2)).toBeCloseTo(found.repelled, 10);
      }),
      { numRuns: 100 },
    );
  });
});

describe('hits of dice (R9.1)', () => {
  const ratings = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 });

  it('are as likely as over all dice', () => {
    fc.assert(
      fc.property(ratings, (rated) => {
        const counts = rated.map(() => 0).concat(0);
        for (const dice of allDice(rated.length)) {
          const hits = dice.filter((die, i) => die <= (rated[i] ?? 0)).length;
          counts[hits] = (counts[hits] ?? 0) + 1;
        }
        const chances = hitChances(rated);
        expect(chances).toHaveLength(counts.length);
        for (const [n, count] of counts.entries()) expect(chances[n]).toBeCloseTo(count / 6 ** rated.length, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('at least so many: the sum of that number and more; none is certain, more than dice impossible', () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: -1, max: 6 }), (rated, least) => {
        expect(chanceOfHits(rated, least)).toBeCloseTo(least <= 0 ? 1 : sum(hitChances(rated).slice(least)), 10);
      }),
    );
    expect(chanceOfHits([3, 3], 3)).toBe(0);
    expect(chanceOfHits([], 0)).toBe(1);
  });
});

interface Sample {
  readonly target: Target;
  /** Whether so much damage drives it off or takes it away (R9.3). */
  readonly leaves: (damage: number) => boolean;
  readonly most: number;
}

const pool = toyWorld({
  areas: { Berlin: 'land DE red', Ruhr: 'land DE' },
  adjacency: 'Berlin-Ruhr',
  pool: 'DE LF TF FT AF NF CV SS',
});

/** R9.3 to R9.5, R10.3 in plain counting, for a unit that has somewhere to go. */
function sample(type: string, spent: boolean): Sample {
  const unit = pool.units.find((one) => one.type === type);
  if (!unit) throw new Error(`no ${type}`);
  const steps = (damage: number) => Math.floor(damage / unit.durability) + Number(spent);
  const toPool = type === 'FT' || type === 'SS' ? 2 : 3;
  const leaves = (damage: number) => type === 'SS' || steps(damage) >= 2;
  return { target: { unit, spent }, leaves, most: (toPool - Number(spent)) * unit.durability };
}

/** Every way to place exactly so much damage, no unit getting more than it can take. */
function* placings(units: readonly Sample[], damage: number): Generator<number[]> {
  const [first, ...rest] = units;
  if (!first) {
    if (damage === 0) yield [];
    return;
  }
  for (let n = 0; n <= Math.min(first.most, damage); n += 1) {
    for (const others of placings(rest, damage - n)) yield [n, ...others];
  }
}

describe('damage that empties an area (R9.4)', () => {
  const units = fc.array(fc.tuple(fc.constantFrom('LF', 'TF', 'FT', 'AF', 'NF', 'CV', 'SS'), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  });

  it('is the least with which the striker can, or with which the victim cannot prevent it', () => {
    fc.assert(
      fc.property(units, (drawn) => {
        const all = drawn.map(([type, spent]) => sample(type, spent));
        const capacity = sum(all.map(({ most }) => most));
        const gone = (placed: readonly number[]) => all.every(({ leaves }, i) => leaves(placed[i] ?? 0));
        const least = (enough: (ways: number[][]) => boolean) => {
          for (let damage = 0; ; damage += 1) if (enough([...placings(all, Math.min(damage, capacity))])) return damage;
        };
        const targets = all.map(({ target }) => target);
        expect(damageNeeded(targets, true)).toBe(least((ways) => ways.some(gone)));
        expect(damageNeeded(targets, false)).toBe(least((ways) => ways.every(gone)));
        expect(damageAbsorbed(targets)).toBe(capacity);
      }),
      { numRuns: 150 },
    );
  });

  it('for one unit: to its retreat, or away for what cannot retreat', () => {
    expect(damageToClear(sample('TF', false).target)).toBe(4);
    expect(damageToClear(sample('TF', true).target)).toBe(2);
    expect(damageToClear(sample('FT', false).target)).toBe(6);
  });

  it('is none where only submarines are: they do not count as present (R5.5)', () => {
    const boats = [sample('SS', false).target];
    expect(damageNeeded(boats, true)).toBe(0);
    expect(damageNeeded(boats, false)).toBe(0);
    expect(chanceToClear([], boats)).toBe(1);
  });
});

describe('who places the damage (R9.2)', () => {
  const unit = (type: string) => sample(type, false).target.unit;
  const target = (type: string) => sample(type, false).target;

  it('air first, then a fortress, then the best rating; a tie is the defender’s', () => {
    expect(allocates([unit('LF'), unit('AF')], [target('FT'), target('AF')])).toBe(true);
    expect(allocates([unit('TF')], [target('LF'), target('AF')])).toBe(false);
    expect(allocates([unit('TF')], [target('FT')])).toBe(false);
    expect(allocates([unit('FT')], [target('TF')])).toBe(true);
    expect(allocates([unit('TF')], [target('LF')])).toBe(true);
    expect(allocates([unit('LF')], [target('LF')])).toBe(false);
    expect(allocates([unit('LF')], [target('TF')])).toBe(false);
  });
});
