// The best placing of damage for the side that allocates (R9.2–R9.4), as odds and bots assume it.
import { absorbs, type DamageResult, damageResult } from '../queries/damage';
import { isSubmarine } from '../queries/units';
import type { Ctx } from '../tx';
import type { UnitId } from '../types';
import { unitDef } from '../world';

export interface Allocation {
  /** Damage placed on each target, by index. */
  placed: number[];
  results: DamageResult[];
}

/** Worth of what happens to a unit, in prices: lost, driven off, spent. */
const WORTH: Record<DamageResult, number> = { none: 0, spent: 1, retreat: 2.5, pool: 4 };
/** Emptying an area is worth more than anything short of it. */
const CLEARED = 1000;

interface Plan {
  placed: number[];
  /** Worth to the attacker so far; every present unit gone so far. */
  worth: number;
  cleared: boolean;
}

const total = ({ worth, cleared }: Plan): number => worth + (cleared ? CLEARED : 0);

const leaves = (result: DamageResult): boolean => result === 'retreat' || result === 'pool';

/** A plan with one more unit that takes `amount`. */
function extended(ctx: Ctx, plan: Plan, unit: UnitId, amount: number): Plan {
  const result = damageResult(ctx, unit, amount);
  return {
    placed: [...plan.placed, amount],
    worth: plan.worth + WORTH[result] * unitDef(ctx, unit).cost,
    cleared: plan.cleared && (leaves(result) || isSubmarine(ctx, unit)),
  };
}

/** Amounts worth trying: whole steps for the attacker, anything a unit absorbs for the victim. */
function amounts(ctx: Ctx, unit: UnitId, limited: boolean): number[] {
  const most = absorbs(ctx, unit);
  const step = limited ? 1 : unitDef(ctx, unit).durability;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}

type Better = (a: Plan, b: Plan) => boolean;

/** Plans by damage used and whether all are gone so far, the best of each kind (both kinds may turn out best). */
function addUnit(ctx: Ctx, plans: Map<string, Plan>, unit: UnitId, damage: number, limited: boolean, better: Better) {
  const next = new Map<string, Plan>();
  for (const [key, plan] of plans) {
    const used = Number.parseInt(key, 10);
    for (const amount of amounts(ctx, unit, limited)) {
      if (used + amount > damage) break;
      const longer = extended(ctx, plan, unit, amount);
      const place = `${used + amount}${longer.cleared ? '!' : ''}`;
      const known = next.get(place);
      if (!known || better(longer, known)) next.set(place, longer);
    }
  }
  return next;
}

/**
 * The best placing of `damage` on the targets. `limited`: the victim places it, loses as little as it can and must place
 * everything its units absorb (R9.4); otherwise the attacker, who wants the area empty and then the most of the enemy gone.
 */
export function bestAllocation(ctx: Ctx, targets: readonly UnitId[], damage: number, limited: boolean): Allocation {
  const better: Better = limited ? (a, b) => total(a) < total(b) : (a, b) => total(a) > total(b);
  let plans = new Map<string, Plan>([['0!', { placed: [], worth: 0, cleared: true }]]);
  for (const unit of targets) plans = addUnit(ctx, plans, unit, damage, limited, better);
  const most = targets.reduce((sum, unit) => sum + absorbs(ctx, unit), 0);
  const whole = [...plans].filter(([key]) => !limited || Number.parseInt(key, 10) === Math.min(damage, most));
  const [first, ...rest] = whole.map(([, plan]) => plan);
  const best = rest.reduce(
    (found, plan) => (better(plan, found) ? plan : found),
    first ?? { placed: [], worth: 0, cleared: true },
  );
  return { placed: best.placed, results: targets.map((unit, i) => damageResult(ctx, unit, best.placed[i] ?? 0)) };
}
