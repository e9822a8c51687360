// A small war for the lab: games of a few turns in some milliseconds each.
import type { BotSetup } from '../../src/bots';
import { parsePack } from '../../src/engine';
import type { Line, Plan } from '../../src/lab/plan';
import type { PlayedGame } from '../../src/lab/playedGame';
import { playGame, unplayedGame } from '../../src/lab/playGame';
import { toyPack } from '../support/packs/toyPack';

export const pack = toyPack({
  areas: {
    Berlin: 'land DE red',
    Ruhr: 'land DE black',
    Warsaw: 'land PL black',
    Paris: 'land FR red',
    Belgium: 'land BE',
    London: 'land GB red vp2',
    Channel: 'sea GB allies',
  },
  adjacency: 'Berlin-Ruhr-Belgium-Paris-Channel-London Berlin-Warsaw Ruhr-Paris Belgium-Channel',
  setup: {
    Berlin: 'DE TF LF*3 AF',
    Ruhr: 'DE LF*2',
    Warsaw: 'PL LF',
    Paris: 'FR LF*2 AF',
    London: 'GB LF AF',
    Channel: 'GB NF, DE SS*2',
  },
  pool: 'DE LF*2, GB LF*2, FR LF',
  newWeapons: 'DE TF, GB TF',
  ratings: { 'DE SS': { attack: 5 } },
  nations: { BE: 'neutral allies' },
  roles: { germany: 'DE', britain: 'GB', centralAtlantic: 'Channel', seaLionTargets: ['London'] },
  turns: 3,
  firstHands: { axis: 4, allies: 3 },
});

const parsed = parsePack(pack);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));

export const world = parsed.value;

export const random: BotSetup = { bot: 'random', strategy: null };
export const line = (name: string, more: Partial<Line> = {}): Line => ({
  name,
  players: { axis: random, allies: random },
  opening: [],
  ...more,
});

/** Six games from seed 1 of one line of random play. */
export const planOf = (more: Partial<Plan> = {}): Plan => ({
  games: 6,
  seed: 1,
  lines: [line('random')],
  from: null,
  ...more,
});

/** Every game of a plan, one after the other. */
export const gamesOf = (plan: Plan): PlayedGame[] =>
  Array.from({ length: plan.games }, (_, n) => n).flatMap((n) =>
    plan.lines.map((_, index) => playGame(world, plan, index, n)),
  );

/** A sound game that one side won by sudden death, with what is told about it. */
export const wonGame = (n: number, winner: 'axis' | 'allies', more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...unplayedGame(planOf(), { line: 0, n }, ''),
  outcome: { winner, kind: 'suddenDeath', rule: 'R1.2', axisPoints: 0, axisAreas: 0, axisHoldsBerlin: false },
  ending: `${winner}Sudden`,
  decisions: 10,
  turns: 2,
  failure: null,
  ...more,
});
