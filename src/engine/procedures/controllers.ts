// Choosing controlling nations before recovery (R21.15).
import { offer } from '../deeds/deed';
import { controllerChoices, controllingSide } from '../queries/control';
import { recoveryOf } from '../queries/recovery';
import { type Ctx, pop } from '../tx';
import type { Side } from '../types';
import { controllerOptions } from './controller';
import { notAsked, type Procedure } from './procedure';

/** Whether any choice could let a nation recover more (R13.1): asked only then. */
function matters(ctx: Ctx, side: Side): boolean {
  const rivals = new Set(
    ctx.world.areas.flatMap(({ id }) => {
      const choices = controllingSide(ctx, id) === side ? controllerChoices(ctx, id) : [];
      return choices.length > 1 ? choices : [];
    }),
  );
  return [...rivals].some((nation) => {
    const { limited, allowance } = recoveryOf(ctx, side, nation);
    return limited.length > allowance;
  });
}

export const controllers: Procedure<'controllers'> = {
  judge: (_ctx, _frame, decision) => (decision.type === 'done' ? null : notAsked()),
  apply: (tx) => pop(tx),
  *options(ctx, frame, _selection, scope) {
    yield* controllerOptions(ctx, frame.side, scope);
    yield* offer(scope, { type: 'done' }, null);
  },
  forced: (ctx, frame) => (matters(ctx, frame.side) ? null : { type: 'done' }),
};
