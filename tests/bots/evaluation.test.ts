// What a position is worth to a side: one scale for both, and more of what the rules count is worth more (R1, R3).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/bots/planner/evaluation';
import { basePoints, enemyOf, type Outcome, SIDES } from '../../src/engine';
import { world as toy } from '../lab/toyLab';
import { builtInWorld } from '../support/builtInWorld';
import { type Game, given } from '../support/game';
import { toyWorld } from '../support/packs/toyPack';
import { lines, randomLine } from '../support/randomPlay';

const quiet = toyWorld({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE black',
    Paris: 'land FR red',
    Lyon: 'land FR',
    London: 'land GB red vp2',
    Channel: 'sea',
  },
  adjacency: 'Berlin-Ruhr-Paris-Lyon Paris-Channel-London',
  setup: { Berlin: 'DE LF*2', London: 'GB LF*2' },
  pool: 'DE TF, GB TF',
});
/** Three axis bases. */
const pack = {
  areas: { Berlin: 'land DE red', Ruhr: 'land DE red', Essen: 'land DE red', London: 'land GB red' },
  adjacency: 'Berlin-Ruhr-Essen Ruhr-London',
  setup: { Berlin: 'DE LF', Ruhr: 'DE LF', London: 'GB LF' },
};

const start = given(quiet);
const worth = (game: Game, side: 'axis' | 'allies' = 'axis') => evaluate(game.world, game.state, side);

describe('the worth of a position', () => {
  it('is to one side what it costs the other', () => {
    const games = fc.oneof(
      lines(120).map((line) => ({ world: toy, line })),
      lines(60).map((line) => ({ world: builtInWorld, line })),
    );
    fc.assert(
      fc.property(games, ({ world, line }) => {
        for (const { after } of randomLine(world, line)) {
          const [axis, allies] = [evaluate(world, after, 'axis'), evaluate(world, after, 'allies')];
          expect(Number.isFinite(axis)).toBe(true);
          expect(axis + allies).toBeCloseTo(0, 6);
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each(SIDES)('rises for the %s with one more base (R3)', (side) => {
    const nation = side === 'axis' ? 'DE' : 'GB';
    for (const area of ['Ruhr', 'Paris', 'Berlin', 'London']) {
      const [without, held] = [start.control(area, null), start.control(area, nation)];
      expect(basePoints(quiet, held.state, side)).toBeGreaterThanOrEqual(basePoints(quiet, without.state, side));
      expect(worth(held, side)).toBeGreaterThan(worth(without, side));
    }
  });

  it.each(SIDES)('is higher for the %s when the base was the enemy’s than when it was nobody’s', (side) => {
    const nation = side === 'axis' ? 'GB' : 'DE';
    expect(worth(start.control('Paris', null), side)).toBeGreaterThan(worth(start.control('Paris', nation), side));
  });

  it.each(SIDES)('rises for the %s with a unit more on the map, and with a unit that is ready', (side) => {
    const nation = side === 'axis' ? 'DE' : 'GB';
    const home = side === 'axis' ? 'Berlin' : 'London';
    const stronger = start.put(home, `${nation}-TF-1`);
    expect(worth(stronger, side)).toBeGreaterThan(worth(start, side));
    expect(worth(stronger, side)).toBeGreaterThan(worth(stronger.spent(`${nation}-TF-1`), side));
  });

  it.each(SIDES)('rises for the %s with a card more in its hand, whichever it is', (side) => {
    const bare = start.with(({ cards }) => {
      cards[side].deck.push(...cards[side].hand.splice(0));
    });
    const ids = [...bare.state.cards[side].deck];
    const held = ids.map((id) => worth(bare.hand(side, id), side));
    expect(Math.min(...held)).toBeGreaterThan(worth(bare, side));
    expect(Math.max(...held)).toBeCloseTo(Math.min(...held), 6);
  });

  it.each(SIDES)('of a game the %s has won is beyond every other', (winner) => {
    const outcome: Outcome = {
      winner,
      kind: 'suddenDeath',
      rule: 'R1.2',
      axisPoints: 0,
      axisAreas: 0,
      axisHoldsBerlin: false,
    };
    const won = start.with((state) => {
      state.outcome = outcome;
    });
    const all = quiet.areas.reduce((game, { id }) => game.control(id, winner === 'axis' ? 'DE' : 'GB'), start);
    expect(worth(won, winner)).toBeGreaterThan(worth(all, winner));
    expect(worth(won, enemyOf(winner))).toBeLessThan(worth(all, enemyOf(winner)));
  });

  it('leans to the side that is close to a sudden end (R1.2)', () => {
    const near = { axisSudden: 8, alliesSudden: 1 };
    const far = given(toyWorld({ ...pack, victory: { axisSudden: 99, alliesSudden: -1 } }));
    const close = (victory: { axisSudden: number; alliesSudden: number }) => given(toyWorld({ ...pack, victory }));
    expect(worth(close({ ...near, axisSudden: 4 }))).toBeGreaterThan(worth(far));
    expect(worth(close({ ...near, alliesSudden: 4 }))).toBeLessThan(worth(far));
  });
});
