// Speed of the engine on a position of the middle game, reached by random play; read the ratios.
import { bench, describe } from 'vitest';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import {
  applyInPlace,
  copyGame,
  decide,
  type GameState,
  newGameInPlace,
  odds,
  options,
  promptOf,
  selectable,
  viewFor,
} from '../../src/engine';
import { fuzzGame } from '../../src/lab/fuzz';
import { builtInWorld as world } from '../support/builtInWorld';

const seed = 4;
const chance = chanceOf(seed);

/** The first prompt for points from turn 4 on. */
function middleGame(): GameState {
  const { game } = newGameInPlace(world, { seed });
  while (game.turn < 4 || promptOf(game)?.at !== 'points') {
    const decision = randomDecision(world, game, chance);
    if (decision === null) throw new Error('the game ended early');
    applyInPlace(world, game, decision, () => {});
  }
  return game;
}

const state = middleGame();
const side = promptOf(state)?.side ?? 'axis';
const units = selectable(world, state).filter(({ refusal }) => refusal === null);
const offers = units.flatMap(({ unit }) => options(world, state, [unit]));
const group = units.slice(0, 1).map(({ unit }) => unit);
const move = offers.find(({ decision }) => decision.type === 'move')?.decision;
const attack = offers.find(({ decision }) => decision.type === 'attack' || decision.type === 'airAttack')?.decision;
if (!move || !attack) throw new Error('the position offers no move or no attack');

describe('one decision', () => {
  bench('decide: a move, pure', () => void decide(world, state, side, move));
  bench('a private copy, then the move in place', () => applyInPlace(world, copyGame(state), move, () => {}));
});

describe('questions', () => {
  bench('selectable units', () => void selectable(world, state));
  bench('options of one unit, legal', () => void options(world, state, group));
  bench('options of one unit, with all reasons', () => void options(world, state, group, 'all'));
  bench('odds of an attack', () => void odds(world, state, side, attack));
  bench('view of a side', () => void viewFor(state, side));
});

describe('games', () => {
  bench('a random game with all laws checked', () => void fuzzGame(world, seed), {
    iterations: 5,
    time: 0,
    warmupIterations: 0,
  });
});
