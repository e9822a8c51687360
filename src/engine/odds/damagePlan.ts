// Where the side that is asked would best place its damage (R9.2–R9.4), as the odds assume it.
import type { State } from '../state';
import { type Ctx, topFrame } from '../tx';
import type { UnitId } from '../types';
import type { World } from '../world';
import { bestAllocation } from './allocation';

/** The next unit of the best placing of all damage of the prompt; null when no damage is asked for. */
export function damagePlan(world: World, state: State): UnitId | null {
  const ctx: Ctx = { world, state };
  const top = topFrame(ctx);
  if (top?.at !== 'damage') return null;
  const on = (unit: UnitId): number => top.placed[unit] ?? 0;
  const all = top.targets.reduce((sum, unit) => sum + on(unit), top.left);
  const { placed } = bestAllocation(ctx, top.targets, all, top.limited);
  return top.targets.find((unit, i) => on(unit) < (placed[i] ?? 0)) ?? null;
}
