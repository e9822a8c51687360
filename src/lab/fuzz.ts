// Random legal games that look for faults of the engine: exceptions, dead ends, games without end, broken laws.

import { chanceOf } from '../bots/chance';
import { randomDecision } from '../bots/randomDecision';
import {
  applyInPlace,
  brokenLaws,
  createSave,
  type Decision,
  type GameState,
  judge,
  newGameInPlace,
  promptOf,
  type Recorded,
  type Save,
  type World,
} from '../engine';

/** Decisions after which a game counts as one without end. */
const MOST_DECISIONS = 20_000;

export interface FuzzedGame {
  seed: number;
  decisions: Recorded[];
  /** What went wrong, null for a sound game. */
  failure: string | null;
  state: GameState;
}

/** One decision of a random game; what is wrong, or null. */
function playOne(world: World, game: GameState, record: Recorded[], decision: Decision | null): string | null {
  const prompt = promptOf(game);
  if (prompt === null || decision === null) return `dead end at ${prompt?.at ?? 'no prompt'}`;
  const { side } = prompt;
  const refusal = judge(world, game, side, decision);
  if (refusal) return `an option is refused: ${JSON.stringify({ decision, refusal })}`;
  record.push({ side, decision });
  applyInPlace(world, game, decision, () => {});
  const [broken] = brokenLaws(world, game);
  return broken ?? null;
}

/** A random game from a seed, to its end or its first fault. */
export function fuzzGame(world: World, seed: number): FuzzedGame {
  const { game } = newGameInPlace(world, { seed });
  const chance = chanceOf(seed);
  const decisions: Recorded[] = [];
  let failure: string | null = null;
  while (failure === null && game.outcome === null) {
    try {
      failure = playOne(world, game, decisions, randomDecision(world, game, chance));
    } catch (error) {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    if (decisions.length > MOST_DECISIONS) failure ??= `more than ${MOST_DECISIONS} decisions`;
  }
  return { seed, decisions, failure, state: game };
}

/** A fuzzed game as a save that the app opens. */
export const saveOf = (world: World, { seed, decisions, state }: FuzzedGame): Save =>
  createSave(world, { name: `fuzz ${seed}`, seed, script: [], variants: {}, decisions }, state);
