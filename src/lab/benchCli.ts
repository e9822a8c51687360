// npm run bench: speed of the engine and of the bots, one JSON object a line. Times in microseconds unless named.
// perCpuSecond counts seconds of the processor, perSecond those on the wall.
import { parseArgs } from 'node:util';
import { builtInPack } from '../data/pack';
import { parsePack, type World } from '../engine';
import { decisionsPerSecond, gamesPerSecond, microseconds, saveInTurn } from './bench/measures';

/** Positions that single calls are measured on. */
const POSITIONS = 400;

function secondsEach(): number {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds wants a number above 0, not ${values.seconds}`);
  return seconds;
}

function builtInWorld(): World {
  const parsed = parsePack(builtInPack);
  if (!parsed.ok) throw new Error(`the built-in pack is broken: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function print(what: string, figures: object): void {
  process.stdout.write(`${JSON.stringify({ what, ...figures })}\n`);
}

/** One line a measure: games, decisions of bots that are slow to play whole games, single calls, a save. */
function run(): void {
  const seconds = secondsEach();
  const world = builtInWorld();
  print('random games', gamesPerSecond(world, 'random', seconds));
  print('greedy games', gamesPerSecond(world, 'greedy', seconds));
  print('planner decisions', decisionsPerSecond(world, 'planner', seconds));
  for (const [call, figures] of Object.entries(microseconds(world, POSITIONS))) print(call, figures);
  print('save', saveInTurn(world, world.turns));
}

run();
