// Units a side can select to act, shared by the prompts that let groups act (R7.3).
import type { Scope, Selectable } from '../option';
import { judgeActor } from '../queries/groups';
import { judgeRecruit } from '../queries/mobilization';
import { isReady, recruitsIn, unitsOnMap } from '../queries/units';
import { refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { Pool, Side, UnitId } from '../types';
import { unitDef } from '../world';

/** Units of the side on the map, with why they cannot act; of scope `legal` those that can. */
export function actorsOf(ctx: Ctx, side: Side, scope: Scope, acted: readonly UnitId[] = []): Selectable[] {
  const found: Selectable[] = [];
  for (const unit of unitsOnMap(ctx, side)) {
    if (scope === 'all') found.push({ unit, refusal: judgeActor(ctx, side, unit, acted) });
    else if (isReady(ctx, unit) && !acted.includes(unit)) found.push({ unit, refusal: null });
  }
  return found;
}

/** Units of the side in a pool, with why they cannot come from it; `points` is what may be spent on one. */
export function recruitsOf(
  ctx: Ctx,
  side: Side,
  pool: Pool,
  scope: Scope,
  points = Number.POSITIVE_INFINITY,
): Selectable[] {
  const found: Selectable[] = [];
  for (const unit of recruitsIn(ctx, side, pool)) {
    const { cost } = unitDef(ctx, unit);
    if (scope === 'legal' && cost > points) continue;
    const unfit = judgeRecruit(ctx, side, unit, pool);
    if (scope === 'legal' && unfit) continue;
    const short = cost > points ? refuse('pointsShort', { unit, need: cost, have: points }) : null;
    found.push({ unit, refusal: unfit ?? short });
  }
  return found;
}
