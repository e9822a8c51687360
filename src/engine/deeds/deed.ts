// A deed: something a group or unit does, by points or by an event. Each deed judges, describes its options and acts.
import type { Decision } from '../decision';
import type { Option, OptionFacts, Scope } from '../option';
import type { Refusal } from '../refusal';
import type { Ctx } from '../tx';
import type { AreaId, Side, UnitId } from '../types';

/** Who does it, and which units have already acted (R7.3). */
export interface Actor {
  side: Side;
  acted: readonly UnitId[];
}

/** An option with its facts, left out when it is refused and only legal ones are wanted. */
export function* offer(
  scope: Scope,
  decision: Decision,
  refusal: Refusal | null,
  facts: OptionFacts = {},
): Generator<Option> {
  if (refusal === null || scope === 'all') yield { ...facts, decision, refusal };
}

/** Every area, in the order of the pack. */
export const allAreas = (ctx: Ctx): readonly AreaId[] => ctx.world.tables.areaIds;

export const sameUnits = (a: readonly UnitId[], b: readonly UnitId[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
