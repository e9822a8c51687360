// One-step worth of what a group can do (R8, R9, R11, R12), from exact chances and what is near.
import type { Option, UnitDef } from '../../engine';
import {
  areaNumberOf,
  asTargets,
  type Board,
  blockersIn,
  controls,
  foesIn,
  neutralsIn,
  numberOf,
  ownIn,
} from '../board/board';
import {
  chanceAfterAir,
  chanceToClear,
  damageAbsorbed,
  expectedHits,
  type Rating,
  type Target,
} from '../board/chances';
import { worthOf } from '../board/danger';
import { gainOf, lossAt, violationCost } from '../board/pull';
import { WEIGHTS } from '../weights';
import { threatGained, threatLost } from './staging';
import type { Sight } from './view';

/** Worth of a point of damage on the enemy: a third of a unit. */
const DAMAGE = WEIGHTS.unit / 3;

export const powerOf = (unit: UnitDef): number => unit.attack + 0.8 * unit.air;

export const powerOfAll = (units: readonly UnitDef[]): number => units.reduce((sum, unit) => sum + powerOf(unit), 0);

const priceOf = (units: readonly UnitDef[]): number => units.reduce((sum, unit) => sum + unit.cost, 0);

const spentCost = (units: readonly UnitDef[]): number => priceOf(units) * WEIGHTS.unit * WEIGHTS.spent;

/** Fear of an ambush by the units there (R14.2): two damage a hit on a group that cannot strike first. */
function ambushCost({ board, ambush }: Sight, area: number, rating: Rating, group: readonly UnitDef[]): number {
  if (ambush === 0) return 0;
  const ready = foesIn(board, area).filter((unit) => !board.state.units[unit.id]?.spent);
  const hits = expectedHits(ready, rating);
  return ambush * Math.min(hits * 2, damageAbsorbed(asTargets(board, group))) * DAMAGE;
}

/** Chance to clear, worth of clearing and of the damage done on the way. */
function strikeWorth(units: readonly UnitDef[], targets: readonly Target[], rating: Rating, prize: number): number {
  const damage = Math.min(expectedHits(units, rating), damageAbsorbed(targets));
  return chanceToClear(units, targets, rating) * prize + damage * DAMAGE;
}

/** Worth of taking an area: its own, and of what lies behind it. */
function takingWorth({ board, look }: Sight, area: number): number {
  const gain = gainOf(board, area);
  return gain + WEIGHTS.gateway * Math.max(0, (look.pull[area] ?? 0) - gain);
}

/** Worth of having the enemies of an area gone. */
function prizeOf(sight: Sight, area: number): number {
  const { board, look } = sight;
  return board.holder[area] === board.side
    ? worthOf(board, area) * (0.15 + (look.risk[area] ?? 0))
    : takingWorth(sight, area);
}

/** Own units in a contested area that could attack later in the turn. */
const fightersIn = (board: Board, area: number): UnitDef[] =>
  ownIn(board, area).filter((unit) => unit.attack > 0 && !board.state.units[unit.id]?.spent);

/** Worth of an attack that a group can join in a contested area, at once or in a later impulse. */
function prospect(sight: Sight, units: readonly UnitDef[], targets: Target[], prize: number): number {
  const fighters = units.filter((unit) => unit.attack > 0);
  return fighters.length > 0
    ? strikeWorth(units, targets, 'attack', prize) * (sight.attackToCome ? 1 : WEIGHTS.later)
    : 0;
}

/** Stacks next door that could still come too, with the points that are left. */
function joiners({ board, prompt }: Sight, area: number, units: readonly UnitDef[]): UnitDef[] {
  const left = prompt.at === 'points' ? Math.min(2, prompt.left - 1) : 0;
  if (left <= 0 || board.atlas.isSea[area]) return [];
  const free = (unit: UnitDef) =>
    unit.class === 'army' && unit.movement >= 2 && !board.state.units[unit.id]?.spent && !units.includes(unit);
  const stacks = (board.atlas.near[area] ?? []).map((next) => ownIn(board, next).filter(free).slice(1));
  return stacks
    .sort((a, b) => b.length - a.length)
    .slice(0, left)
    .flat();
}

/** What the enemies there and near could do to the group while it stands among them. */
function exposure({ board, look }: Sight, area: number, units: readonly UnitDef[]): number {
  const hits = expectedHits(foesIn(board, area)) + (look.danger[area] ?? 0) / 12;
  return Math.min(hits, damageAbsorbed(asTargets(board, units))) * DAMAGE * 0.5;
}

/** Stacks next door that could march in, each less the one that stays (R8.3). */
const neighbours = ({ board }: Sight, area: number): UnitDef[][] =>
  (board.atlas.near[area] ?? []).map((next) => {
    if (board.atlas.isSea[next]) return [];
    const able = fightersIn(board, next).filter((unit) => unit.movement >= 2 && unit.class === 'army');
    return able.slice(1);
  });

/** The attack an event can make by moving the best stack next door itself. */
const comingAnyway = (sight: Sight, area: number, targets: readonly Target[], prize: number): number =>
  Math.max(0, ...neighbours(sight, area).map((group) => strikeWorth(group, targets, 'attack', prize)));

function entering(sight: Sight, units: readonly UnitDef[], area: number, targets: Target[], march: March): number {
  const prize = prizeOf(sight, area);
  const exposed = exposure(sight, area, units);
  if (march === 'event') {
    const held = chanceToClear(units, targets);
    return strikeWorth(units, targets, 'attack', prize) - spentCost(units) - exposed * 2 * (1 - held);
  }
  const there = fightersIn(sight.board, area);
  const anyway = sight.moveToCome ? comingAnyway(sight, area, targets, prize) : 0;
  const gain = (others: readonly UnitDef[]) =>
    prospect(sight, [...others, ...units], targets, prize) - Math.max(anyway, prospect(sight, others, targets, prize));
  const helped = [...there, ...joiners(sight, area, units)];
  const gained = Math.max(gain(there), WEIGHTS.together * gain(helped));
  return gained * (march === 'sea' ? WEIGHTS.nextTurn : 1) - exposed;
}

/** What an attack in the area that is left would have been worth. */
function givenUp(sight: Sight, units: readonly UnitDef[], from: number): number {
  const { board } = sight;
  if (blockersIn(board, from).length === 0) return 0;
  const there = fightersIn(board, from);
  const staying = there.filter((unit) => !units.includes(unit));
  const targets = asTargets(board, foesIn(board, from));
  const prize = prizeOf(sight, from);
  return prospect(sight, there, targets, prize) - prospect(sight, staying, targets, prize);
}

/** Worth of standing somewhere else: what is near, what is left behind, what is covered, what is threatened. */
function shifting(sight: Sight, units: readonly UnitDef[], from: number, to: number): number {
  const { board, look } = sight;
  const march = powerOfAll(units) * ((look.pull[to] ?? 0) - (look.pull[from] ?? 0)) * WEIGHTS.march;
  const left = board.holder[from] === board.side ? lossAt(look, from) - lossAt(look, from, units) : 0;
  const covered = board.holder[to] === board.side ? lossAt(look, to) - lossAt(look, to, [], units) : 0;
  const threat = threatGained(sight, to, units) - threatLost(sight, from, units, to);
  return march + left + covered + threat;
}

/** Units that will be enemies in the area, those of a violated neutral too (R15.6). */
function opponents(
  board: Board,
  area: number,
  violates: Option['violates'],
): { foes: readonly UnitDef[]; all: readonly UnitDef[] } {
  const joined = violates === undefined ? [] : neutralsIn(board, area).filter(({ nation }) => nation === violates);
  const foes = [...blockersIn(board, area), ...joined];
  return { foes, all: [...foesIn(board, area), ...joined] };
}

/** How a group comes: by an event that lets it attack at once (R18), over land, or over the sea and spent (R8.6). */
type March = 'event' | 'land' | 'sea';

/** `attackNext`: the event lets the group attack where it arrives (R18). */
export function scoreMove(sight: Sight, units: readonly UnitDef[], option: Option, attackNext: boolean): number {
  const { board, look } = sight;
  const from = units[0] ? areaNumberOf(board, units[0].id) : -1;
  const to = numberOf(board, option.area);
  const sea = board.atlas.isSea[to] ?? false;
  const { foes, all } = opponents(board, to, option.violates);
  const overSea = (option.transport?.length ?? 0) > 0;
  const march: March = attackNext ? 'event' : overSea ? 'sea' : 'land';
  let score = shifting(sight, units, from, to) - givenUp(sight, units, from);
  if (option.violates !== undefined) score -= violationCost(board, option.violates);
  if (overSea) score -= spentCost(units);
  if (foes.length > 0) {
    score += entering(sight, units, to, asTargets(board, all), march) - ambushCost(sight, to, 'attack', units);
  } else if (board.holder[to] !== board.side && units.some((unit) => controls(unit, sea))) {
    score += takingWorth(sight, to) - 0.7 * lossAt(look, to, [], units);
  }
  return score;
}

export function scoreAttack(sight: Sight, units: readonly UnitDef[], area: number): number {
  const { board } = sight;
  const targets = asTargets(board, foesIn(board, area));
  const worth = strikeWorth(units, targets, 'attack', prizeOf(sight, area));
  return worth - spentCost(units) - ambushCost(sight, area, 'attack', units);
}

/** Those who would attack after an air attack: in the area itself, or the strongest stack next door. */
function followers(sight: Sight, area: number): readonly UnitDef[] {
  const there = fightersIn(sight.board, area);
  if (there.length > 0) return there;
  const [most] = neighbours(sight, area).sort((x, y) => powerOfAll(y) - powerOfAll(x));
  return most ?? [];
}

/** An air attack clears the way for those who stand there or near. */
export function scoreAirAttack(sight: Sight, units: readonly UnitDef[], option: Option): number {
  const { board } = sight;
  const area = numberOf(board, option.area);
  const { all } = opponents(board, area, option.violates);
  const targets = asTargets(board, all);
  const army = followers(sight, area);
  const damage = Math.min(expectedHits(units, 'air'), damageAbsorbed(targets));
  let score = damage * DAMAGE - spentCost(units);
  if (army.length > 0) {
    const share = sight.attackToCome ? 1 : WEIGHTS.later * 0.6;
    const opened = chanceAfterAir(army, units, targets) - chanceToClear(army, targets);
    score += Math.max(0, opened) * prizeOf(sight, area) * share;
  }
  if (option.violates !== undefined) score -= violationCost(board, option.violates);
  return score - ambushCost(sight, area, 'air', units) * 0.5;
}

export function scoreAirMove(sight: Sight, units: readonly UnitDef[], option: Option): number {
  const from = units[0] ? areaNumberOf(sight.board, units[0].id) : -1;
  return shifting(sight, units, from, numberOf(sight.board, option.area)) - spentCost(units);
}

/** Worth of a new unit in an area, whole; the price is the caller's. */
export function scoreArrival(sight: Sight, unit: UnitDef, area: number): number {
  const { board, look } = sight;
  const power = powerOf(unit) + 0.5 * unit.durability;
  const near = power * (look.pull[area] ?? 0) * WEIGHTS.march;
  const covered = board.holder[area] === board.side ? lossAt(look, area) - lossAt(look, area, [], [unit]) : 0;
  return power * WEIGHTS.muster + near + covered + 0.8 * threatGained(sight, area, [unit]);
}
