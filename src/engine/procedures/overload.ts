// Army and air units at sea beyond the transport limit at the end of an impulse (R8.8).
import { offer } from '../deeds/deed';
import { embarkedUnits } from '../queries/transport';
import { loseUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { UnitId } from '../types';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

type Overload = AskedFrame<'overload'>;

function judgeSend(ctx: Ctx, frame: Overload, units: readonly UnitId[]): Refusal | null {
  const embarked = embarkedUnits(ctx, frame.area, frame.side);
  const stray = units.find((unit) => !embarked.includes(unit));
  if (stray !== undefined) return refuse('notAtSeaHere', { unit: stray, area: frame.area });
  const right = units.length === frame.excess && new Set(units).size === units.length;
  return right ? null : refuse('wrongNumber', { need: frame.excess, have: units.length, area: frame.area });
}

function sendToPool(tx: Tx, { side, area }: Overload, units: readonly UnitId[]): void {
  pop(tx);
  tx.log({ type: 'transportExceeded', side, area, units: [...units] });
  for (const unit of units) loseUnit(tx, unit, 'R8.8');
}

export const overload: Procedure<'overload'> = {
  judge(ctx, frame, decision) {
    return decision.type === 'sendToPool' ? judgeSend(ctx, frame, decision.units) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type !== 'sendToPool') return wrongDecision(decision, 'overload');
    sendToPool(tx, { ...frame }, decision.units);
  },
  *options(ctx, frame, selection, scope) {
    if (selection.length === 0) return;
    yield* offer(scope, { type: 'sendToPool', units: [...selection] }, judgeSend(ctx, frame, selection));
  },
  *selectable(ctx, frame) {
    for (const unit of embarkedUnits(ctx, frame.area, frame.side)) yield { unit, refusal: null };
  },
  forced(ctx, frame) {
    const units = embarkedUnits(ctx, frame.area, frame.side);
    return units.length === frame.excess ? { type: 'sendToPool', units: [...units] } : null;
  },
};
