// Ambush (R14): who may be asked, and which units strike back.
import type { Trigger } from '../frames';
import type { Ctx } from '../tx';
import type { AreaId, Side, UnitId } from '../types';
import { cardDef, unitDef } from '../world';
import { isAirCapable, isReady, unitState, unitsOfSide } from './units';

/** R14.1, R14.4: ready units of the side that take part in a counterattack. */
export const counterattackers = (ctx: Ctx, side: Side, area: AreaId, trigger: Trigger): UnitId[] =>
  unitsOfSide(ctx, area, side).filter((id) => isReady(ctx, id) && (trigger !== 'airAttack' || isAirCapable(ctx, id)));

const canHit = (ctx: Ctx, unit: UnitId, trigger: Trigger): boolean =>
  trigger === 'airAttack' ? unitDef(ctx, unit).air > 0 : unitDef(ctx, unit).attack > 0;

/**
 * Whether the side is asked: it has cards in hand and a ready unit that could hit. Whether an ambush card is among the
 * cards makes no difference, so that being asked tells nothing (R6.4).
 */
export const isAskedToAmbush = (ctx: Ctx, side: Side, area: AreaId, trigger: Trigger): boolean =>
  side !== ctx.state.active &&
  ctx.state.cards[side].hand.length > 0 &&
  counterattackers(ctx, side, area, trigger).some((id) => canHit(ctx, id, trigger));

/** R14.3: units of a group that are still where they stood; the others have retreated or are lost. */
export const stillThere = (ctx: Ctx, { group, from }: { group: readonly UnitId[]; from: AreaId }): UnitId[] =>
  group.filter((id) => unitState(ctx, id).at === from);

/** Ambush cards in a hand. */
export const ambushCards = (ctx: Ctx, side: Side) =>
  ctx.state.cards[side].hand.filter((id) => cardDef(ctx, id).event === 'ambush');
