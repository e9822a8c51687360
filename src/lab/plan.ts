// What is to be played: how many games, from which seed and position, by whom. Plain JSON, so that it goes to workers as it is.
import type { BotSetup } from '../bots';
import type { BySide, Decision, Recorded, Save, Side } from '../engine';

/** One way to play: games of several lines with the same number have the same dice and chance. */
export interface Line {
  readonly name: string;
  readonly players: BySide<BotSetup>;
  /**
   * Decided first, each when its side is asked, the bots deciding for the other side in between. The first must be
   * legal, or the game fails; from a later one on that is not, the bots decide.
   */
  readonly opening: readonly Recorded[];
}

export interface Plan {
  /** Games of each line. */
  readonly games: number;
  /** Seed of the first game; game n (from 0) has seed + n. */
  readonly seed: number;
  readonly lines: readonly Line[];
  /** The position that is played on, from where its line stands; null for new games. */
  readonly from: Save | null;
  /** Who looks at the position: in every game the hand of the other side is dealt anew. Without it hands are as they are. */
  readonly viewer?: Side;
}

/** One game of a plan. */
export interface Task {
  readonly line: number;
  /** From 0. */
  readonly n: number;
}

/** The seed of a game: the same for every line. */
export const seedOf = (plan: Plan, n: number): number => plan.seed + n;

/** A line of a plan by its number; throws on one the plan does not have. */
export function lineOf(plan: Plan, index: number): Line {
  const line = plan.lines[index];
  if (!line) throw new Error(`no line ${index} in the plan`);
  return line;
}

/** What a candidate does, in short: its first decision's kind and what it names. */
function nameOf(decisions: readonly Decision[]): string {
  const [{ type, ...rest } = { type: 'bot' }] = decisions;
  return [type, ...Object.values(rest).map(String)].join(' ');
}

/**
 * Compares what a side might decide in a position: one line for each candidate, which is one decision or several that
 * the side makes one after another; without any the bot decides. All lines share their dice, their chance and the hands
 * that are dealt to the other side: the position is as `side` knows it.
 */
export function candidatePlan(
  save: Save,
  side: Side,
  candidates: readonly (readonly Decision[])[],
  setups: BySide<BotSetup>,
  games: number,
  seed: number,
): Plan {
  const lines = candidates.map((decisions) => ({
    name: nameOf(decisions),
    players: setups,
    opening: decisions.map((decision) => ({ side, decision })),
  }));
  return { games, seed, lines, from: save, viewer: side };
}
