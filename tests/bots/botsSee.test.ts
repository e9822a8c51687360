// R6.4: what a bot chooses does not hang on what its side cannot know, and it leaves what it is shown as it is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bot, type BotSetup, botDecision, botFor, chanceOf, dealtFor } from '../../src/bots';
import { judge, promptOf, type State, type World } from '../../src/engine';
import { world as toy } from '../lab/toyLab';
import { builtInWorld } from '../support/builtInWorld';
import { lines, randomLine } from '../support/randomPlay';
import { frozen, otherHidden } from './hidden';

const bots: Record<string, BotSetup> = {
  random: { bot: 'random', strategy: null },
  greedy: { bot: 'greedy', strategy: null },
  planner: { bot: 'planner', strategy: null, budget: 4 },
};
/** Time for a busy machine, in milliseconds. */
const patience = { timeout: 60_000 };
const named = Object.entries(bots).map(([name, setup]) => ({ name, bot: botFor(setup) }));

/** Positions of a random game in which somebody is asked. */
function* positions(world: World, line: Parameters<typeof randomLine>[1], every: number): Generator<State> {
  let n = 0;
  for (const { after } of randomLine(world, line)) {
    n += 1;
    if (n % every === 0 && promptOf(after) !== null) yield after;
  }
}

const asked = (state: State) => {
  const prompt = promptOf(state);
  if (prompt === null) throw new Error('nobody is asked');
  return prompt.side;
};

function sameChoice(world: World, state: State, bot: Bot, seed: number): void {
  const twin = otherHidden(state, asked(state), seed + 1);
  expect(botDecision(world, twin, bot, chanceOf(seed))).toEqual(botDecision(world, state, bot, chanceOf(seed)));
}

describe('R6.4: bots', patience, () => {
  it.each(named)('$name chooses the same whatever the other side holds and the dice will be', ({ name, bot }) => {
    const every = name === 'planner' ? 6 : 1;
    fc.assert(
      fc.property(lines(100), fc.nat(1000), (line, seed) => {
        for (const state of positions(toy, line, every)) sameChoice(toy, state, bot, seed);
      }),
      { numRuns: 5 },
    );
  });

  it.each(named)('$name does so in the built-in pack', ({ name, bot }) => {
    const every = name === 'planner' ? 30 : 4;
    fc.assert(
      fc.property(lines(100), fc.nat(1000), (line, seed) => {
        for (const state of positions(builtInWorld, line, every)) sameChoice(builtInWorld, state, bot, seed);
      }),
      { numRuns: 2 },
    );
  });

  it.each(named)('$name changes nothing of what it is shown, and chooses what is legal', ({ name, bot }) => {
    fc.assert(
      fc.property(lines(100), fc.nat(1000), (line, seed) => {
        for (const state of positions(toy, line, name === 'planner' ? 6 : 1)) {
          const chance = chanceOf(seed);
          const shown = frozen(structuredClone(dealtFor(toy, state, chance)) as State);
          const decision = bot.decide(toy, shown, chance);
          expect(judge(toy, state, asked(state), decision)).toBeNull();
        }
      }),
      { numRuns: 5 },
    );
  });

  it('greedy does not take what is dealt for what is: any dealing of the hidden cards gives the same choice', () => {
    const [, greedy] = named;
    fc.assert(
      fc.property(lines(100), fc.nat(1000), (line, seed) => {
        for (const state of positions(toy, line, 1)) {
          const [one, other] = [seed, seed + 1].map((n) => greedy && botDecision(toy, state, greedy.bot, chanceOf(n)));
          expect(other).toEqual(one);
        }
      }),
      { numRuns: 5 },
    );
  });
});
