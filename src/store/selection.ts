// Which units may be selected together (R7.4): those of one area, or one unit of a pool.
import type { Place, PromptFrame, PromptName, UnitId, View } from '../engine';

/** Prompts whose units may stand in several areas. */
const gathering: readonly PromptName[] = ['bombing', 'recovery'];
/** Prompts that concern one unit at a time. */
const single: readonly PromptName[] = ['damage', 'retreat', 'arsenal', 'partisan'];

const pools: readonly Place[] = ['forcePool', 'newWeaponsPool', 'removed'];

function together(view: View, { at }: PromptFrame, first: UnitId, second: UnitId): boolean {
  if (gathering.includes(at)) return true;
  const place = view.units[first]?.at;
  if (single.includes(at) || place === undefined || pools.includes(place)) return false;
  return place === view.units[second]?.at;
}

/** The selection with a unit added or taken away; units that cannot act with it give way. */
export function toggled(view: View, frame: PromptFrame, selection: readonly UnitId[], id: UnitId): readonly UnitId[] {
  if (selection.includes(id)) return selection.filter((other) => other !== id);
  return [...selection.filter((other) => together(view, frame, other, id)), id];
}

/** A selection of those of the units that can act with the first. */
export function gathered(view: View, frame: PromptFrame, ids: readonly UnitId[]): readonly UnitId[] {
  const [first] = ids;
  return first === undefined ? [] : [...new Set(ids)].filter((id) => id === first || together(view, frame, first, id));
}
