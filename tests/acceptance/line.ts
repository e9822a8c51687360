// Plays a line from the first decision of a new game. Every decision must be legal, and must use up exactly the dice
// that are written beside it.
import { type GameState, newGame, type World } from '../../src/engine';
import { Game } from '../support/game';
import { type Chapters, recordingOf, type Step } from './notation';

/** A chapter played: the game before it, and after it with the facts of the whole chapter as its log. */
export interface Played {
  readonly before: Game;
  readonly after: Game;
}

const diceLeft = ({ state }: Game): number => state.dice.scripted.length;

/** Dice that came from the generator because the script had run out. */
const isUnscripted = (before: Game, after: Game): boolean => `${before.state.dice.rng}` !== `${after.state.dice.rng}`;

function playStep(game: Game, { side, decision, dice }: Step, where: string): Game {
  const refusal = game.refusal(side, decision);
  if (refusal) throw new Error(`${where}: ${JSON.stringify({ side, decision, refusal, asked: game.prompt })}`);
  const after = game.decide(side, decision);
  const used = diceLeft(game) - diceLeft(after);
  if (used !== dice.length) throw new Error(`${where}: ${used} dice used up, ${dice.length} written down`);
  if (isUnscripted(game, after)) throw new Error(`${where}: more dice used up than the script has`);
  return after;
}

function playChapter(before: Game, name: string, steps: readonly Step[]): Played {
  let game = before;
  const log = [];
  for (const [index, step] of steps.entries()) {
    game = playStep(game, step, `${name}, step ${index + 1}`);
    log.push(...game.log);
  }
  return { before, after: new Game(game.world, game.state, log) };
}

/** Plays the chapters one after the other, by name. Throws where a decision is refused or dice do not fit. */
export function* playChapters(world: World, chapters: Chapters): Generator<[name: string, played: Played]> {
  const { seed, script } = recordingOf(chapters);
  let game = new Game(world, newGame(world, { seed, script }) as GameState);
  for (const [name, steps] of Object.entries(chapters)) {
    const played = playChapter(game, name, steps);
    yield [name, played];
    game = played.after;
  }
}

/** All chapters of a line, played. */
export const playLine = (world: World, chapters: Chapters): ReadonlyMap<string, Played> =>
  new Map(playChapters(world, chapters));

/** The chapters up to and including one of them. */
export function upTo(chapters: Chapters, last: string): Chapters {
  const names = Object.keys(chapters);
  const end = names.indexOf(last);
  if (end < 0) throw new Error(`no chapter ${last}`);
  return Object.fromEntries(Object.entries(chapters).slice(0, end + 1));
}
