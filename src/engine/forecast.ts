// Chances of a declared attack before the die (R9, R11, R17), from the same resolution as the game's.
import { combatModel } from './combat/model';
import type { Forecast, Strike } from './combat/strike';
import type { Decision } from './decision';
import { afterViolation, areaOfGroup } from './queries/groups';
import { unitsOfSide } from './queries/units';
import type { State } from './state';
import type { Ctx } from './tx';
import { type AreaId, enemyOf, type Side, type UnitId } from './types';
import type { World } from './world';

const strike = (ctx: Ctx, side: Side, area: AreaId, strikers: readonly UnitId[], rating: Strike['rating']): Strike => ({
  side,
  area,
  strikers,
  targets: unitsOfSide(ctx, area, enemyOf(side)),
  rating,
  damagePerHit: 1,
  rule: rating === 'air' ? 'R11.2' : 'R9.1',
});

/**
 * Chance of each number of hits, and who would allocate (R9.2), for an attack, air attack, raid or bombing by a side.
 * Without an ambush. Null for other decisions.
 */
export function forecast(world: World, state: State, side: Side, decision: Decision): Forecast | null {
  const ctx: Ctx = { world, state };
  switch (decision.type) {
    case 'attack':
    case 'raid': {
      const area = areaOfGroup(ctx, decision.group);
      return area === null ? null : combatModel(ctx).forecast(ctx, strike(ctx, side, area, decision.group, 'attack'));
    }
    case 'airAttack':
    case 'bomb': {
      const after = afterViolation(ctx, side, decision.area);
      return combatModel(ctx).forecast(after, strike(after, side, decision.area, decision.group, 'air'));
    }
    default:
      return null;
  }
}
