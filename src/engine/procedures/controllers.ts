// Choosing controlling nations before recovery (R21.15).
import { allAreas, offer } from '../deeds/deed';
import { controllerChoices, controllingSide, nationsPresent } from '../queries/control';
import { recoveryOf } from '../queries/recovery';
import { type Ctx, pop } from '../tx';
import type { NationId, Side } from '../types';
import { controllerOptions } from './controller';
import { notAsked, type Procedure } from './procedure';

/** Nations that could control an area instead of another. */
function rivals(ctx: Ctx, side: Side): Set<NationId> {
  const found = new Set<NationId>();
  for (const area of allAreas(ctx)) {
    if (nationsPresent(ctx, area, side).length < 2 || controllingSide(ctx, area) !== side) continue;
    const choices = controllerChoices(ctx, area);
    if (choices.length > 1) for (const nation of choices) found.add(nation);
  }
  return found;
}

/** Whether any choice could let a nation recover more (R13.1): asked only then. */
const matters = (ctx: Ctx, side: Side): boolean =>
  [...rivals(ctx, side)].some((nation) => {
    const { limited, allowance } = recoveryOf(ctx, side, nation);
    return limited.length > allowance;
  });

export const controllers: Procedure<'controllers'> = {
  judge: (_ctx, _frame, decision) => (decision.type === 'done' ? null : notAsked()),
  apply: (tx) => pop(tx),
  *options(ctx, frame, _selection, scope) {
    yield* controllerOptions(ctx, frame.side, scope);
    yield* offer(scope, { type: 'done' }, null);
  },
  forced: (ctx, frame) => (matters(ctx, frame.side) ? null : { type: 'done' }),
};
