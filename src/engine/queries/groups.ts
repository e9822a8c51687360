// Groups (R7.3, R7.4): any number of ready units of one area acting together.
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type NationId, type Side, type UnitId } from '../types';
import { neutralOwner } from './control';
import { areaOf, isReady, sideOfUnit, unitState } from './units';

/** Why a single unit cannot act for a side now, null if it can; `acted` have acted by points already (R7.3). */
export function judgeActor(ctx: Ctx, side: Side, unit: UnitId, acted: readonly UnitId[] = []): Refusal | null {
  if (!ctx.world.unitById[unit]) return refuse('unknownThing', { unit });
  const owner = sideOfUnit(ctx, unit);
  if (owner === 'neutral') return refuse('nationNotAtWar', { unit }); // R5.8
  if (owner !== side) return refuse('notYourUnit', { unit });
  if (areaOf(ctx, unit) === null) return refuse('unitNotOnMap', { unit });
  if (!isReady(ctx, unit)) return refuse('unitSpent', { unit });
  return acted.includes(unit) ? refuse('unitActed', { unit }) : null;
}

const hasRepeats = (group: readonly UnitId[]): boolean => group.some((unit, at) => group.indexOf(unit) !== at);

/** Why these units are no group of the side (R7.3, R7.4), null if they are. */
export function judgeGroup(
  ctx: Ctx,
  side: Side,
  group: readonly UnitId[],
  acted: readonly UnitId[] = [],
): Refusal | null {
  const [first] = group;
  if (first === undefined) return refuse('emptyGroup');
  if (group.length > 1 && hasRepeats(group)) return refuse('groupNotTogether', { unit: first });
  for (const unit of group) {
    const refusal = judgeActor(ctx, side, unit, acted);
    if (refusal) return refusal;
  }
  const { at } = unitState(ctx, first);
  const stray = group.find((unit) => unitState(ctx, unit).at !== at);
  return stray === undefined ? null : refuse('groupNotTogether', { unit: stray });
}

/** Area of a group that has been judged. */
export function areaOfGroup(ctx: Ctx, group: readonly UnitId[]): AreaId | null {
  const [first] = group;
  return first === undefined ? null : areaOf(ctx, first);
}

/** A copy of the context in which a nation is at war on a side, to look past a violation that would bring it in (R8.10). */
function withNationAtWar(ctx: Ctx, nation: NationId, side: Side): Ctx {
  const before = ctx.state.nations[nation];
  if (!before) return ctx;
  const nations = { ...ctx.state.nations, [nation]: { ...before, side } };
  return { world: ctx.world, state: { ...ctx.state, nations } };
}

/** The context after the violation that entering or attacking an area would be (R8.10, R15.6); the same where it is none. */
export function afterViolation(ctx: Ctx, by: Side, area: AreaId): Ctx {
  const neutral = neutralOwner(ctx, area);
  return neutral === null ? ctx : withNationAtWar(ctx, neutral, enemyOf(by));
}
