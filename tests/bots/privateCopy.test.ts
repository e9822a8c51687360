// A private copy of a game: the same game, sharing nothing with the one it was made from.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/bots';
import { randomDecision } from '../../src/bots/randomDecision';
import { applyInPlace, copyGame, newGame, promptOf, type State, type World } from '../../src/engine';
import { world as toy } from '../lab/toyLab';
import { builtInWorld } from '../support/builtInWorld';
import { lines, randomLine } from '../support/randomPlay';
import { frozen } from './hidden';

const games = fc.oneof(
  { weight: 3, arbitrary: lines(120).map((line) => ({ world: toy, line })) },
  { weight: 1, arbitrary: lines(60).map((line) => ({ world: builtInWorld, line })) },
);
const runs = { numRuns: 8 };

/** Every object in a value. */
function objectsIn(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const part of Object.values(value)) objectsIn(part, found);
  return found;
}

/** Plays a few random decisions on a copy in place. */
function playOn(world: World, state: State, seed: number): State {
  const game = copyGame(state);
  const chance = chanceOf(seed);
  for (let n = 0; n < 5 && promptOf(game) !== null; n += 1) {
    const decision = randomDecision(world, game, chance);
    if (decision) applyInPlace(world, game, decision, () => {});
  }
  return game;
}

describe('a private copy of a game', () => {
  it('has the same content in the same order, and no object in common', () => {
    fc.assert(
      fc.property(games, ({ world, line }) => {
        for (const { after } of randomLine(world, line)) {
          const copy = copyGame(after);
          expect(copy).toEqual(structuredClone(after));
          expect(JSON.stringify(copy)).toBe(JSON.stringify(after));
          const own = objectsIn(copy);
          expect([...objectsIn(after)].filter((one) => own.has(one))).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('can be played on while the game stays as it was', () => {
    fc.assert(
      fc.property(games, fc.nat(1000), ({ world, line }, seed) => {
        for (const { after } of randomLine(world, line)) {
          const text = JSON.stringify(after);
          playOn(world, after, seed);
          expect(JSON.stringify(after)).toBe(text);
        }
      }),
      runs,
    );
  });

  it('plays on as the game itself would, decision by decision', () => {
    fc.assert(
      fc.property(games, ({ world, line }) => {
        for (const { before, decision, after } of randomLine(world, line)) {
          const copy = copyGame(before);
          applyInPlace(world, copy, decision, () => {});
          expect(copy).toEqual(after);
        }
      }),
      runs,
    );
  });

  it('keeps what a game was set up with: options, scripted dice, the outcome', () => {
    const start = newGame(toy, { seed: 5, script: [3, 1, 6], options: { variants: { fog: true, extra: 2 } } });
    const won: State = frozen({
      ...start,
      outcome: { winner: 'axis', kind: 'decision', rule: 'R1.3', axisPoints: 5, axisAreas: 3, axisHoldsBerlin: true },
    });
    expect(copyGame(won)).toEqual(won);
    expect(copyGame(won).outcome).not.toBe(won.outcome);
  });
});
