// The attacks an event could make now (R18), for judging cards: at once, or once the points have prepared them.
import type { UnitDef } from '../../engine';
import { blockersIn, isReadyUnit, ownIn } from '../board/board';
import { clearing, clearingAfterAir, type Strike, strikeOf } from '../board/chances';
import { gainOf } from '../board/pull';
import { WEIGHTS } from '../weights';
import { foesAt } from './field';
import { remembered } from './findings';
import type { Sight } from './view';

export const readyIn = remembered(({ board }: Sight, area) =>
  ownIn(board, area).filter((unit) => isReadyUnit(board, unit)),
);
const readyAt = remembered((sight: Sight, area) => strikeOf(readyIn(sight, area)));

const comersFrom = remembered((sight: Sight, area) =>
  readyIn(sight, area).filter(({ movement, class: kind }) => movement >= 2 && kind !== 'naval'),
);
const comersAt = remembered((sight: Sight, area) => strikeOf(comersFrom(sight, area)));

interface Chance {
  /** Chance times prize of the best attack. */
  worth: number;
  chance: number;
}

/** Areas of others where enemies stand in the way. */
const contested = remembered(({ board }: Sight, _all: number) =>
  [...board.atlas.areas.keys()].filter(
    (area) => board.holder[area] !== board.side && blockersIn(board, area).length > 0,
  ),
);

const prizeOf = ({ board, look }: Sight, area: number): number =>
  gainOf(board, area) + 10 + WEIGHTS.gateway * (look.pull[area] ?? 0);

function findBestAttack(sight: Sight, mayMove: boolean): Chance {
  const { isSea, near } = sight.board.atlas;
  let most: Chance = { worth: 0, chance: 0 };
  const consider = (area: number, strike: Strike): void => {
    const chance = clearing(strike, foesAt(sight, area));
    const worth = chance * prizeOf(sight, area);
    if (worth > most.worth) most = { worth, chance };
  };
  for (const area of contested(sight, 0)) {
    consider(area, readyAt(sight, area));
    if (!mayMove || isSea[area]) continue;
    for (const next of near[area] ?? []) consider(area, comersAt(sight, next));
  }
  return most;
}

const bestAttacks = remembered((sight: Sight, mayMove) => findBestAttack(sight, mayMove === 1));

/** The best attack an event could make now: on the spot, or from next door when it lets a group move. */
export const bestAttack = (sight: Sight, mayMove: boolean): Chance => bestAttacks(sight, Number(mayMove));

const airIn = remembered((sight: Sight, area) => readyIn(sight, area).filter((unit) => unit.class === 'air'));

/** Ready air within two areas, at most two stacks of it: what two points could send ahead. */
function airNear(sight: Sight, area: number): UnitDef[] {
  const stacks = (sight.board.atlas.around[area] ?? [])
    .map((from) => airIn(sight, from))
    .filter(({ length }) => length > 0);
  return stacks
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .flat();
}

function findBestGathered(sight: Sight, mayMove: boolean): number {
  const { isSea, near } = sight.board.atlas;
  let most = 0;
  for (const area of contested(sight, 0)) {
    if (isSea[area]) continue;
    const around = (near[area] ?? []).map((next) => comersFrom(sight, next)).sort((a, b) => b.length - a.length);
    const [first = [], second = []] = around;
    const strike = strikeOf([...first, ...second], 'attack', readyAt(sight, area));
    if (strike.count === 0) continue;
    const stand = foesAt(sight, area);
    const chance = clearing(strike, stand);
    const lead = strikeOf(first.slice(1));
    const supported = mayMove ? clearingAfterAir(lead, airNear(sight, area), stand) : 0;
    most = Math.max(most, Math.max(chance, supported) * prizeOf(sight, area));
  }
  return most;
}

const bestGatherings = remembered((sight: Sight, mayMove) => findBestGathered(sight, mayMove === 1));

/** The best attack once the points have brought the neighbours together, or sent air ahead of a group that comes. */
export const bestGathered = (sight: Sight, mayMove: boolean): number => bestGatherings(sight, Number(mayMove));
