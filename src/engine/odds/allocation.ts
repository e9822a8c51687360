// The best placing of damage for the side that allocates (R9.2–R9.4), as odds and bots assume it.
import { absorbed, type DamageResult, resultOf, type Toughness, toughnessOf } from '../queries/damage';
import { isSubmarine } from '../queries/units';
import type { Ctx } from '../tx';
import type { UnitId } from '../types';
import { unitDef } from '../world';

export interface Allocation {
  /** Damage placed on each target, by index. */
  placed: number[];
  results: DamageResult[];
}

/** A unit that damage may be placed on. */
export interface Target {
  toughness: Toughness;
  cost: number;
  submarine: boolean;
}

export const targetOf = (ctx: Ctx, unit: UnitId, toughness: Toughness): Target => ({
  toughness,
  cost: unitDef(ctx, unit).cost,
  submarine: isSubmarine(ctx, unit),
});

/** Worth of what happens to a unit, in prices: lost, driven off, spent. */
const WORTH: Record<DamageResult, number> = { none: 0, spent: 1, retreat: 2.5, pool: 4 };
/** Emptying an area is worth more than anything short of it. */
const CLEARED = 1000;

/** One amount of damage on a target, and what it comes to. */
interface Choice {
  amount: number;
  result: DamageResult;
  worth: number;
  /** Nobody who counts as present stays (R5.5). */
  clears: boolean;
}

/** Damage on the targets so far: the choice for the last of them, and the plan for those before. */
interface Plan {
  before: Plan | null;
  choice: Choice;
  used: number;
  /** Worth to the attacker so far; every present unit gone so far. */
  worth: number;
  cleared: boolean;
}

const total = ({ worth, cleared }: Plan): number => worth + (cleared ? CLEARED : 0);

export const leaves = (result: DamageResult): boolean => result === 'retreat' || result === 'pool';

function choiceOf({ toughness, cost, submarine }: Target, amount: number): Choice {
  const result = resultOf(toughness, amount);
  return { amount, result, worth: WORTH[result] * cost, clears: leaves(result) || submarine };
}

/** Amounts worth trying: whole steps for the attacker, anything a unit absorbs for the victim. */
function choicesOf(target: Target, limited: boolean): Choice[] {
  const most = absorbed(target.toughness);
  const step = limited ? 1 : target.toughness.durability;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => choiceOf(target, n * step));
}

const extended = (before: Plan | null, choice: Choice): Plan => ({
  before,
  choice,
  used: (before?.used ?? 0) + choice.amount,
  worth: (before?.worth ?? 0) + choice.worth,
  cleared: (before?.cleared ?? true) && choice.clears,
});

type Better = (a: Plan, b: Plan) => boolean;

/** Plans with one more target, by damage used and whether all are gone so far, the best of each kind: both may turn out best. */
function withTarget(plans: readonly (Plan | null)[], choices: readonly Choice[], most: number, better: Better): Plan[] {
  const next = new Map<number, Plan>();
  for (const plan of plans) {
    for (const choice of choices) {
      const longer = extended(plan, choice);
      if (longer.used > most) break;
      const place = longer.used * 2 + Number(longer.cleared);
      const known = next.get(place);
      if (!known || better(longer, known)) next.set(place, longer);
    }
  }
  return [...next.values()];
}

function choicesIn(end: Plan | undefined): Choice[] {
  const choices: Choice[] = [];
  for (let plan = end ?? null; plan !== null; plan = plan.before) choices.push(plan.choice);
  return choices.reverse();
}

/**
 * The best placings of up to `most` damage on the targets, as a function of the damage. `limited`: the victim places it,
 * loses as little as it can and must place everything its units absorb (R9.4); otherwise the attacker, who wants the area
 * empty and then the most of the enemy gone.
 */
export function allocationsOf(
  targets: readonly Target[],
  most: number,
  limited: boolean,
): (damage: number) => Allocation {
  const better: Better = limited ? (a, b) => total(a) < total(b) : (a, b) => total(a) > total(b);
  let plans: (Plan | null)[] = [null];
  for (const target of targets) plans = withTarget(plans, choicesOf(target, limited), most, better);
  const whole = plans.flatMap((plan) => plan ?? []);
  const capacity = targets.reduce((sum, { toughness }) => sum + absorbed(toughness), 0);
  return (damage) => {
    const fits = ({ used }: Plan) => (limited ? used === Math.min(damage, capacity) : used <= damage);
    const [first, ...rest] = whole.filter(fits);
    const best = rest.reduce((found, plan) => (found && better(plan, found) ? plan : found), first);
    const choices = choicesIn(best);
    return { placed: choices.map(({ amount }) => amount), results: choices.map(({ result }) => result) };
  };
}

/** The best placing of `damage` on the targets as they stand; see `allocationsOf`. */
export function bestAllocation(ctx: Ctx, targets: readonly UnitId[], damage: number, limited: boolean): Allocation {
  const standing = targets.map((unit) => targetOf(ctx, unit, toughnessOf(ctx, unit)));
  return allocationsOf(standing, damage, limited)(damage);
}
