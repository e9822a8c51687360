// What npm run bench measures: whole games, single calls on positions of random games, and a long game's save.
import { type BotKind, botDecision, botFor, type Chance, chanceOf } from '../../bots';
import { randomDecision } from '../../bots/randomDecision';
import {
  applyInPlace,
  copyGame,
  createSave,
  type Decision,
  decide,
  newGameInPlace,
  odds,
  options,
  parseSave,
  promptOf,
  type Recorded,
  type Side,
  type State,
  selectable,
  type UnitId,
  type World,
} from '../../engine';
import { saveOf } from '../fuzz';
import { microsOf, rateOf } from './clock';

type Decide = (state: State, chance: Chance) => Decision;

const byRandom =
  (world: World): Decide =>
  (state, chance) => {
    const decision = randomDecision(world, state, chance);
    if (decision === null) throw new Error('nothing can be decided');
    return decision;
  };

function byBot(world: World, kind: BotKind): Decide {
  const bot = botFor({ bot: kind, strategy: null });
  return (state, chance) => botDecision(world, state, bot, chance);
}

/** A position at which a side has decided something. */
interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly decision: Decision;
}

/** Plays a game to its end, or until `look` has seen enough. */
function play(world: World, seed: number, choose: Decide, look: (moment: Moment) => 'on' | 'enough'): State {
  const { game } = newGameInPlace(world, { seed });
  const chance = chanceOf(seed);
  while (game.outcome === null) {
    const side = promptOf(game)?.side ?? game.active;
    const decision = choose(game, chance);
    if (look({ state: game, side, decision }) === 'enough') return game;
    applyInPlace(world, game, decision, () => {});
  }
  return game;
}

/** Games of one kind of player, without the laws being checked. */
export function gamesPerSecond(world: World, kind: BotKind, seconds: number) {
  const choose = kind === 'random' ? byRandom(world) : byBot(world, kind);
  let [seed, decisions] = [0, 0];
  const rate = rateOf(seconds, () => {
    seed += 1;
    play(world, seed, choose, () => {
      decisions += 1;
      return 'on';
    });
  });
  return { ...rate, decisionsPerGame: Math.round(decisions / seed) };
}

/** Decisions of a bot along random games. */
export function decisionsPerSecond(world: World, kind: BotKind, seconds: number) {
  const [choose, chance] = [byBot(world, kind), chanceOf(1)];
  let next = 0;
  const all = momentsOf(world, 200);
  return rateOf(seconds, () => {
    const moment = all[next % all.length];
    next += 1;
    if (moment) choose(moment.state, chance);
  });
}

/** So many moments, spread over random games, each with a position of its own. */
function momentsOf(world: World, count: number): Moment[] {
  const found: Moment[] = [];
  for (let seed = 1; found.length < count; seed += 1) {
    let n = 0;
    play(world, seed, byRandom(world), ({ state, side, decision }) => {
      n += 1;
      if (n % 7 === 0) found.push({ state: copyGame(state), side, decision });
      return found.length < count ? 'on' : 'enough';
    });
  }
  return found;
}

/** Usable units by where they stand; the selections a one-step bot asks about. */
function stacksIn(world: World, state: State): UnitId[][] {
  const stacks = new Map<string, UnitId[]>();
  for (const { unit } of selectable(world, state, 'legal')) {
    const place = state.units[unit]?.at ?? '';
    const key = place in state.occupants ? place : unit;
    stacks.set(key, [...(stacks.get(key) ?? []), unit]);
  }
  return [...stacks.values()];
}

/** Single calls, in microseconds: each on a position that nothing has been asked about. */
export const microseconds = (world: World, count: number) => ({
  decide: microsOf(momentsOf(world, count).map((one) => () => void decide(world, one.state, one.side, one.decision))),
  applyInPlace: microsOf(
    momentsOf(world, count).map(({ state, decision }) => {
      const game = copyGame(state);
      return () => applyInPlace(world, game, decision, () => {});
    }),
  ),
  copyGame: microsOf(
    momentsOf(world, count).map(
      ({ state }) =>
        () =>
          void copyGame(state),
    ),
  ),
  selectable: microsOf(
    momentsOf(world, count).map(
      ({ state }) =>
        () =>
          void selectable(world, state, 'legal'),
    ),
  ),
  options: microsOf(callsOf(world, count, (state, stack) => void options(world, state, stack))),
  optionsWithReasons: microsOf(callsOf(world, count, (state, stack) => void options(world, state, stack, 'all'))),
  odds: microsOf(oddsCalls(world, count)),
});

const callsOf = (world: World, count: number, ask: (state: State, stack: UnitId[]) => void) =>
  momentsOf(world, count).flatMap(({ state }) => stacksIn(world, state).map((stack) => () => ask(state, stack)));

const oddsCalls = (world: World, count: number) =>
  momentsOf(world, count).flatMap(({ state, side }) =>
    stacksIn(world, state)
      .flatMap((stack) => options(world, state, stack))
      .filter(({ decision }) => decision.type === 'attack' || decision.type === 'airAttack')
      .map(
        ({ decision }) =>
          () =>
            void odds(world, state, side, decision),
      ),
  );

/** The first random game that reaches a turn, as it stands at its first decision there. */
function gameAt(world: World, turn: number) {
  for (let seed = 1; ; seed += 1) {
    const decisions: Recorded[] = [];
    const state = play(world, seed, byRandom(world), (moment) => {
      if (moment.state.turn >= turn) return 'enough';
      decisions.push({ side: moment.side, decision: moment.decision });
      return 'on';
    });
    if (state.turn >= turn) return { seed, decisions, failure: null, state: copyGame(state) };
  }
}

/** Size of a save in the last turn, and what it takes to write and to read (which plays it again). */
export function saveInTurn(world: World, turn: number) {
  const game = gameAt(world, turn);
  const { decisions } = game;
  const save = saveOf(world, game);
  const text = JSON.stringify(save);
  const times = Array.from({ length: 20 });
  return {
    turn,
    decisions: decisions.length,
    bytes: text.length,
    write: microsOf(times.map(() => () => void JSON.stringify(createSave(world, save, save.state)))),
    read: microsOf(times.map(() => () => void parseSave(world, JSON.parse(text)))),
  };
}
