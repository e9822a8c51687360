// Playing an impulse out from a candidate decision: the greedy bot for both sides, cards and dice as they were dealt.
import {
  applyInPlace,
  copyGame,
  type Decision,
  type GameState,
  promptOf,
  type Side,
  type State,
  type World,
} from '../../engine';
import { greedyDecision } from '../greedy/greedy';
import { evaluate } from './evaluation';

/** Decisions after which a line is judged as it stands. */
const MOST_DECISIONS = 40;

const nothing = (): void => {};

/** The side's impulse is over when the other side has its own, or the turn goes on to its end. */
function isOver(game: GameState, side: Side, turn: number): boolean {
  const prompt = promptOf(game);
  if (prompt === null || game.turn !== turn) return true;
  if (prompt.at === 'chooseHand' || prompt.at === 'recovery' || prompt.at === 'controllers') return true;
  return prompt.at === 'impulse' && prompt.side !== side;
}

/** Worth of a decision to the side, over one dealing of what is hidden. */
export function playOut(world: World, dealt: State, side: Side, decision: Decision): number {
  const game = copyGame(dealt);
  const { turn } = game;
  applyInPlace(world, game, decision, nothing);
  for (let count = 0; count < MOST_DECISIONS && !isOver(game, side, turn); count += 1) {
    applyInPlace(world, game, greedyDecision(world, game), nothing);
  }
  return evaluate(world, game, side);
}
