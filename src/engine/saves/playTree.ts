// Plays recorded decisions again, in place: a line for a replay, a whole tree to open a saved game.
import { copyGame } from '../copy';
import { applyInPlace, judge } from '../decide';
import type { LogEntry } from '../log';
import { newGameInPlace } from '../newGame';
import type { Refusal } from '../refusal';
import type { GameState } from '../state';
import type { World } from '../world';
import type { Beginning, Recorded, SavedStep } from './record';

/** Why a recorded decision does not hold; without a refusal it makes no sense to the engine. */
export interface Unplayed {
  readonly refusal: Refusal | null;
  readonly reason: string;
}

/** Log entries outlive the state they were made from. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const begun = (world: World, { seed, script, variants }: Beginning) =>
  newGameInPlace(world, { seed, script, options: { variants: { ...variants } } });

/**
 * Plays one decision in place, or says why not. After a refusal the game stands where it stood;
 * without one it is spoilt, see `playAgain`.
 */
export function playRecorded(
  world: World,
  game: GameState,
  { side, decision }: Recorded,
  log: LogEntry[],
): Unplayed | null {
  try {
    const refusal = judge(world, game, side, decision);
    if (refusal) return { refusal, reason: refusal.code };
    applyInPlace(world, game, copied(decision), (entry) => log.push(copied(entry)));
    return null;
  } catch (error) {
    return { refusal: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The game after decisions that have held before. */
export function playAgain(world: World, beginning: Beginning, decisions: readonly Recorded[]): GameState {
  const { game } = begun(world, beginning);
  for (const { decision } of decisions) applyInPlace(world, game, copied(decision), () => {});
  return game;
}

/** A position of the tree. `game` changes afterwards: a visitor copies what it keeps. */
export interface Visit {
  readonly node: number;
  readonly game: GameState;
  readonly log: readonly LogEntry[];
  /** Decisions of the step that hold: all, or those before the first that does not. */
  readonly held: number;
}

/** The first decision of a step that does not hold. */
export interface StepFault extends Unplayed {
  readonly node: number;
  readonly at: number;
}

interface Play {
  readonly world: World;
  readonly beginning: Beginning;
  readonly steps: readonly SavedStep[];
  readonly visit: (visit: Visit) => void;
  readonly faults: StepFault[];
}

function decisionsBefore(steps: readonly SavedStep[], node: number): Recorded[] {
  const parent = steps[node - 1]?.parent ?? 0;
  return parent === 0 ? [] : [...decisionsBefore(steps, parent), ...(steps[parent - 1]?.decisions ?? [])];
}

/** Plays a step on a game of its own; whether it holds as a whole. */
function playStep(play: Play, node: number, game: GameState): boolean {
  const decisions = play.steps[node - 1]?.decisions ?? [];
  const log: LogEntry[] = [];
  for (const [at, recorded] of decisions.entries()) {
    const fault = playRecorded(play.world, game, recorded, log);
    if (!fault) continue;
    play.faults.push({ ...fault, node, at });
    if (at > 0) {
      const good = [...decisionsBefore(play.steps, node), ...decisions.slice(0, at)];
      const upTo = fault.refusal ? game : playAgain(play.world, play.beginning, good);
      play.visit({ node, game: upTo, log, held: at });
    }
    return false;
  }
  play.visit({ node, game, log, held: decisions.length });
  return true;
}

function childrenOf(steps: readonly SavedStep[]): number[][] {
  const children: number[][] = [[], ...steps.map(() => [])];
  for (const [index, { parent }] of steps.entries()) children[parent]?.push(index + 1);
  return children;
}

/**
 * Plays every step from where its parent led, and visits each position, parents first, in no other order.
 * A step that does not hold is a fault; nothing that follows it is visited.
 */
export function playTree(
  world: World,
  beginning: Beginning,
  steps: readonly SavedStep[],
  visit: (visit: Visit) => void,
): readonly StepFault[] {
  const play: Play = { world, beginning, steps, visit, faults: [] };
  const children = childrenOf(steps);
  const { game, log } = begun(world, beginning);
  visit({ node: 0, game, log, held: 0 });
  const waiting = [{ node: 0, game }];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const next = children[parent.node] ?? [];
    for (const [index, node] of next.entries()) {
      const own = index === next.length - 1 ? parent.game : copyGame(parent.game);
      if (playStep(play, node, own)) waiting.push({ node, game: own });
    }
  }
  return play.faults;
}
