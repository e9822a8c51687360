// npm run fuzz -- --games N --seed S: random legal games on the built-in pack. The last line is one JSON object.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtInPack } from '../data/pack';
import { parsePack, type World } from '../engine';
import { type FuzzedGame, fuzzGame, saveOf } from './fuzz';

interface Settings {
  games: number;
  seed: number;
  quiet: boolean;
}

function settings(): Settings {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const number = (text: string, name: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new Error(`--${name} wants a whole number, not ${text}`);
    return value;
  };
  return { games: number(values.games, 'games'), seed: number(values.seed, 'seed'), quiet: values.quiet };
}

function builtInWorld(): World {
  const parsed = parsePack(builtInPack);
  if (!parsed.ok) throw new Error(`the built-in pack is broken: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function report(world: World, game: FuzzedGame): void {
  const file = `fuzz-failure-${game.seed}.json`;
  writeFileSync(file, JSON.stringify(saveOf(world, game)));
  process.stdout.write(`seed ${game.seed}, decision ${game.decisions.length}: ${game.failure}\n  saved as ${file}\n`);
}

function run(): void {
  const { games, seed, quiet } = settings();
  const world = builtInWorld();
  const begin = process.hrtime.bigint();
  const totals = { games: 0, decisions: 0, failures: 0 };
  for (let n = 0; n < games; n += 1) {
    const game = fuzzGame(world, seed + n);
    totals.games += 1;
    totals.decisions += game.decisions.length;
    if (game.failure !== null) {
      totals.failures += 1;
      report(world, game);
    }
    if (!quiet && (n + 1) % 25 === 0) process.stdout.write(`${n + 1} of ${games} games\n`);
  }
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  process.stdout.write(`${JSON.stringify({ ...totals, seconds: Math.round(seconds * 100) / 100 })}\n`);
  process.exitCode = totals.failures > 0 ? 1 : 0;
}

run();
