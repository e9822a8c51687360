// What an attack will probably lead to (R9, R11, R14): exact, over the game's own resolution, with the best allocation.
import { combatModel } from '../combat/model';
import type { Strike } from '../combat/strike';
import { isControlledBy } from '../queries/control';
import type { DamageResult } from '../queries/damage';
import { canControl, controllersOf, isSubmarine } from '../queries/units';
import type { Ctx } from '../tx';
import { type AreaId, type BySide, enemyOf, type Side, type UnitId } from '../types';
import { bestAllocation } from './allocation';

/** How many units of a side are spent, driven off and lost, on average. */
export interface Toll {
  spent: number;
  retreated: number;
  lost: number;
}

export interface Outlook {
  allocator: Side;
  /** Clause of R9.2 that names the allocator. */
  clause: 1 | 2 | 3;
  /** `hits[n]`: chance of exactly n hits by the attackers. */
  hits: number[];
  /** Chance that no enemy but submarines is left in the area. */
  clear: number;
  /** Fewest hits that leave no enemy but submarines in the area; null when no number of the dice does. */
  needed: number | null;
  /** Chance that the attacker's side controls the area afterwards. */
  control: number;
  expectedHits: number;
  toll: BySide<Toll>;
}

/** One possible end of a strike. */
interface Ending {
  chance: number;
  hits: number;
  results: ReadonlyMap<UnitId, DamageResult>;
}

export const none = (): Toll => ({ spent: 0, retreated: 0, lost: 0 });

export const noToll = (): BySide<Toll> => ({ axis: none(), allies: none() });

/** Every number of hits of a strike with what the allocator does with it. */
export function endings(ctx: Ctx, strike: Strike): Ending[] {
  const { targets, side } = strike;
  const { hits: chances, allocator, damagePerHit } = combatModel(ctx).forecast(ctx, strike);
  return chances.map((chance, hits) => {
    const { results } = bestAllocation(ctx, targets, hits * damagePerHit, allocator !== side);
    return { chance, hits, results: new Map(targets.map((unit, i) => [unit, results[i] ?? 'none'])) };
  });
}

/** The position after a strike, units that left the area taken off the map. */
export function afterStrike(ctx: Ctx, { results }: Ending): Ctx {
  const units = { ...ctx.state.units };
  const gone = new Set<UnitId>();
  for (const [unit, result] of results) {
    if (result === 'spent') units[unit] = { ...ctx.state.units[unit], at: at(ctx, unit), spent: true };
    if (result === 'retreat' || result === 'pool') {
      units[unit] = { at: 'forcePool', spent: false };
      gone.add(unit);
    }
  }
  const occupants = Object.fromEntries(
    Object.entries(ctx.state.occupants).map(([area, there]) => [area, there.filter((unit) => !gone.has(unit))]),
  );
  return { world: ctx.world, state: { ...ctx.state, units, occupants } };
}

const at = (ctx: Ctx, unit: UnitId) => ctx.state.units[unit]?.at ?? 'forcePool';

/** Adds what an ending does to a side's units, weighted by its chance. */
export function addToll(toll: Toll, { results }: Ending, chance: number): void {
  for (const result of results.values()) {
    if (result === 'spent') toll.spent += chance;
    if (result === 'retreat') toll.retreated += chance;
    if (result === 'pool') toll.lost += chance;
  }
}

const isClear = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  (ctx.state.occupants[area] ?? []).every((unit) => isSubmarine(ctx, unit) || !isOf(ctx, unit, side));

const isOf = (ctx: Ctx, unit: UnitId, side: Side): boolean => {
  const nation = ctx.world.unitById[unit]?.nation;
  return nation !== undefined && ctx.state.nations[nation]?.side === side;
};

/** Whether a side controls an area once the dust has settled (R4.2). */
function wouldControl(ctx: Ctx, area: AreaId, side: Side): boolean {
  const own = controllersOf(ctx, area, side).some((unit) => canControl(ctx, unit, area));
  const enemies = controllersOf(ctx, area, enemyOf(side)).length > 0;
  return own && (!enemies || isControlledBy(ctx, area, side));
}

/** The outlook of one strike by what is left of the attackers; chances are those of this branch, summing to 1. */
export function outlookOf(ctx: Ctx, strike: Strike): Outlook {
  const { side, area } = strike;
  const { allocator, clause } = combatModel(ctx).forecast(ctx, strike);
  const toll = noToll();
  const outlook: Outlook = { allocator, clause, hits: [], clear: 0, needed: null, control: 0, expectedHits: 0, toll };
  for (const ending of endings(ctx, strike)) {
    const after = afterStrike(ctx, ending);
    outlook.hits.push(ending.chance);
    outlook.expectedHits += ending.chance * ending.hits;
    if (isClear(after, area, enemyOf(side))) {
      outlook.clear += ending.chance;
      outlook.needed ??= ending.hits;
    }
    if (wouldControl(after, area, side)) outlook.control += ending.chance;
    addToll(toll[enemyOf(side)], ending, ending.chance);
  }
  return outlook;
}
