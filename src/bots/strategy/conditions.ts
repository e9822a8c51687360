// Whether a condition of a strategy holds: from what lies open, and the side's own hand (R6.4).
import {
  basePoints,
  type CardId,
  controllingSide,
  isWinter,
  type NationId,
  SIDES,
  type Side,
  type State,
  sideOfUnit,
  type UnitId,
  type World,
} from '../../engine';
import type { Bounds, CardName, Condition, Counting, Owner, Turns } from './document';
import { cardsNamed } from './named';

interface Table {
  readonly world: World;
  readonly seen: State;
  readonly side: Side;
}

const within = (figure: number, { atLeast, atMost }: Bounds): boolean =>
  figure >= (atLeast ?? (atMost === undefined ? 1 : 0)) && figure <= (atMost ?? Number.POSITIVE_INFINITY);

/** Whether a turn is among these. */
export const isTurnIn = (turn: number, [first, last]: Turns): boolean => first <= turn && turn <= last;

function isControlled({ world, seen }: Table, { control, by }: Extract<Condition, { control: unknown }>): boolean {
  const holder = controllingSide(world, seen, control) ?? 'neutral';
  return holder === by || seen.control[control] === by;
}

function standingOf({ seen }: Table, nation: NationId) {
  const state = seen.nations[nation];
  return state?.surrendered ? 'surrendered' : state?.side;
}

/** Cards of one pile of their owners that are so named. */
function namedIn({ world, seen, side }: Table, name: CardName, pile: 'hand' | 'played' | 'undeveloped'): number {
  const named = cardsNamed(world, side, name);
  return named.filter((card) => seen.cards[card.side][pile].includes(card.id)).length;
}

/** R6.4: cards of the other side's hand cannot be asked for. */
const inOwnHand = ({ world, seen, side }: Table, name: CardName): number =>
  cardsNamed(world, side, name).filter(({ id }) => seen.cards[side].hand.includes(id as CardId)).length;

const isSide = (owner: Owner): owner is Side => SIDES.some((side) => side === owner);

const belongs = ({ world, seen }: Table, unit: UnitId, owner: Owner): boolean =>
  isSide(owner) ? sideOfUnit(world, seen, unit) === owner : world.unitById[unit]?.nation === owner;

function spentUnits(table: Table, owner: Owner): number {
  const { world, seen } = table;
  return world.units.filter(({ id }) => seen.units[id]?.spent && belongs(table, id, owner)).length;
}

function unitsOf(table: Table, { units, in: area }: Extract<Counting, { units: unknown }>): number {
  const { occupants } = table.seen;
  const here = area === undefined ? Object.values(occupants).flat() : (occupants[area] ?? []);
  return here.filter((unit) => belongs(table, unit, units)).length;
}

function figureOf(table: Table, counting: Counting): number {
  const { world, seen, side } = table;
  if ('track' in counting) return seen.nations[counting.track]?.track ?? 0;
  if ('bases' in counting) return basePoints(world, seen, counting.bases);
  if ('hand' in counting) return inOwnHand(table, counting.hand);
  if ('played' in counting) return namedIn(table, counting.played, 'played');
  if ('cardsLeft' in counting) return seen.cards[counting.cardsLeft].hand.length;
  if ('spent' in counting) return spentUnits(table, counting.spent);
  if ('units' in counting) return unitsOf(table, counting);
  const named = cardsNamed(world, side, counting.developed).length;
  return named - namedIn(table, counting.developed, 'undeveloped');
}

function holds(table: Table, condition: Condition): boolean {
  const { turn } = table.seen;
  if ('all' in condition) return condition.all.every((part) => holds(table, part));
  if ('any' in condition) return condition.any.some((part) => holds(table, part));
  if ('not' in condition) return !holds(table, condition.not);
  if ('turns' in condition) return isTurnIn(turn, condition.turns);
  if ('season' in condition) return isWinter(turn) === (condition.season === 'winter');
  if ('control' in condition) return isControlled(table, condition);
  if ('nation' in condition) return standingOf(table, condition.nation) === condition.is;
  return within(figureOf(table, condition), condition);
}

/**
 * Whether a condition holds for a side. `seen` may be a position made by `seenBy` or the game's own state: only what
 * lies open, the number of cards in each hand and the side's own hand are read (R6.4).
 */
export const conditionHolds = (world: World, seen: State, side: Side, condition: Condition): boolean =>
  holds({ world, seen, side }, condition);
