// The arguments of npm run lab, checked before anything is read.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOT_KINDS, type BotKind } from '../../bots';
import { type BySide, SIDES, type Side } from '../../engine';

/** Something the person at the command line has to put right. */
export class Mistake extends Error {}

export interface PlayerChoice {
  readonly bot: BotKind;
  /** File of a card strategy. */
  readonly strategy: string | null;
}

export interface Settings {
  /** The first line, then what it is compared with. */
  readonly lines: readonly BySide<PlayerChoice>[];
  readonly games: number;
  readonly seed: number;
  readonly budget: number | null;
  readonly workers: number;
  /** Files. */
  readonly from: string | null;
  readonly pack: string | null;
  /** Who knows the position: the other hand is dealt anew in each game. */
  readonly viewer: Side | null;
  readonly gamesCsv: string | null;
  readonly cardsCsv: string | null;
  readonly json: boolean;
}

export const USAGE = `npm run lab -- [--axis <bot[:strategy.json]>] [--allies <bot[:strategy.json]>] [--games N] [--seed S]
  --axis, --allies  who plays the side: ${BOT_KINDS.join(', ')}, with a card strategy if one is named (random)
  --compare         another line, e.g. axis=greedy:blitz.json or axis=greedy,allies=planner; may be given again.
                    Sides not named play as in the first line; games with the same number share their dice.
  --games           games of each line (100)
  --seed            seed of the first game (1)
  --from            save whose position is played on
  --viewer          axis or allies: the hand of the other side is dealt anew in each game (hands as in the save)
  --pack            data pack (the built-in one)
  --budget          positions the planner may try per decision
  --workers         threads (${availableParallelism()})
  --games-csv       file for a row per game
  --cards-csv       file for a row per card
  --json            the last line is the report as one JSON object`;

const OPTIONS = {
  axis: { type: 'string', default: 'random' },
  allies: { type: 'string', default: 'random' },
  compare: { type: 'string', multiple: true, default: [] as string[] },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string' },
  workers: { type: 'string' },
  from: { type: 'string' },
  pack: { type: 'string' },
  viewer: { type: 'string' },
  'games-csv': { type: 'string' },
  'cards-csv': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  const isWhole = text.trim() !== '' && Number.isSafeInteger(value) && value >= least;
  if (!isWhole) throw new Mistake(`--${name}: a whole number from ${least} on is wanted, not ${JSON.stringify(text)}`);
  return value;
}

function playerIn(name: string, text: string): PlayerChoice {
  const colon = text.indexOf(':');
  const word = colon < 0 ? text : text.slice(0, colon);
  const bot = BOT_KINDS.find((kind) => kind === word);
  if (!bot) throw new Mistake(`--${name}: no bot ${JSON.stringify(word)}; there are ${BOT_KINDS.join(', ')}`);
  const strategy = colon < 0 ? null : text.slice(colon + 1);
  if (strategy === '') throw new Mistake(`--${name}: the file of the strategy is missing after the colon`);
  return { bot, strategy };
}

/** `axis=…`, `allies=…` or both with a comma between. */
function comparedIn(first: BySide<PlayerChoice>, text: string): BySide<PlayerChoice> {
  const line = { ...first };
  for (const part of text.split(/,(?=(?:axis|allies)=)/)) {
    const at = part.indexOf('=');
    const side = SIDES.find((one: Side) => one === part.slice(0, Math.max(at, 0)));
    if (!side) throw new Mistake(`--compare: axis=… or allies=… is wanted, not ${JSON.stringify(part)}`);
    line[side] = playerIn('compare', part.slice(at + 1));
  }
  return line;
}

function viewerIn(text: string | undefined, from: string | undefined): Side | null {
  if (text === undefined) return null;
  const side = SIDES.find((one) => one === text);
  if (!side) throw new Mistake(`--viewer: axis or allies is wanted, not ${JSON.stringify(text)}`);
  if (from === undefined) throw new Mistake('--viewer: it looks at the position of --from, which is missing');
  return side;
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}

/** The arguments after the name of the program; null when only the usage is asked for. Throws a `Mistake`. */
export function settingsOf(args: readonly string[]): Settings | null {
  const values = valuesIn(args);
  if (values.help) return null;
  const first = { axis: playerIn('axis', values.axis), allies: playerIn('allies', values.allies) };
  return {
    lines: [first, ...values.compare.map((text) => comparedIn(first, text))],
    games: wholeNumber('games', values.games, 1),
    seed: wholeNumber('seed', values.seed, Number.MIN_SAFE_INTEGER),
    budget: values.budget === undefined ? null : wholeNumber('budget', values.budget, 1),
    workers: values.workers === undefined ? availableParallelism() : wholeNumber('workers', values.workers, 1),
    from: values.from ?? null,
    pack: values.pack ?? null,
    viewer: viewerIn(values.viewer, values.from),
    gamesCsv: values['games-csv'] ?? null,
    cardsCsv: values['cards-csv'] ?? null,
    json: values.json,
  };
}
