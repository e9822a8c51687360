// Choosing which units of a nation recover (R13.1, R13.6).
import { offer } from '../deeds/deed';
import { readyUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { pop } from '../tx';
import type { UnitId } from '../types';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

function judgeRecovery(
  { candidates, count, nation }: AskedFrame<'recovery'>,
  units: readonly UnitId[],
): Refusal | null {
  const stray = units.find((unit) => !candidates.includes(unit));
  if (stray !== undefined) return refuse('notRecoverable', { unit: stray });
  const right = units.length === count && new Set(units).size === units.length;
  return right ? null : refuse('recoverWrongNumber', { nation, need: count, have: units.length });
}

export const recovery: Procedure<'recovery'> = {
  judge(_ctx, frame, decision) {
    return decision.type === 'recover' ? judgeRecovery(frame, decision.units) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type !== 'recover') return wrongDecision(decision, 'recovery');
    const { side } = frame;
    pop(tx);
    for (const unit of decision.units) readyUnit(tx, unit);
    tx.log({ type: 'unitsRecovered', side, units: [...decision.units], rule: 'R13.1' });
  },
  *options(_ctx, frame, selection, scope) {
    if (selection.length === 0) return;
    yield* offer(scope, { type: 'recover', units: [...selection] }, judgeRecovery(frame, selection));
  },
  *selectable(_ctx, frame) {
    for (const unit of frame.candidates) yield { unit, refusal: null };
  },
};
