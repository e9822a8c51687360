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
const MOST_DECISIONS = 60;

const nothing = (): void => {};

const ENDS_TURN = ['chooseHand', 'recovery', 'controllers'];

/** A line ends with the turn at the latest: what comes then hangs on hands nobody has chosen yet. */
function isOver(game: GameState, turn: number): boolean {
  const prompt = promptOf(game);
  return prompt === null || game.turn !== turn || ENDS_TURN.includes(prompt.at);
}

/** Worth of a decision to the side, over one dealing of what is hidden, `impulses` further impulses played. */
export function playOut(world: World, dealt: State, side: Side, decision: Decision, impulses: number): number {
  const game = copyGame(dealt);
  const { turn } = game;
  applyInPlace(world, game, decision, nothing);
  let left = impulses;
  for (let count = 0; count < MOST_DECISIONS && !isOver(game, turn); count += 1) {
    if (promptOf(game)?.at === 'impulse') left -= 1;
    if (left < 0) break;
    applyInPlace(world, game, greedyDecision(world, game), nothing);
  }
  return evaluate(world, game, side);
}
