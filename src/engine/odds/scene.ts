// A position at the moment of a strike, with what has happened to the units of a fight since the state (R9.9, R14.3).
import type { Strike } from '../combat/strike';
import { type DamageResult, toughnessOf } from '../queries/damage';
import { areaOfGroup } from '../queries/groups';
import { canRetreat } from '../queries/retreat';
import { controllersOf, isReady, presentUnits } from '../queries/units';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import { neighboursOf } from '../world';
import { type Allocation, allocationsOf, leaves, targetOf } from './allocation';

export interface Scene {
  readonly ctx: Ctx;
  /** Units that have left where they stood. */
  readonly gone: ReadonlySet<UnitId>;
  /** Units that have been spent. */
  readonly spent: ReadonlySet<UnitId>;
}

const NOBODY: ReadonlySet<UnitId> = new Set();

export const sceneOf = (ctx: Ctx, spent: readonly UnitId[] = []): Scene => ({
  ctx,
  gone: NOBODY,
  spent: new Set(spent),
});

/** The scene after an ending that drove units off. */
export function afterLosses(scene: Scene, units: readonly UnitId[], results: readonly DamageResult[]): Scene {
  const lost = units.filter((_unit, i) => leaves(results[i] ?? 'none'));
  return lost.length === 0 ? scene : { ...scene, gone: new Set(lost) };
}

/** Whether a side keeps a unit that can control the area (R4.1). */
export const holdsOn = ({ ctx, gone }: Scene, area: AreaId, side: Side): boolean =>
  controllersOf(ctx, area, side).some((unit) => !gone.has(unit));

/** Whether losses of a group where it stands open ways out of an area for the other side (R10.1). */
export function opensWays({ ctx }: Scene, group: readonly UnitId[], area: AreaId): boolean {
  const from = areaOfGroup(ctx, group);
  return from !== null && neighboursOf(ctx, area).includes(from);
}

/** What an amount of damage leads to. */
interface Effect {
  results: readonly DamageResult[];
  /** No unit of the victim but submarines is left in the area. */
  clear: boolean;
  /** The victim keeps a unit that can control the area. */
  held: boolean;
}

/** The effect of damage on the targets of a strike; `limited`: the victim places it. */
export type Effects = (damage: number, limited: boolean) => Effect;

function effectOf(scene: Scene, { side, area, targets }: Strike, { results }: Allocation): Effect {
  const victim = enemyOf(side);
  const left = new Set(targets.filter((_unit, i) => leaves(results[i] ?? 'none')));
  const stays = (unit: UnitId) => !left.has(unit) && !scene.gone.has(unit);
  return {
    results,
    clear: !presentUnits(scene.ctx, area, victim).some(stays),
    held: controllersOf(scene.ctx, area, victim).some(stays),
  };
}

/** Effects of up to `most` damage of a strike, each worked out once. */
export function effectsOf(scene: Scene, strike: Strike, most: number): Effects {
  const { ctx, gone, spent } = scene;
  const targets = strike.targets.map((unit) => {
    const ready = isReady(ctx, unit) && !spent.has(unit);
    return targetOf(ctx, unit, toughnessOf(ctx, unit, ready, canRetreat(ctx, unit, gone)));
  });
  const allocations = new Map<boolean, (damage: number) => Allocation>();
  const known = new Map<number, Effect>();
  return (damage, limited) => {
    const key = damage * 2 + Number(limited);
    const before = known.get(key);
    if (before) return before;
    const allocate = allocations.get(limited) ?? allocationsOf(targets, most, limited);
    allocations.set(limited, allocate);
    const effect = effectOf(scene, strike, allocate(damage));
    known.set(key, effect);
    return effect;
  };
}
