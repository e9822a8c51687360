// A place as those who would fight there find it (R9): who would be met, what clearing it is worth, who stands there already.
import type { NationId, UnitDef } from '../../engine';
import { asTargets, type Board, blockersIn, foesIn, isReadyUnit, neutralsIn, ownIn } from '../board/board';
import { clearing, expectedHits, type Rating, type Stand, type Strike, standOf, strikeOf } from '../board/chances';
import { worthOf } from '../board/danger';
import { gainOf } from '../board/pull';
import { WEIGHTS } from '../weights';
import { remembered } from './findings';
import { powerOfAll } from './power';
import { fearOfAmbush, type Sight } from './view';

/** Worth of a point of damage on the enemy: a third of a unit. */
export const DAMAGE = WEIGHTS.unit / 3;

/** Chance to clear, worth of clearing and of the damage done on the way. */
export const strikeWorth = (strike: Strike, stand: Stand, prize: number): number =>
  clearing(strike, stand) * prize + Math.min(strike.hits, stand.absorbed) * DAMAGE;

/** Worth of an attack that a group can join in a contested area, at once or in a later impulse. */
export const prospect = ({ attackToCome }: Sight, strike: Strike, stand: Stand, prize: number): number =>
  strike.dice > 0 ? strikeWorth(strike, stand, prize) * (attackToCome ? 1 : WEIGHTS.later) : 0;

/** Worth of taking an area: its own, and of what lies behind it. */
export function takingWorth({ board, look }: Sight, area: number): number {
  const gain = gainOf(board, area);
  return gain + WEIGHTS.gateway * Math.max(0, (look.pull[area] ?? 0) - gain);
}

/** Worth of having the enemies of an area gone. */
export const prizeOf = remembered((sight: Sight, area): number => {
  const { board, look } = sight;
  return board.holder[area] === board.side
    ? worthOf(board, area) * (0.15 + (look.risk[area] ?? 0))
    : takingWorth(sight, area);
});

/** The enemies of an area. */
export const foesAt = remembered(({ board }: Sight, area) => standOf(asTargets(board, foesIn(board, area))));

const isFighter = (board: Board, unit: UnitDef): boolean => unit.attack > 0 && isReadyUnit(board, unit);

/** Own units of an area that could attack later in the turn. */
export const fightersIn = remembered(({ board }: Sight, area) =>
  ownIn(board, area).filter((unit) => isFighter(board, unit)),
);

export const fightersAt = remembered((sight: Sight, area) => strikeOf(fightersIn(sight, area)));

/** Those of a land area who could march in next door, less the one that stays (R8.3). */
const comersFrom = remembered((sight: Sight, area): readonly UnitDef[] =>
  sight.board.atlas.isSea[area]
    ? []
    : fightersIn(sight, area)
        .filter((unit) => unit.movement >= 2 && unit.class === 'army')
        .slice(1),
);

const comersStrike = remembered((sight: Sight, area) => strikeOf(comersFrom(sight, area)));

/** The attack an event can make by moving the best stack next door itself. */
function comingAnyway(sight: Sight, area: number, stand: Stand, prize: number): number {
  let most = 0;
  for (const next of sight.board.atlas.near[area] ?? []) {
    most = Math.max(most, strikeWorth(comersStrike(sight, next), stand, prize));
  }
  return most;
}

/** Those who would attack after an air attack: in the area itself, or the strongest stack next door. */
export const followers = remembered((sight: Sight, area): Strike => {
  if (fightersIn(sight, area).length > 0) return fightersAt(sight, area);
  const near = sight.board.atlas.near[area] ?? [];
  const [most] = [...near].sort((x, y) => powerOfAll(comersFrom(sight, y)) - powerOfAll(comersFrom(sight, x)));
  return most === undefined ? strikeOf([]) : comersStrike(sight, most);
});

const readyFoes = ({ board }: Sight, area: number): UnitDef[] =>
  foesIn(board, area).filter((unit) => isReadyUnit(board, unit));

const ambushHits: Record<Rating, (sight: Sight, area: number) => number> = {
  attack: remembered((sight: Sight, area) => expectedHits(readyFoes(sight, area), 'attack')),
  air: remembered((sight: Sight, area) => expectedHits(readyFoes(sight, area), 'air')),
};

/** Fear of an ambush by the units there (R14.2): two damage a hit on a group that cannot strike first. */
export const ambushCost = (sight: Sight, area: number, rating: Rating, absorbed: number): number =>
  fearOfAmbush(sight) === 0
    ? 0
    : fearOfAmbush(sight) * Math.min(ambushHits[rating](sight, area) * 2, absorbed) * DAMAGE;

export interface Field {
  /** Somebody stands in the way there. */
  readonly isBlocked: boolean;
  readonly stand: Stand;
  readonly prize: number;
  /** Own units that fight there already. */
  readonly there: Strike;
  /** Worth of the attack an event will make there by itself. */
  readonly anyway: number;
  /** Hits to be feared there while nobody fights. */
  readonly peril: number;
}

/** `joined`: units of a violated neutral that will be enemies too (R15.6). */
function fieldOf(sight: Sight, area: number, joined: readonly UnitDef[]): Field {
  const { board, look } = sight;
  const stand =
    joined.length > 0 ? standOf(asTargets(board, [...foesIn(board, area), ...joined])) : foesAt(sight, area);
  const prize = prizeOf(sight, area);
  return {
    isBlocked: blockersIn(board, area).length + joined.length > 0,
    stand,
    prize,
    there: fightersAt(sight, area),
    anyway: sight.moveToCome ? comingAnyway(sight, area, stand, prize) : 0,
    peril: expectedHits(foesIn(board, area)) + (look.danger[area] ?? 0) / 12,
  };
}

const plainField = remembered((sight: Sight, area) => fieldOf(sight, area, []));
const violatedFields = remembered((_sight: Sight, _area) => new Map<NationId, Field>());

/** An area as those find it who come, having violated a nation or nobody. */
export function fieldAt(sight: Sight, area: number, violates?: NationId): Field {
  if (violates === undefined) return plainField(sight, area);
  const known = violatedFields(sight, area);
  const joined = () => neutralsIn(sight.board, area).filter(({ nation }) => nation === violates);
  const field = known.get(violates) ?? fieldOf(sight, area, joined());
  known.set(violates, field);
  return field;
}
