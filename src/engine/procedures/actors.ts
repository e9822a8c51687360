// Units a side can select to act, shared by the prompts that let groups act (R7.3).
import type { Selectable } from '../option';
import { judgeActor } from '../queries/groups';
import { judgeRecruit } from '../queries/mobilization';
import { recruitsIn, unitsOnMap } from '../queries/units';
import { refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { Pool, Side, UnitId } from '../types';
import { unitDef } from '../world';

/** Units of the side on the map, with why they cannot act. */
export function* actorsOf(ctx: Ctx, side: Side, acted: readonly UnitId[] = []): Generator<Selectable> {
  for (const unit of unitsOnMap(ctx, side)) yield { unit, refusal: judgeActor(ctx, side, unit, acted) };
}

/** Units of the side in a pool, with why they cannot come from it; `points` is what may be spent on one. */
export function* recruitsOf(
  ctx: Ctx,
  side: Side,
  pool: Pool,
  points = Number.POSITIVE_INFINITY,
): Generator<Selectable> {
  for (const unit of recruitsIn(ctx, side, pool)) {
    const { cost } = unitDef(ctx, unit);
    const unfit = judgeRecruit(ctx, side, unit, pool);
    const short = cost > points ? refuse('pointsShort', { unit, need: cost, have: points }) : null;
    yield { unit, refusal: unfit ?? short };
  }
}
