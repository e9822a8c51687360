// A group that is thought of for a deed, with what the scores ask about it again and again.
import type { UnitDef } from '../../engine';
import { areaNumberOf, asTargets, ownIn } from '../board/board';
import { damageAbsorbed, type Strike, strikeOf } from '../board/chances';
import type { Findings } from './findings';
import { powerOfAll, spentCost } from './power';
import type { Sight } from './view';

export interface Party {
  readonly sight: Sight;
  readonly units: readonly UnitDef[];
  /** Area it stands in; -1 for a pool. */
  readonly from: number;
  /** Own units that do not go with it. */
  readonly staying: readonly UnitDef[];
  readonly power: number;
  /** Cost of being spent by the deed. */
  readonly price: number;
  /** Damage it can take. */
  readonly absorbed: number;
  readonly strike: Strike;
  readonly found: Findings;
}

export function partyOf(sight: Sight, units: readonly UnitDef[]): Party {
  const { board } = sight;
  const from = units[0] ? areaNumberOf(board, units[0].id) : -1;
  return {
    sight,
    units,
    from,
    staying: ownIn(board, from).filter((unit) => !units.includes(unit)),
    power: powerOfAll(units),
    price: spentCost(units),
    absorbed: damageAbsorbed(asTargets(board, units)),
    strike: strikeOf(units),
    found: [],
  };
}
