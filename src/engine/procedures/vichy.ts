// The Vichy France event (R16.3).
import { offer } from '../deeds/deed';
import { isControlledBy } from '../queries/control';
import { nationState } from '../queries/units';
import { changeSide } from '../recipes/nations';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import { notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

function judgeVichy(ctx: Ctx): Refusal | null {
  const { france, paris } = ctx.world.roles;
  if (france === null || paris === null || !isControlledBy(ctx, paris, 'axis')) return refuse('vichyNeedsParis');
  return nationState(ctx, france).side === 'axis' ? refuse('franceAlreadyAxis', { nation: france }) : null;
}

function proclaim(tx: Tx): void {
  const { france } = tx.world.roles;
  pop(tx);
  if (france !== null) changeSide(tx, france, 'axis', 'R16.3');
}

export const vichy: Procedure<'vichy'> = {
  judge(ctx, _frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'proclaimVichy' ? judgeVichy(ctx) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return withoutEffect(tx, frame);
    return decision.type === 'proclaimVichy' ? proclaim(tx) : wrongDecision(decision, 'vichy');
  },
  *options(ctx, _frame, _selection, scope) {
    yield* offer(scope, { type: 'proclaimVichy' }, judgeVichy(ctx));
    yield* offer(scope, { type: 'done' }, null);
  },
  forced: (ctx) => (judgeVichy(ctx) ? { type: 'done' } : null),
};
