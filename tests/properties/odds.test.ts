// Odds: chances sum to one, agree with a brute enumeration of all dice, and with battles of the engine itself.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CounterOdds, counterOdds, discardOdds, odds } from '../../src/engine';
import {
  allDice,
  expectedOdds,
  fight,
  groupOf,
  hasFighter,
  played,
  position,
  seededDice,
  sum,
  troops,
} from '../support/battles';
import { airAttack, ambush, attack, decline, type Game, given, move, raid } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';

/** The enemy has been asked about an ambush of the attack. */
function ambushedGame(own: readonly string[], enemies: readonly string[]): Game {
  const game = position(fight(own, enemies), []);
  return game.decide('axis', attack(groupOf(game).join(' ')));
}

function counterOf(game: Game): CounterOdds {
  const found = counterOdds(game.world, game.state);
  if (!found) throw new Error('nobody is asked about an ambush');
  return found;
}

describe('odds', () => {
  it('chances of hits sum to one, with and without an ambush', () => {
    fc.assert(
      fc.property(troops(5), troops(5), (own, enemies) => {
        fc.pre(hasFighter(own));
        const game = position(fight(own, enemies), []);
        const { plain, ambushed } = expectedOdds(game, attack(groupOf(game).join(' ')));
        for (const outlook of [plain, ambushed ?? plain]) {
          expect(sum(outlook.hits)).toBeCloseTo(1, 10);
          expect(outlook.clear).toBeGreaterThanOrEqual(-1e-12);
          expect(outlook.clear).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('an attack comes out as over all dice', () => {
    fc.assert(
      fc.property(troops(3), troops(3), fc.array(fc.nat(2)), (own, enemies, spent) => {
        fc.pre(hasFighter(own));
        const game = position(fight(own, enemies), spent);
        const group = groupOf(game);
        const rolling = group.filter((id) => (game.world.unitById[id]?.attack ?? 0) > 0).length;
        const decision = attack(group.join(' '));
        const { plain } = expectedOdds(game, decision);
        const all = played(game, decision, allDice(rolling), 'decline');
        expect(all.clear / all.battles).toBeCloseTo(plain.clear, 10);
        expect(all.control / all.battles).toBeCloseTo(plain.control, 10);
        expect(all.lost / all.battles).toBeCloseTo(plain.toll.allies.lost, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('an ambushed attack comes out as in 20 000 battles of the engine', () => {
    const game = position(fight(['TF', 'LF*2'], ['LF', 'GF', 'AF']), []);
    const decision = attack(groupOf(game).join(' '));
    const { ambushed } = expectedOdds(game, decision);
    if (!ambushed) throw new Error('no ambush');
    const sample = played(game, decision, seededDice(20_000), 'ambush');
    const within = (share: number, chance: number) => Math.abs(share / sample.battles - chance) < 0.015;
    expect(within(sample.clear, ambushed.clear)).toBe(true);
    expect(within(sample.control, ambushed.control)).toBe(true);
    expect(within(sample.ownLost, ambushed.toll.axis.lost)).toBe(true);
  });

  it('an air attack is always placed by the attacker and never takes control from afar', () => {
    const game = given(fight(['AF*2'], ['LF']))
      .put('Home', 'DE-AF-1', 'DE-AF-2')
      .points('axis', 2);
    const { plain, ambushed } = expectedOdds(game, airAttack('DE-AF-1 DE-AF-2', 'A'));
    expect(plain).toMatchObject({ allocator: 'axis', clause: 1, control: 0 });
    expect(ambushed).toBeNull();
  });

  it('the fewest hits that empty an area are where the chances of emptying it begin', () => {
    fc.assert(
      fc.property(troops(5), troops(4), (own, enemies) => {
        fc.pre(hasFighter(own));
        const game = position(fight(own, enemies), []);
        const { plain } = expectedOdds(game, attack(groupOf(game).join(' ')));
        const from = plain.needed ?? plain.hits.length;
        expect(sum(plain.hits.slice(from))).toBeCloseTo(plain.clear, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('units that are not ready do not strike back', () => {
    const game = position(fight(['LF'], ['LF*2', 'GF']), [0]);
    expect(expectedOdds(game, attack('DE-LF-1')).counterattackers).toEqual(['PL-LF-2', 'PL-GF-1']);
    expect(expectedOdds(game.spent('PL-LF-2', 'PL-GF-1'), attack('DE-LF-1'))).toMatchObject({
      ambushed: null,
      counterattackers: [],
    });
  });

  it('a move by an event has the odds of the attack that may follow it', () => {
    const game = position(fight(['LF'], ['LF', 'GF']), [])
      .put('Home', 'DE-LF-1')
      .event('axis', 'axis-offensive-1');
    const foreseen = expectedOdds(game, move('DE-LF-1', 'A'));
    const there = game.decide('axis', move('DE-LF-1', 'A')).decide('allies', decline);
    expect(expectedOdds(there, attack('DE-LF-1'))).toEqual(foreseen);
  });

  it('a move by points, or to where no enemy stands, has none', () => {
    const game = given(fight([], ['LF']));
    expect(odds(game.world, game.points('axis', 2).state, 'axis', move('DE-GF-1', 'A'))).toBeNull();
    const event = given(fight([], [])).event('axis', 'axis-offensive-1');
    expect(odds(event.world, event.state, 'axis', move('DE-GF-1', 'A'))).toBeNull();
  });
});

describe('odds of an ambush', () => {
  it('a counterattack comes out as over all dice', () => {
    fc.assert(
      fc.property(troops(3), troops(3), (own, enemies) => {
        fc.pre(hasFighter(own) && hasFighter(enemies));
        const game = ambushedGame(own, enemies);
        const found = counterOf(game);
        const rolling = found.strikers.filter((id) => (game.world.unitById[id]?.attack ?? 0) > 0).length;
        const misses = [6, 6, 6, 6, 6, 6];
        const scripts = [...allDice(rolling)].map((dice) => [...dice, ...misses]);
        const all = played(game, ambush('allies-ambush-1'), scripts, 'ambush');
        expect(sum(found.hits)).toBeCloseTo(1, 10);
        expect(all.repelled / all.battles).toBeCloseTo(found.repelled, 10);
        expect(sum(found.hits.slice(found.needed ?? found.hits.length))).toBeCloseTo(found.repelled, 10);
        expect(all.ownLost / all.battles).toBeCloseTo(found.toll.lost, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('the attack that follows has the odds it had before it was declared', () => {
    fc.assert(
      fc.property(troops(4), troops(3), (own, enemies) => {
        fc.pre(hasFighter(own) && hasFighter(enemies));
        const before = position(fight(own, enemies), []);
        const { plain, ambushed } = expectedOdds(before, attack(groupOf(before).join(' ')));
        expect(counterOf(ambushedGame(own, enemies)).attack).toEqual({ plain, ambushed });
      }),
      { numRuns: 40 },
    );
  });

  it('a group that has only entered meets no attack', () => {
    const game = position(fight(['LF'], ['LF']), [])
      .put('Home', 'DE-LF-1')
      .decide('axis', move('DE-LF-1', 'A'));
    expect(counterOf(game)).toMatchObject({ strikers: ['PL-LF-1'], targets: ['DE-LF-1'], needed: 1, attack: null });
  });

  it('it does not matter which cards are held', () => {
    const game = ambushedGame(['LF'], ['LF']);
    const bare = game.with(({ cards: { allies } }) => {
      allies.deck.push(...allies.hand.splice(0));
    });
    expect(counterOf(bare)).toEqual(counterOf(game));
  });

  it('there are none where nobody is asked', () => {
    const game = position(fight(['LF'], ['LF']), []);
    expect(counterOdds(game.world, game.state)).toBeNull();
  });
});

describe('odds of a raid', () => {
  const world = toyWorld({
    areas: { Berlin: 'land DE red', Central: 'sea GB allies', London: 'land GB red' },
    adjacency: 'Berlin-Central-London',
    setup: { Berlin: 'DE LF', Central: 'DE SS*3', London: 'GB LF' },
    cards: ['axis wolfpack 2 toPool=0', 'allies offensive 2', 'allies supply 2'],
    roles: { germany: 'DE', centralAtlantic: 'Central' },
  });
  const three = raid('DE-SS-1 DE-SS-2 DE-SS-3');
  const held = (...cards: string[]) =>
    given(world)
      .with((state) => {
        state.cards.allies.deck.push(...state.cards.allies.hand.splice(0));
      })
      .hand('allies', ...cards)
      .event('axis', 'axis-wolfpack-1');

  it('cards discarded come out as over all dice, at most the hand', () => {
    const game = held('allies-offensive-1', 'allies-supply-1');
    const counts = [0, 0, 0];
    for (const dice of allDice(3)) {
      const after = game.dice(...dice, 1, 1).decide('axis', three);
      const cards = after.logged('cardDiscarded').length;
      counts[cards] = (counts[cards] ?? 0) + 1;
    }
    const chances = discardOdds(game.world, game.state, 'axis', three) ?? [];
    expect(chances).toHaveLength(3);
    for (const [cards, chance] of chances.entries()) expect(chance).toBeCloseTo((counts[cards] ?? 0) / 216, 10);
  });

  it('an empty hand loses nothing; other decisions discard nothing', () => {
    const game = held();
    expect(discardOdds(game.world, game.state, 'axis', three)?.[0]).toBeCloseTo(1, 10);
    expect(discardOdds(game.world, game.state, 'axis', attack('DE-SS-1'))).toBeNull();
  });
});
