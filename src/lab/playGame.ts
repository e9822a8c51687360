// One game of a plan: the same plan, line and number give the same game wherever it is played.
import { type Bot, botDecision, botFor, type Chance, chanceOf } from '../bots';
import {
  applyInPlace,
  type BySide,
  type Decision,
  type GameState,
  judge,
  newGameInPlace,
  type Outcome,
  type PromptFrame,
  promptOf,
  type Recorded,
  type World,
} from '../engine';
import { type Deal, dealFor, pilesWith } from './dealing';
import { lineOf, type Plan, seedOf, type Task } from './plan';
import type { Clause, Ending, PlayedGame } from './playedGame';
import { watchBoard } from './watching/board';
import { watchCards } from './watching/cards';
import { watchCurve } from './watching/curve';
import { watchTrail } from './watching/trail';
import { type Watch, watchAll } from './watching/watch';

/** Decisions after which a game counts as one without end. */
const MOST_DECISIONS = 20_000;

interface Playing {
  readonly world: World;
  readonly game: GameState;
  readonly bots: BySide<Bot>;
  readonly chances: BySide<Chance>;
  /** What is left of the opening. */
  opening: Recorded[];
  decisions: number;
}

/** Streams of chance of one game: what one side's bot draws never changes what the other's does. */
const streamOf = (seed: number, use: 'axis' | 'allies' | 'deal'): Chance =>
  chanceOf(3 * seed + ['axis', 'allies', 'deal'].indexOf(use));

/** The hidden hand of the starting position as it is dealt in a game; null where nothing is hidden. */
export function dealOf(world: World, { from, viewer }: Plan, seed: number): Deal | null {
  return from && viewer ? dealFor(world, from, viewer, streamOf(seed, 'deal')) : null;
}

/** The dice follow the seed; the position of a save is copied, with the hands that are dealt. */
function startOf(world: World, plan: Plan, seed: number): GameState {
  const { game } = newGameInPlace(world, { seed });
  if (!plan.from) return game;
  const start = { ...(structuredClone(plan.from.state) as GameState), dice: game.dice };
  const deal = dealOf(world, plan, seed);
  if (deal) start.cards[deal.side] = pilesWith(world, start.cards[deal.side], deal);
  return start;
}

function begin(world: World, plan: Plan, { line, n }: Task): Playing {
  const { players, opening } = lineOf(plan, line);
  const seed = seedOf(plan, n);
  return {
    world,
    game: startOf(world, plan, seed),
    bots: { axis: botFor(players.axis), allies: botFor(players.allies) },
    chances: { axis: streamOf(seed, 'axis'), allies: streamOf(seed, 'allies') },
    opening: structuredClone([...opening]),
    decisions: 0,
  };
}

/** The next decision of the opening if it is its turn; an illegal one ends the opening. */
function openingDecision(playing: Playing, prompt: PromptFrame, isFirst: boolean): Decision | null {
  const [next, ...rest] = playing.opening;
  if (next?.side !== prompt.side) return null;
  const refusal = judge(playing.world, playing.game, prompt.side, next.decision);
  if (refusal && isFirst) throw new Error(`the opening is refused: ${refusal.code}`);
  playing.opening = refusal ? [] : rest;
  return refusal ? null : next.decision;
}

function botsDecision({ world, game, bots, chances }: Playing, { side }: PromptFrame): Decision {
  const bot = bots[side];
  const decision = botDecision(world, game, bot, chances[side]);
  const refusal = judge(world, game, side, decision);
  if (refusal) throw new Error(`refused to the ${bot.kind} bot: ${refusal.code} ${JSON.stringify(decision)}`);
  return decision;
}

function playOn(playing: Playing, openingLength: number, watch: Required<Watch>): void {
  const { world, game } = playing;
  while (game.outcome === null) {
    const prompt = promptOf(game);
    if (prompt === null) throw new Error('nobody is asked');
    if (playing.decisions >= MOST_DECISIONS) throw new Error(`more than ${MOST_DECISIONS} decisions`);
    const isFirst = playing.opening.length === openingLength;
    const decision = openingDecision(playing, prompt, isFirst) ?? botsDecision(playing, prompt);
    watch.before(game, prompt, decision);
    playing.decisions += 1;
    applyInPlace(world, game, decision, (entry) => watch.entry(entry, game));
  }
  watch.end(game);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Plays a game to its end before the eyes of watches; what went wrong, or null. Never throws for a fault of the game. */
function playThrough(playing: Playing, watch: Required<Watch>): string | null {
  try {
    playOn(playing, playing.opening.length, watch);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const endingOf = ({ winner, kind }: Outcome): Ending => `${winner}${kind === 'suddenDeath' ? 'Sudden' : 'Decision'}`;

function clausesOf({ victory }: World, { winner, kind, axisHoldsBerlin, axisPoints, axisAreas }: Outcome): Clause[] {
  if (winner !== 'axis' || kind !== 'decision') return [];
  const met = { berlin: axisHoldsBerlin, points: axisPoints >= victory.points, areas: axisAreas >= victory.areas };
  return (['berlin', 'points', 'areas'] as const).filter((clause) => met[clause]);
}

function howItEnded(world: World, outcome: Outcome | null): Pick<PlayedGame, 'outcome' | 'ending' | 'clauses'> {
  if (outcome === null) return { outcome, ending: null, clauses: [] };
  return { outcome: { ...outcome }, ending: endingOf(outcome), clauses: clausesOf(world, outcome) };
}

function played(world: World, plan: Plan, task: Task, watch: Watch): PlayedGame {
  const playing = begin(world, plan, task);
  const { game } = playing;
  const [curve, cards, board, trail] = [watchCurve(world), watchCards(world), watchBoard(world), watchTrail()];
  const failure = playThrough(playing, watchAll([curve, cards, board, trail, watch]));
  return {
    ...task,
    seed: seedOf(plan, task.n),
    ...howItEnded(world, failure === null ? game.outcome : null),
    decisions: playing.decisions,
    turns: game.turn,
    curve: curve.curve,
    end: curve.last,
    cards: cards.uses,
    events: cards.events(),
    ...board.facts,
    trail: trail.trail,
    failure,
  };
}

/** Plays one game of a plan. Never throws: a fault of a bot or of the engine is the game's `failure`. `watch` looks on as well. */
export function playGame(world: World, plan: Plan, line: number, n: number, watch: Watch = {}): PlayedGame {
  try {
    return played(world, plan, { line, n }, watch);
  } catch (error) {
    return unplayedGame(plan, { line, n }, reasonOf(error));
  }
}

/** A game that could not be played, e.g. because its worker died. */
export const unplayedGame = (plan: Plan, { line, n }: Task, failure: string): PlayedGame => ({
  line,
  n,
  seed: seedOf(plan, n),
  ...{ outcome: null, ending: null, clauses: [], decisions: 0, turns: 0, curve: [], end: null },
  ...{ cards: {}, events: [], areas: {}, joined: {}, mobilized: {} },
  ...{ impulses: { axis: 0, allies: 0 }, passes: { axis: 0, allies: 0 }, trail: [] },
  failure,
});
