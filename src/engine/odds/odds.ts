// Odds before the die: an attack as it stands, and the same if the other side ambushes, whether or not it holds a card.
import { ratingFor, type Strike } from '../combat/strike';
import type { Decision } from '../decision';
import type { StrikeKind } from '../frames';
import { counterattackers } from '../queries/ambush';
import { afterViolation, areaOfGroup } from '../queries/groups';
import { unitsOfSide } from '../queries/units';
import type { State } from '../state';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import type { World } from '../world';
import { addToll, afterStrike, endings, type Outlook, outlookOf } from './outlook';

export interface Odds {
  plain: Outlook;
  /** With a counterattack first (R14); null where no ready unit could strike back. */
  ambushed: Outlook | null;
}

interface Attack {
  side: Side;
  kind: StrikeKind;
  area: AreaId;
  group: readonly UnitId[];
}

/** R9.1: attackers are spent when they declare. */
function withSpent(ctx: Ctx, group: readonly UnitId[]): Ctx {
  const spent = group.map((unit) => [unit, { ...ctx.state.units[unit], spent: true }] as const);
  return { world: ctx.world, state: { ...ctx.state, units: { ...ctx.state.units, ...Object.fromEntries(spent) } } };
}

/** The position at the moment of the strike: violation first, then the attackers spent (R9.9). */
const declared = (ctx: Ctx, { side, area, group }: Attack): Ctx => withSpent(afterViolation(ctx, side, area), group);

function strikeOf(ctx: Ctx, { side, kind, area }: Attack, strikers: readonly UnitId[]): Strike {
  const rule = kind === 'airAttack' ? 'R11.2' : 'R9.1';
  const targets = unitsOfSide(ctx, area, enemyOf(side));
  return { side, area, strikers, targets, rating: ratingFor(kind), damagePerHit: 1, rule };
}

function counterstrikeOf(ctx: Ctx, { side, kind, area, group }: Attack): Strike {
  const strikers = counterattackers(ctx, enemyOf(side), area, kind);
  return {
    side: enemyOf(side),
    area,
    strikers,
    targets: group,
    rating: ratingFor(kind),
    damagePerHit: 2,
    rule: 'R14.2',
  };
}

/** Adds a branch of the ambush to the whole, weighted by its chance. */
function addBranch(whole: Outlook, branch: Outlook, chance: number, side: Side): void {
  for (const [n, p] of branch.hits.entries()) whole.hits[n] = (whole.hits[n] ?? 0) + chance * p;
  whole.clear += chance * branch.clear;
  whole.control += chance * branch.control;
  whole.expectedHits += chance * branch.expectedHits;
  const enemy = enemyOf(side);
  for (const key of ['spent', 'retreated', 'lost'] as const) whole.toll[enemy][key] += chance * branch.toll[enemy][key];
}

/** R14.3: the counterattack first, then those left of the attackers. */
function ambushedOutlook(ctx: Ctx, attack: Attack, plain: Outlook): Outlook | null {
  const counterstrike = counterstrikeOf(ctx, attack);
  if (!counterstrike.strikers.some((unit) => (ctx.world.unitById[unit]?.[counterstrike.rating] ?? 0) > 0)) return null;
  const empty = () => ({ spent: 0, retreated: 0, lost: 0 });
  const toll = { axis: empty(), allies: empty() };
  const { allocator, clause } = plain;
  const whole: Outlook = { allocator, clause, hits: [], clear: 0, control: 0, expectedHits: 0, toll };
  for (const ending of endings(ctx, counterstrike)) {
    addToll(toll[attack.side], ending, ending.chance);
    const after = afterStrike(ctx, ending);
    const left = attack.group.filter((unit) => !['retreat', 'pool'].includes(ending.results.get(unit) ?? 'none'));
    addBranch(whole, outlookOf(after, strikeOf(after, attack, left)), ending.chance, attack.side);
  }
  return whole;
}

function attackOf(ctx: Ctx, side: Side, decision: Decision): Attack | null {
  if (decision.type === 'airAttack') return { side, kind: 'airAttack', area: decision.area, group: decision.group };
  if (decision.type !== 'attack') return null;
  const area = areaOfGroup(ctx, decision.group);
  return area === null ? null : { side, kind: 'attack', area, group: decision.group };
}

/**
 * Exact odds of a legal attack or air attack of a side; null for other decisions. Damage is placed as well as the
 * allocating side can. The ambush column assumes that a card *might* be held: it never looks at a hand.
 */
export function odds(world: World, state: State, side: Side, decision: Decision): Odds | null {
  const before: Ctx = { world, state };
  const attack = attackOf(before, side, decision);
  if (attack === null) return null;
  const ctx = declared(before, attack);
  const plain = outlookOf(ctx, strikeOf(ctx, attack, attack.group));
  return { plain, ambushed: ambushedOutlook(ctx, attack, plain) };
}
