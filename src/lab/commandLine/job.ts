// What the arguments of npm run lab name, read from files: the pack, the position, the strategies; all of it checked.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BotSetup } from '../../bots';
import { parseStrategy } from '../../bots/strategy/parseStrategy';
import { builtInPack } from '../../data/pack';
import { type BySide, parsePack, parseSave, type Save, type Side, type World } from '../../engine';
import type { Line, Plan } from '../plan';
import type { Job } from '../pool/protocol';
import { Mistake, type PlayerChoice, type Settings } from './settings';

export interface Experiment {
  readonly world: World;
  readonly job: Job;
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Mistake(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Fault {
  readonly path: string;
  readonly value?: unknown;
  readonly reason: string;
}

const told = ({ path, value, reason }: Fault): string =>
  `  ${path || 'the whole file'}: ${reason}${value === undefined ? '' : `, found ${JSON.stringify(value)}`}`;

/** Every fault of a file on a line of its own. */
const faulty = (file: string, faults: readonly Fault[]): Mistake =>
  new Mistake([`${file}:`, ...faults.map(told)].join('\n'));

function worldOf(file: string, pack: unknown): World {
  const world = parsePack(pack);
  if (!world.ok) throw faulty(file, world.error);
  return world.value;
}

function saveIn(world: World, file: string): Save {
  const save = parseSave(world, jsonIn(file));
  if (!save.ok) throw faulty(file, [{ path: save.error.path, reason: `${save.error.code}: ${save.error.reason}` }]);
  if (save.value.state.outcome) throw new Mistake(`${file}: the game is over`);
  return save.value;
}

function strategyIn(world: World, side: Side, file: string): BotSetup['strategy'] {
  const strategy = parseStrategy(world, jsonIn(file));
  if (!strategy.ok) throw faulty(file, strategy.error);
  if (strategy.value.side !== side)
    throw new Mistake(`${file}: a strategy of the ${strategy.value.side}, not of the ${side}`);
  return strategy.value;
}

function setupOf(world: World, side: Side, { bot, strategy }: PlayerChoice, budget: number | null): BotSetup {
  const document = strategy === null ? null : strategyIn(world, side, strategy);
  return { bot, strategy: document, ...(budget !== null && { budget }) };
}

const nameOf = ({ bot, strategy }: PlayerChoice): string =>
  strategy === null ? bot : `${bot}:${basename(strategy, '.json')}`;

const lineFrom = (world: World, { axis, allies }: BySide<PlayerChoice>, budget: number | null): Line => ({
  name: `${nameOf(axis)} – ${nameOf(allies)}`,
  players: { axis: setupOf(world, 'axis', axis, budget), allies: setupOf(world, 'allies', allies, budget) },
  opening: [],
});

/** Throws a `Mistake` that names the file, the place in it and the reason. */
export function experimentOf(settings: Settings): Experiment {
  const { games, seed, budget, lines, viewer } = settings;
  const pack = settings.pack === null ? builtInPack : jsonIn(settings.pack);
  const world = worldOf(settings.pack ?? 'built-in pack', pack);
  const plan: Plan = {
    games,
    seed,
    lines: lines.map((line) => lineFrom(world, line, budget)),
    from: settings.from === null ? null : saveIn(world, settings.from),
    ...(viewer && { viewer }),
  };
  return { world, job: { pack, plan } };
}
