// Every strike of the rules, built in one place for the dice and for the odds: attack (R9, R11.2), counterattack (R14),
// raid and bombing (R17).
import type { FrameAt, StrikeKind } from '../frames';
import { counterattackers } from '../queries/ambush';
import { unitsOfSide } from '../queries/units';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import { ratingFor, type Strike } from './strike';

interface Target {
  side: Side;
  area: AreaId;
}

/** Those left of the attackers against all units of the other side in the area, submarines too (R9.1, R9.2, R9.7). */
export function attackStrike(
  ctx: Ctx,
  { side, area, kind }: Target & { kind: StrikeKind },
  strikers: readonly UnitId[],
): Strike {
  const targets = unitsOfSide(ctx, area, enemyOf(side));
  const rule = kind === 'airAttack' ? 'R11.2' : 'R9.1';
  return { side, area, strikers, targets, rating: ratingFor(kind), damagePerHit: 1, rule };
}

/** R14.2: every ready unit that may strikes the group, two damage for each hit. */
export function counterStrike(
  ctx: Ctx,
  { side, area, trigger }: Pick<FrameAt<'ambush'>, 'side' | 'area' | 'trigger'>,
  targets: readonly UnitId[],
): Strike {
  const strikers = counterattackers(ctx, side, area, trigger);
  return { side, area, strikers, targets, rating: ratingFor(trigger), damagePerHit: 2, rule: 'R14.2' };
}

/** R17.1: submarines against their attack rating; nobody is hit, each success costs a card. */
export const raidStrike = ({ side, area }: Target, strikers: readonly UnitId[]): Strike => ({
  side,
  area,
  strikers,
  targets: [],
  rating: 'attack',
  damagePerHit: 0,
  rule: 'R17.1',
});

/** R17.2: air forces against their air rating, as in a raid. */
export const bombingStrike = (target: Target, strikers: readonly UnitId[]): Strike => ({
  ...raidStrike(target, strikers),
  rating: 'air',
  rule: 'R17.2',
});
