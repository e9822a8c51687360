// A table with the built-in game, and hands that play it, for tests of the store.

import { chanceOf } from '../../src/bots/chance';
import { randomDecision } from '../../src/bots/randomDecision';
import type { AreaId, CardId, Decision, NationId, Recorded, Side, UnitId } from '../../src/engine';
import { fuzzGame } from '../../src/lab/fuzz';
import {
  type AmbushMode,
  builtInWorld,
  createMemoryStorage,
  createTableStore,
  type Preferences,
  type Storage,
  type TableState,
  type TableStore,
} from '../../src/store';

export const world = builtInWorld();

/** A clock that goes on by a second at every look. */
function ticking(start: number): () => number {
  let time = start;
  return () => {
    time += 1000;
    return time;
  };
}

/** An empty table; two that are laid at the same time are alike in everything. */
export const tableWith = (storage: Storage = createMemoryStorage(), laidAt = 1_700_000_000_000): TableStore =>
  createTableStore({ world, storage, now: ticking(laidAt) });

/** A new game, still behind the curtain. */
export function startedTable(storage?: Storage, script: readonly number[] = [], seed = 7): TableStore {
  const table = tableWith(storage);
  table.getState().newGame({ seed, name: 'Test', script });
  return table;
}

/** Everything the screen can read, as text: all but the pack and what is the store's own. */
export function screenText(table: TableStore): string {
  const { world: _, state: __, ...shown } = table.getState();
  return JSON.stringify(shown);
}

export function stateIn(table: TableStore): NonNullable<TableState['state']> {
  const { state } = table.getState();
  if (!state) throw new Error('no game on the table');
  return state;
}

export function sitDown(table: TableStore): void {
  if (table.getState().curtain) table.getState().liftCurtain();
}

/** Submits a decision that has to be legal, for whoever is asked. */
export function play(table: TableStore, decision: Decision): void {
  sitDown(table);
  const refusal = table.getState().submit(decision);
  if (refusal) throw new Error(`${decision.type} refused: ${JSON.stringify(refusal)}`);
}

function found<T extends { id: string }>(things: readonly T[], id: string): T['id'] {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`the pack has no ${id}`);
  return thing.id;
}

export const unit = (id: string): UnitId => found(world.units, id) as UnitId;
export const area = (id: string): AreaId => found(world.areas, id) as AreaId;
export const nation = (id: string): NationId => found(world.nations, id) as NationId;

/** The first card whose id begins like this. */
export function card(start: string): CardId {
  const first = world.cards.find(({ id }) => id.startsWith(start));
  if (!first) throw new Error(`the pack has no ${start}`);
  return first.id;
}

/** The card of a pile at a place. */
export function cardAt(pile: readonly CardId[], index: number): CardId {
  const found = pile[index];
  if (found === undefined) throw new Error(`no card ${index} in the pile`);
  return found;
}

/** Plays up to `count` random decisions, by a number that makes them repeatable. */
export function playRandomly(table: TableStore, seed: number, count: number, look: () => void = () => {}): void {
  const chance = chanceOf(seed);
  for (let made = 0; made < count && stateIn(table).outcome === null; made += 1) {
    look();
    sitDown(table);
    look();
    const decision = randomDecision(world, stateIn(table), chance);
    if (!decision) throw new Error('nothing can be decided');
    play(table, decision);
  }
}

/** The first `count` decisions of a random game that has as many. */
export function longGame(count: number): { readonly seed: number; readonly decisions: readonly Recorded[] } {
  for (const seed of [49, 79, 46, 58, 55, 29]) {
    const { decisions } = fuzzGame(world, seed);
    if (decisions.length >= count) return { seed, decisions: decisions.slice(0, count) };
  }
  throw new Error(`no game of ${count} decisions`);
}

/** Cards of a side's deck to choose as a hand now: those that begin like `wanted`, then the first others. */
export function handFor(table: TableStore, side: Side, size: number, ...wanted: string[]): CardId[] {
  const first = wanted.map(card);
  return [...first, ...stateIn(table).cards[side].deck.filter((card) => !first.includes(card))].slice(0, size);
}

function chooseHand(table: TableStore, wanted: Readonly<Record<Side, readonly string[]>>): void {
  sitDown(table);
  const { prompt } = table.getState();
  if (prompt?.at !== 'chooseHand') throw new Error('no hand is chosen now');
  play(table, { type: 'chooseHand', cards: handFor(table, prompt.side, prompt.size, ...wanted[prompt.side]) });
}

/** Instructions for both sides that name no area. */
export const standing = (axis: AmbushMode, allies: AmbushMode): Preferences['ambush'] => ({
  axis: { mode: axis, areas: [] },
  allies: { mode: allies, areas: [] },
});

export const noWish = { axis: [], allies: [] };

/** A game in turn 1 after the axis has chosen its hand, the axis at the table (R6.2). */
export function turnOne(storage?: Storage, script: readonly number[] = []): TableStore {
  const table = startedTable(storage, script);
  chooseHand(table, noWish);
  return table;
}

/** A game in turn 2 after both have chosen their hands, nothing having happened in turn 1. */
export function turnTwo(storage?: Storage, wanted: Readonly<Record<Side, readonly string[]>> = noWish): TableStore {
  const table = turnOne(storage);
  play(table, { type: 'pass' });
  play(table, { type: 'pass' });
  chooseHand(table, wanted);
  chooseHand(table, wanted);
  return table;
}

/** A position in turn 2 where the axis can spend points: the first of its cards is on the table. */
export function axisPoints(storage?: Storage, allies: readonly string[] = []): TableStore {
  const table = turnTwo(storage, { axis: [], allies });
  play(table, { type: 'pass' });
  sitDown(table);
  play(table, { type: 'playCard', card: cardAt(stateIn(table).cards.axis.hand, 0), first: 'points' });
  return table;
}

/** An infantry unit enters Warsaw, where Polish units may ambush it (R14.1). */
export const intoWarsaw = (): Decision => ({ type: 'move', group: [unit('DE-LF-7')], path: [area('warsaw')] });
