// Whole games of bots: no decision is refused, and the same seeds give the same game.
import { describe, expect, it } from 'vitest';
import { type Bot, type BotSetup, botFor, chanceOf, dealtFor } from '../../src/bots';
import { type BySide, type Decision, decide, newGame, promptOf, type State, type World } from '../../src/engine';
import { world as toy } from '../lab/toyLab';
import { builtInWorld } from '../support/builtInWorld';
import { frozen } from './hidden';

const random: BotSetup = { bot: 'random', strategy: null };
const greedy: BotSetup = { bot: 'greedy', strategy: null };
const planner: BotSetup = { bot: 'planner', strategy: null, budget: 4 };

/** Time for a busy machine, in milliseconds. */
const patience = { timeout: 60_000 };

interface Game {
  decisions: Decision[];
  end: State;
}

/** Decides for the side that is asked; a refusal is a fault of the bot. */
function step(world: World, state: State, bot: Bot, chance: ReturnType<typeof chanceOf>): [Decision, State] {
  const side = promptOf(state)?.side ?? 'axis';
  const decision = bot.decide(world, frozen(dealtFor(world, state, chance)), chance);
  const result = decide(world, state, side, decision);
  if (!result.ok)
    throw new Error(`refused: ${JSON.stringify({ prompt: promptOf(state), decision, why: result.error })}`);
  return [decision, result.value.state];
}

/** Plays a game, every position unchangeable while a bot looks at it; at most to the beginning of `until`. */
function game(world: World, setups: BySide<BotSetup>, seed: number, until = 99): Game {
  const bots = { axis: botFor(setups.axis), allies: botFor(setups.allies) };
  const chances = { axis: chanceOf(2 * seed), allies: chanceOf(2 * seed + 1) };
  const decisions: Decision[] = [];
  let state: State = frozen(newGame(world, { seed }));
  for (let side = promptOf(state)?.side; side && state.turn < until; side = promptOf(state)?.side) {
    const [decision, next] = step(world, state, bots[side], chances[side]);
    decisions.push(decision);
    state = frozen(next);
  }
  return { decisions, end: state };
}

const pairs: [string, BotSetup, BotSetup][] = [
  ['random – random', random, random],
  ['greedy – random', greedy, random],
  ['random – greedy', random, greedy],
  ['greedy – greedy', greedy, greedy],
  ['planner – greedy', planner, greedy],
  ['random – planner', random, planner],
];

describe('games of bots in a small war', patience, () => {
  it.each(pairs)('%s: every decision is legal to the end', (_name, axis, allies) => {
    for (let seed = 1; seed <= 4; seed += 1) expect(game(toy, { axis, allies }, seed).end.outcome).not.toBeNull();
  });

  it.each(pairs)('%s: the same seed gives the same game, another one another', (_name, axis, allies) => {
    const first = game(toy, { axis, allies }, 1);
    expect(game(toy, { axis, allies }, 1)).toEqual(first);
    const others = [2, 3].map((seed) => JSON.stringify(game(toy, { axis, allies }, seed).decisions));
    expect(new Set([...others, JSON.stringify(first.decisions)]).size).toBeGreaterThan(1);
  });
});

describe('games of bots with the built-in pack', patience, () => {
  const mixed: [string, BotSetup, BotSetup, number[]][] = [
    ['greedy – greedy', greedy, greedy, [1, 2]],
    ['greedy – random', greedy, random, [3, 4]],
    ['random – greedy', random, greedy, [5, 6]],
  ];

  it.each(mixed)('%s: every decision is legal to the end', (_name, axis, allies, seeds) => {
    for (const seed of seeds) {
      const { end } = game(builtInWorld, { axis, allies }, seed);
      expect(end.outcome).not.toBeNull();
    }
  });

  it('planner – greedy: every decision of the first two turns is legal', () => {
    const { end, decisions } = game(builtInWorld, { axis: planner, allies: greedy }, 7, 3);
    expect(end.turn).toBe(3);
    expect(decisions.length).toBeGreaterThan(30);
  });

  it('greedy – planner: every decision of the first three turns is legal', () => {
    expect(game(builtInWorld, { axis: greedy, allies: planner }, 8, 4).end.turn).toBe(4);
  });
});
