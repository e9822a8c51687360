// Ambush (R14): who may be asked, and which units strike back.
import { ratingFor, ratingOf } from '../combat/strike';
import type { Trigger } from '../frames';
import type { Ctx } from '../tx';
import type { AreaId, NationId, Side, UnitId } from '../types';
import { cardDef } from '../world';
import { isAirCapable, isReady, unitState, unitsOfNation, unitsOfSide } from './units';

/** R14.1, R14.4: ready units of the side that take part in a counterattack. */
export const counterattackers = (ctx: Ctx, side: Side, area: AreaId, trigger: Trigger): UnitId[] =>
  unitsOfSide(ctx, area, side).filter((id) => isReady(ctx, id) && (trigger !== 'airAttack' || isAirCapable(ctx, id)));

/** Whether a unit could hit in a counterattack; in the air only what is air-capable (R14.4). */
const canHit = (ctx: Ctx, unit: UnitId, trigger: Trigger): boolean =>
  ratingOf(ctx, unit, ratingFor(trigger)) > 0 && isReady(ctx, unit);

/**
 * Whether the side is asked: it has cards in hand and a ready unit that could hit. Whether an ambush card is among the
 * cards makes no difference, so that being asked tells nothing (R6.4).
 * `joining`: a neutral that has been brought in on that side by then (R15.6).
 */
export function isAskedToAmbush(
  ctx: Ctx,
  side: Side,
  area: AreaId,
  trigger: Trigger,
  joining: NationId | null = null,
): boolean {
  if (side === ctx.state.active || ctx.state.cards[side].hand.length === 0) return false;
  if (unitsOfSide(ctx, area, side).some((id) => canHit(ctx, id, trigger))) return true;
  return joining !== null && unitsOfNation(ctx, area, joining).some((id) => canHit(ctx, id, trigger));
}

/** R14.3: units of a group that are still where they stood; the others have retreated or are lost. */
export const stillThere = (ctx: Ctx, { group, from }: { group: readonly UnitId[]; from: AreaId }): UnitId[] =>
  group.filter((id) => unitState(ctx, id).at === from);

/** Ambush cards in a hand. */
export const ambushCards = (ctx: Ctx, side: Side) =>
  ctx.state.cards[side].hand.filter((id) => cardDef(ctx, id).event === 'ambush');
