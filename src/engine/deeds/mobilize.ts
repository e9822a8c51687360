// Mobilization (R12) and deployment from the new-weapons pool by its rules (R5.6) as deeds.
import type { DecisionOf } from '../decision';
import { forgetAnswers } from '../findings';
import type { Option, Scope } from '../option';
import { judgePath, judgeRecruit, mobilizationPaths, pathTransport } from '../queries/mobilization';
import { placeUnit, spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import type { Ctx, Tx } from '../tx';
import { type AreaId, invariant, type Side, type UnitId } from '../types';
import { unitDef } from '../world';
import { allAreas } from './deed';

/** R5.1 */
function judgePrice(ctx: Ctx, unit: UnitId, points: number): Refusal | null {
  const { cost } = unitDef(ctx, unit);
  return cost > points ? refuse('pointsShort', { unit, need: cost, have: points }) : null;
}

/** Why a unit may not be mobilized by a path with the points left (R12.1–R12.7). */
export function judgeMobilize(
  ctx: Ctx,
  side: Side,
  { unit, path }: DecisionOf<'mobilize'>,
  points: number,
): Refusal | null {
  return (
    judgeRecruit(ctx, side, unit, 'forcePool') ?? judgePrice(ctx, unit, points) ?? judgePath(ctx, side, unit, path)
  );
}

function settleIn(tx: Tx, side: Side, unit: UnitId, path: readonly AreaId[]): AreaId {
  const at = path.at(-1);
  invariant(at !== undefined, 'a judged path has an end');
  for (const area of pathTransport(tx, side, unit, path)) chargeTransport(tx, area, 1); // R12.4
  placeUnit(tx, unit, at);
  return at;
}

/** Draws on the transport limit of a sea area in this impulse (R8.7). */
export function chargeTransport(tx: Tx, area: AreaId, units: number): void {
  forgetAnswers(tx.state);
  tx.state.transportUsed[area] = (tx.state.transportUsed[area] ?? 0) + units;
}

/** R12.1: places a judged unit spent. */
export function mobilizeUnit(tx: Tx, side: Side, { unit, path }: DecisionOf<'mobilize'>): void {
  const at = settleIn(tx, side, unit, path);
  spendUnit(tx, unit);
  tx.log({ type: 'unitMobilized', side, unit, at, path: [...path], cost: unitDef(tx, unit).cost });
}

/** R5.6: places a judged unit of the new-weapons pool ready, free of charge. */
export function deployUnit(tx: Tx, side: Side, { unit, path }: DecisionOf<'deploy'>): void {
  const at = settleIn(tx, side, unit, path);
  tx.log({ type: 'unitDeployed', side, unit, at, path: [...path] });
}

function optionOf(ctx: Ctx, side: Side, unit: UnitId, path: readonly AreaId[], refusal: Refusal | null): Option {
  const area = path.at(-1);
  invariant(area !== undefined, 'a path has an end');
  const transport = pathTransport(ctx, side, unit, path).map((sea) => ({ area: sea, units: 1 }));
  const decision: DecisionOf<'mobilize'> = { type: 'mobilize', unit, path: [...path] };
  return { area, cost: unitDef(ctx, unit).cost, transport, decision, refusal };
}

/** Places for a unit of the force pool: the path with the least transport to each area, and why not elsewhere. */
export function mobilizeOptions(ctx: Ctx, side: Side, unit: UnitId, points: number, scope: Scope): Option[] {
  if (judgeRecruit(ctx, side, unit, 'forcePool')) return [];
  const dear = judgePrice(ctx, unit, points);
  if (dear && scope === 'legal') return [];
  const found: Option[] = [];
  const paths = mobilizationPaths(ctx, side, unit);
  for (const area of allAreas(ctx)) {
    const path = paths.get(area);
    if (path) {
      found.push(optionOf(ctx, side, unit, path, dear));
    } else if (scope === 'all') {
      const decision: DecisionOf<'mobilize'> = { type: 'mobilize', unit, path: [area] };
      found.push({ area, decision, refusal: judgeMobilize(ctx, side, decision, points) });
    }
  }
  return found;
}
