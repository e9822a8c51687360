// Random play for property tests: a seeded line of legal decisions, on any world.
import fc from 'fast-check';
import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import {
  type Decision,
  decide,
  type LogEntry,
  newGame,
  promptOf,
  type Side,
  type State,
  type World,
} from '../../src/engine';

export interface Played {
  before: State;
  side: Side;
  decision: Decision;
  after: State;
  log: readonly LogEntry[];
}

/** Seeds of games and of the chance that plays them, and how many decisions to play. */
export const lines = (most: number) =>
  fc.record({ seed: fc.nat(1_000_000), play: fc.nat(1_000_000), length: fc.integer({ min: most / 2, max: most }) });

/** Plays a line, pure, one decision at a time. */
export function* randomLine(
  world: World,
  { seed, play, length }: { seed: number; play: number; length: number },
): Generator<Played> {
  const chance = chanceOf(play);
  let before = newGame(world, { seed });
  for (let n = 0; n < length; n += 1) {
    const prompt = promptOf(before);
    if (prompt === null) return;
    const decision = randomDecision(world, before, chance);
    if (decision === null) throw new Error(`dead end at ${prompt.at}`);
    const result = decide(world, before, prompt.side, decision);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    yield { before, side: prompt.side, decision, after: result.value.state, log: result.value.log };
    before = result.value.state;
  }
}
