// Placing damage, one by one, and what it does when all is placed (R9.2–R9.5).
import { offer } from '../deeds/deed';
import type { FrameAt } from '../frames';
import { absorbs, canAdvance, damageResult } from '../queries/damage';
import { areaOf } from '../queries/units';
import { loseUnit, spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, push, type Tx } from '../tx';
import type { UnitId } from '../types';
import { type AskedFrame, notAsked, type Procedure, wrongDecision } from './procedure';

type Damage = AskedFrame<'damage'>;

const placedOn = (frame: Damage, unit: UnitId): number => frame.placed[unit] ?? 0;

/** R9.4: the victim may not put more on a unit than takes it to the pool; the attacker may. */
function judgeTarget(ctx: Ctx, frame: Damage, unit: UnitId): Refusal | null {
  if (!frame.targets.includes(unit)) return refuse('unitNotTarget', { unit });
  const full = frame.limited && placedOn(frame, unit) >= absorbs(ctx, unit);
  return full ? refuse('unitAbsorbsNoMore', { unit, have: absorbs(ctx, unit) }) : null;
}

/** Whether what is left could still bring any unit a step further; if not, it is lost (R9.3, R9.4). */
const isUseful = (ctx: Ctx, frame: Damage): boolean =>
  frame.targets.some((unit) => canAdvance(ctx, unit, placedOn(frame, unit), frame.left));

/** R9.9: losses go to the pool first, then the owner retreats the others one by one. */
function takeEffect(tx: Tx, frame: FrameAt<'damage'>): void {
  const { targets, placed, left, victim } = frame;
  pop(tx);
  if (left > 0) tx.log({ type: 'damageLost', side: victim, damage: left });
  const results = targets.map((unit) => ({ unit, result: damageResult(tx, unit, placed[unit] ?? 0) }));
  const retreating: UnitId[] = [];
  for (const { unit, result } of results) {
    tx.log({ type: 'damageDealt', unit, damage: placed[unit] ?? 0, result });
    if (result === 'pool') loseUnit(tx, unit, 'R9.3');
    else if (result !== 'none') spendUnit(tx, unit);
    if (result === 'retreat') retreating.push(unit);
  }
  if (retreating.length > 0) push(tx, { at: 'retreat', side: victim, cause: 'battle', units: retreating });
}

export const damage: Procedure<'damage'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return isUseful(ctx, frame) ? refuse('damageLeft', { have: frame.left }) : null;
    return decision.type === 'damage' ? judgeTarget(ctx, frame, decision.unit) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return takeEffect(tx, frame);
    if (decision.type !== 'damage') return wrongDecision(decision, 'damage');
    frame.placed[decision.unit] = placedOn(frame, decision.unit) + 1;
    frame.left -= 1;
  },
  *options(ctx, frame, _selection, scope) {
    for (const unit of frame.targets) {
      const area = areaOf(ctx, unit);
      yield* offer(scope, { type: 'damage', unit }, judgeTarget(ctx, frame, unit), area === null ? {} : { area });
    }
  },
  forced(ctx, frame) {
    if (frame.left === 0 || !isUseful(ctx, frame)) return { type: 'done' };
    const [only, other] = frame.targets.filter((unit) => judgeTarget(ctx, frame, unit) === null);
    return only !== undefined && other === undefined ? { type: 'damage', unit: only } : null;
  },
};
