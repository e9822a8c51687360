// What many games give together: sums and histograms, the same in whatever order the games come, and a short row for each.
import {
  type AreaId,
  type BySide,
  type CardId,
  EVENT_KINDS,
  type EventKind,
  type NationId,
  type Side,
  type World,
} from '../../engine';
import type { Plan } from '../plan';
import { CLAUSES, type Clause, ENDINGS, type Ending } from '../playedGame';
import { typeOfUnit } from '../watching/board';
import { type Histogram, noValues } from './histogram';

/** Games, and those of them that were won. */
export interface Wins {
  games: number;
  wins: number;
}

export interface CurveTally {
  points: BySide<Histogram>;
  victory: Histogram;
  areas: Histogram;
  hands: BySide<Histogram>;
  lost: BySide<Histogram>;
  spent: BySide<Histogram>;
}

/** Wins are those of the card's own side. */
export interface CardTally {
  side: Side;
  event: EventKind;
  /** Games in which it was in hand in some turn. */
  held: Wins;
  /** Games in which it was in hand in turn 1, 2, … */
  heldInTurn: Wins[];
  /** Games in which it was played, whatever for. */
  playedIn: Wins;
  turnsHeld: number;
  eventFirst: number;
  pointsFirst: number;
  sprung: number;
  eventDid: number;
}

export interface AreaTally {
  /** First turn in which a side took it, of the games in which it did. */
  taken: BySide<Histogram>;
  fights: number;
  /** Games in which it was fought over. */
  foughtIn: number;
}

/** Results of one line; only games without a fault count. */
export interface LineResults {
  name: string;
  games: number;
  failures: number;
  wins: BySide<number>;
  endings: Record<Ending, number>;
  /** Axis decisions in which the condition was met, and those in which no other was (R1.3). */
  clauses: Record<Clause, { met: number; alone: number }>;
  decisions: Histogram;
  turns: Histogram;
  /** Turn 1, 2, … when its hands had been chosen; games that had ended or not begun are not in it. */
  curve: CurveTally[];
  /** Games that reached turn 1, 2, …, and those of them that each side won. */
  reached: BySide<Wins>[];
  end: CurveTally;
  cards: Record<CardId, CardTally>;
  /** Games in which an event of the kind did something. */
  events: Record<EventKind, number>;
  areas: Record<AreaId, AreaTally>;
  /** First turn in which a nation came to a side, of the games in which it did. */
  joined: Record<NationId, BySide<Histogram>>;
  /** By nation and type (`DE LF`): units, and games in which one was mobilized. */
  mobilized: Record<string, { units: number; games: number }>;
  impulses: BySide<number>;
  passes: BySide<number>;
}

/** What is kept of each game. */
export interface GameRow {
  readonly line: number;
  readonly n: number;
  readonly seed: number;
  readonly winner: Side | null;
  readonly ending: Ending | null;
  readonly clauses: readonly Clause[];
  readonly turns: number;
  readonly decisions: number;
  readonly axisPoints: number | null;
  readonly axisAreas: number | null;
  readonly trail: readonly number[];
  readonly failure: string | null;
}

/** Plain JSON. */
export interface Results {
  readonly lines: LineResults[];
  /** By number of the game, then line. */
  readonly rows: GameRow[];
}

const bothSides = <T>(make: () => T): BySide<T> => ({ axis: make(), allies: make() });
const zeros = (): BySide<number> => bothSides(() => 0);
const noWins = (): Wins => ({ games: 0, wins: 0 });

function record<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

const noCurve = (): CurveTally => ({
  points: bothSides(noValues),
  victory: noValues(),
  areas: noValues(),
  hands: bothSides(noValues),
  lost: bothSides(noValues),
  spent: bothSides(noValues),
});

const perTurn = <T>({ turns }: World, make: () => T): T[] => Array.from({ length: turns }, make);

const noUse = (world: World, side: Side, event: EventKind): CardTally => ({
  ...{ side, event, held: noWins(), heldInTurn: perTurn(world, noWins), playedIn: noWins(), turnsHeld: 0 },
  ...{ eventFirst: 0, pointsFirst: 0, sprung: 0, eventDid: 0 },
});

const noCards = (world: World): Record<CardId, CardTally> =>
  Object.fromEntries(world.cards.map(({ id, side, event }) => [id, noUse(world, side, event)]));

const ids = <K extends string>(defs: readonly { readonly id: K }[]): K[] => defs.map(({ id }) => id);

const noGames = (world: World, name: string): LineResults => ({
  ...{ name, games: 0, failures: 0, wins: zeros() },
  endings: record(ENDINGS, () => 0),
  clauses: record(CLAUSES, () => ({ met: 0, alone: 0 })),
  ...{ decisions: noValues(), turns: noValues(), curve: perTurn(world, noCurve) },
  ...{ reached: perTurn(world, () => bothSides(noWins)), end: noCurve() },
  cards: noCards(world),
  events: record(EVENT_KINDS, () => 0),
  areas: record(ids(world.areas), () => ({ taken: bothSides(noValues), fights: 0, foughtIn: 0 })),
  joined: record(ids(world.nations), () => bothSides(noValues)),
  mobilized: record(
    world.units.map(({ id }) => typeOfUnit(world, id)),
    () => ({ units: 0, games: 0 }),
  ),
  ...{ impulses: zeros(), passes: zeros() },
});

/** Results of a plan before any game: every card, area and nation is there, with nothing counted. */
export const emptyResults = (world: World, plan: Plan): Results => ({
  lines: plan.lines.map(({ name }) => noGames(world, name)),
  rows: [],
});
