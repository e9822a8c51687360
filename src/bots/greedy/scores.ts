// One-step worth of what a group can do (R8, R9, R11, R12), from exact chances and what is near.
import type { Option, UnitDef } from '../../engine';
import { blockersIn, controls, isReadyUnit, numberOf, ownIn } from '../board/board';
import { clearing, clearingAfterAir, type Strike, strikeOf } from '../board/chances';
import { holding } from '../board/danger';
import { lossAfter, lossAt, violationCost } from '../board/pull';
import { WEIGHTS } from '../weights';
import {
  ambushCost,
  DAMAGE,
  type Field,
  fieldAt,
  fightersAt,
  fightersIn,
  foesAt,
  followers,
  prizeOf,
  prospect,
  strikeWorth,
  takingWorth,
} from './field';
import { remembered } from './findings';
import type { Party } from './party';
import { powerOf } from './power';
import { threatGained, threatLost } from './staging';
import type { Sight } from './view';

/** Own units of an area that could still march in this turn. */
const freeIn = remembered(({ board }: Sight, area) =>
  ownIn(board, area).filter((unit) => unit.class === 'army' && unit.movement >= 2 && isReadyUnit(board, unit)),
);

const NOBODY: readonly UnitDef[] = [];

/** R8.3: one stays. */
const allButFirst = (units: readonly UnitDef[]): readonly UnitDef[] => (units.length > 1 ? units.slice(1) : NOBODY);

const spareIn = remembered((sight: Sight, area) => allButFirst(freeIn(sight, area)));

/** Stacks next door that could still come too, with the points that are left. */
function joiners({ sight, units, from }: Party, area: number): readonly UnitDef[] {
  const { board, prompt } = sight;
  const left = prompt.at === 'points' ? Math.min(2, prompt.left - 1) : 0;
  if (left <= 0 || board.atlas.isSea[area]) return NOBODY;
  const spare = (next: number) =>
    next === from ? allButFirst(freeIn(sight, next).filter((unit) => !units.includes(unit))) : spareIn(sight, next);
  const stacks = (board.atlas.near[area] ?? []).map(spare).filter(({ length }) => length > 0);
  if (stacks.length === 0) return NOBODY;
  return stacks
    .sort((a, b) => b.length - a.length)
    .slice(0, left)
    .flat();
}

function entering(party: Party, area: number, field: Field, march: March): number {
  const { sight, units, strike, absorbed, price } = party;
  const { stand, prize, there, anyway, peril } = field;
  const exposed = Math.min(peril, absorbed) * DAMAGE * 0.5; // what those there and near could do to the group meanwhile
  if (march === 'event') {
    return strikeWorth(strike, stand, prize) - price - exposed * 2 * (1 - clearing(strike, stand));
  }
  const gain = (others: Strike) =>
    prospect(sight, strikeOf(units, 'attack', others), stand, prize) -
    Math.max(anyway, prospect(sight, others, stand, prize));
  const helpers = joiners(party, area);
  const alone = gain(there);
  const gained = Math.max(
    alone,
    WEIGHTS.together * (helpers.length > 0 ? gain(strikeOf(helpers, 'attack', there)) : alone),
  );
  return gained * (march === 'sea' ? WEIGHTS.nextTurn : 1) - exposed;
}

/** What an attack in the area that is left would have been worth. */
const givenUp = remembered(({ sight, staying }: Party, from): number => {
  const { board } = sight;
  if (blockersIn(board, from).length === 0) return 0;
  const left = strikeOf(fightersIn(sight, from).filter((unit) => staying.includes(unit)));
  const [stand, prize] = [foesAt(sight, from), prizeOf(sight, from)];
  return prospect(sight, fightersAt(sight, from), stand, prize) - prospect(sight, left, stand, prize);
});

/** What more can be lost of the area that is left. */
const uncovered = remembered(({ sight, units }: Party, from): number => {
  const { board, look } = sight;
  if (board.holder[from] !== board.side) return 0;
  return lossAt(look, from) - lossAfter(look, from, -holding(board, from, units));
});

/** What less can be lost of an area once these units are there too. */
function covered({ board, look }: Sight, area: number, units: readonly UnitDef[]): number {
  if (board.holder[area] !== board.side) return 0;
  return lossAt(look, area) - lossAfter(look, area, holding(board, area, units));
}

/** Worth of standing somewhere else: what is near, what is left behind, what is covered, what is threatened. */
function shifting(party: Party, to: number): number {
  const { sight, units, from, power } = party;
  const { pull } = sight.look;
  const march = power * ((pull[to] ?? 0) - (pull[from] ?? 0)) * WEIGHTS.march;
  const threat = threatGained(sight, to, units) - threatLost(party, to);
  return march + uncovered(party, from) + covered(sight, to, units) + threat;
}

/** How a group comes: by an event that lets it attack at once (R18), over land, or over the sea and spent (R8.6). */
type March = 'event' | 'land' | 'sea';

/** `attackNext`: the event lets the group attack where it arrives (R18). */
export function scoreMove(party: Party, option: Option, attackNext: boolean): number {
  const { sight, units, from, absorbed } = party;
  const { board, look } = sight;
  const to = numberOf(board, option.area);
  const sea = board.atlas.isSea[to] ?? false;
  const isMet = option.violates !== undefined || blockersIn(board, to).length > 0;
  const field = isMet ? fieldAt(sight, to, option.violates) : null;
  const overSea = (option.transport?.length ?? 0) > 0;
  const march: March = attackNext ? 'event' : overSea ? 'sea' : 'land';
  let score = shifting(party, to) - givenUp(party, from);
  if (option.violates !== undefined) score -= violationCost(board, option.violates);
  if (overSea) score -= party.price;
  if (field?.isBlocked) {
    score += entering(party, to, field, march) - ambushCost(sight, to, 'attack', absorbed);
  } else if (board.holder[to] !== board.side && units.some((unit) => controls(unit, sea))) {
    score += takingWorth(sight, to) - 0.7 * lossAfter(look, to, holding(board, to, units));
  }
  return score;
}

export function scoreAttack({ sight, strike, from, price, absorbed }: Party): number {
  const worth = strikeWorth(strike, foesAt(sight, from), prizeOf(sight, from));
  return worth - price - ambushCost(sight, from, 'attack', absorbed);
}

const airHits = remembered(({ units }: Party, _from) => strikeOf(units, 'air').hits);

/** An air attack clears the way for those who stand there or near. */
export function scoreAirAttack(party: Party, option: Option): number {
  const { sight, units, from, price, absorbed } = party;
  const area = numberOf(sight.board, option.area);
  const { stand, prize } = fieldAt(sight, area, option.violates);
  const army = followers(sight, area);
  let score = Math.min(airHits(party, from), stand.absorbed) * DAMAGE - price;
  if (army.count > 0) {
    const share = sight.attackToCome ? 1 : WEIGHTS.later * 0.6;
    const opened = clearingAfterAir(army, units, stand) - clearing(army, stand);
    score += Math.max(0, opened) * prize * share;
  }
  if (option.violates !== undefined) score -= violationCost(sight.board, option.violates);
  return score - ambushCost(sight, area, 'air', absorbed) * 0.5;
}

export const scoreAirMove = (party: Party, option: Option): number =>
  shifting(party, numberOf(party.sight.board, option.area)) - party.price;

/** Worth of a new unit in an area, whole; the price is the caller's. */
export function scoreArrival(sight: Sight, unit: UnitDef, area: number): number {
  const power = powerOf(unit) + 0.5 * unit.durability;
  const near = power * (sight.look.pull[area] ?? 0) * WEIGHTS.march;
  return power * WEIGHTS.muster + near + covered(sight, area, [unit]) + 0.8 * threatGained(sight, area, [unit]);
}
