// Retreats, one by one, by their owner's choice (R10, R9.9, R4.7).
import type { DecisionOf } from '../decision';
import { offer } from '../deeds/deed';
import type { FrameAt } from '../frames';
import { retreatAreas } from '../queries/retreat';
import { areaOf, hasEnemyPresence, isNaval } from '../queries/units';
import { violateNeutral } from '../recipes/nations';
import { loseUnit, placeUnit, spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import { type AreaId, invariant, type RuleRef, type UnitId } from '../types';
import { isSea, neighboursOf } from '../world';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

type Retreat = AskedFrame<'retreat'>;

/** R9.9: a unit that has already retreated in this result has nowhere to go. */
const waysOut = (ctx: Ctx, unit: UnitId) =>
  ctx.state.retreated.includes(unit) ? { free: [], violating: [] } : retreatAreas(ctx, unit);

/** Why a unit may not retreat to an area that is not among its ways out. */
function explainArea(ctx: Ctx, frame: Retreat, unit: UnitId, to: AreaId): Refusal {
  const from = areaOf(ctx, unit);
  if (from === null || !ctx.world.areaById[to] || !neighboursOf(ctx, from).includes(to)) {
    return refuse('retreatNotAdjacent', { unit, area: to });
  }
  if (hasEnemyPresence(ctx, to, frame.side)) return refuse('retreatIntoEnemy', { unit, area: to });
  if (!isNaval(ctx, unit) && isSea(ctx, to)) return refuse('retreatToSea', { unit, area: to });
  return refuse('retreatNaval', { unit, area: to });
}

/** R9.9: a retreat that would violate a neutral is resolved after all others. */
const mustWait = (ctx: Ctx, frame: Retreat, unit: UnitId): boolean =>
  frame.units.some((other) => other !== unit && waysOut(ctx, other).free.length > 0);

function judgeRetreat(ctx: Ctx, frame: Retreat, { unit, to }: DecisionOf<'retreat'>): Refusal | null {
  if (!frame.units.includes(unit)) return refuse('unitNotRetreating', { unit });
  const { free, violating } = waysOut(ctx, unit);
  if (to === 'forcePool') {
    if (free.length > 0) return refuse('retreatPossible', { unit });
  } else if (free.includes(to)) {
    return null;
  } else if (!violating.includes(to)) {
    return explainArea(ctx, frame, unit, to);
  } else if (free.length > 0) {
    return refuse('retreatMustNotViolate', { unit, area: to }); // R10.2
  }
  return violating.length > 0 && mustWait(ctx, frame, unit) ? refuse('violatingRetreatLast', { unit }) : null;
}

/** The rule a unit is lost by: no way out of a battle or a port, or its owner's choice not to violate (R10.2). */
function lossRule(ctx: Ctx, cause: Retreat['cause'], unit: UnitId): RuleRef {
  if (waysOut(ctx, unit).violating.length > 0) return 'R10.2';
  return cause === 'port' ? 'R4.7' : 'R10.1';
}

function retreatUnit(tx: Tx, frame: FrameAt<'retreat'>, { unit, to }: DecisionOf<'retreat'>): void {
  const from = areaOf(tx, unit);
  invariant(from !== null, 'a retreating unit is on the map');
  const { side, cause } = frame;
  frame.units = frame.units.filter((id) => id !== unit);
  if (frame.units.length === 0) pop(tx);
  if (to === 'forcePool') return loseUnit(tx, unit, lossRule(tx, cause, unit));
  violateNeutral(tx, side, to); // R10.2
  placeUnit(tx, unit, to); // R10.4: no cost, no ambush
  spendUnit(tx, unit); // R9.3
  tx.state.retreated.push(unit);
  tx.log({ type: 'unitRetreated', unit, from, to });
}

function* choicesOf(ctx: Ctx, unit: UnitId): Generator<DecisionOf<'retreat'>> {
  const { free, violating } = waysOut(ctx, unit);
  for (const to of free.length > 0 ? free : violating) yield { type: 'retreat', unit, to };
  if (free.length === 0) yield { type: 'retreat', unit, to: 'forcePool' };
}

/** Every neighbour of the unit, for the reasons against it. */
const neighbourChoices = (ctx: Ctx, unit: UnitId): DecisionOf<'retreat'>[] => {
  const from = areaOf(ctx, unit);
  return from === null ? [] : neighboursOf(ctx, from).map((to) => ({ type: 'retreat', unit, to }));
};

export const retreat: Procedure<'retreat'> = {
  judge(ctx, frame, decision) {
    return decision.type === 'retreat' ? judgeRetreat(ctx, frame, decision) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type !== 'retreat') return wrongDecision(decision, 'retreat');
    retreatUnit(tx, frame, decision);
  },
  *options(ctx, frame, selection, scope) {
    for (const unit of frame.units) {
      if (selection.length > 0 && !selection.includes(unit)) continue;
      const choices = [...choicesOf(ctx, unit)];
      const known = new Set(choices.map(({ to }) => to));
      const others = scope === 'all' ? neighbourChoices(ctx, unit).filter(({ to }) => !known.has(to)) : [];
      for (const decision of [...choices, ...others]) {
        const facts = decision.to === 'forcePool' ? {} : { area: decision.to };
        yield* offer(scope, decision, judgeRetreat(ctx, frame, decision), facts);
      }
    }
  },
  *selectable(_ctx, frame) {
    for (const unit of frame.units) yield { unit, refusal: null };
  },
  /** A unit with no way out goes to the pool; a last unit with one way takes it. */
  forced(ctx, frame) {
    const lost = frame.units.find((unit) => {
      const { free, violating } = waysOut(ctx, unit);
      return free.length + violating.length === 0;
    });
    if (lost !== undefined) return { type: 'retreat', unit: lost, to: 'forcePool' };
    const [unit, other] = frame.units;
    if (unit === undefined || other !== undefined) return null;
    const choices = [...choicesOf(ctx, unit)];
    return choices.length === 1 ? (choices[0] ?? null) : null;
  },
};
