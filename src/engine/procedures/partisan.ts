// The Yugoslav partisans of the value-4 Supply card (R17.3).
import { offer } from '../deeds/deed';
import { nationState, unitState, unitsAt } from '../queries/units';
import { placeUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import type { Side, UnitId } from '../types';
import { unitDef } from '../world';
import { notAsked, type Procedure, wrongDecision } from './procedure';

/** R17.3: a Yugoslav LF of the force pool, while Yugoslavia fights on the side. */
function judgePartisan(ctx: Ctx, side: Side, unit: UnitId): Refusal | null {
  const { yugoslavia, yugoslavArea } = ctx.world.roles;
  if (!ctx.world.unitById[unit]) return refuse('unknownThing', { unit });
  const { nation, type } = unitDef(ctx, unit);
  const isPartisan = nation === yugoslavia && type === 'LF' && unitState(ctx, unit).at === 'forcePool';
  if (!isPartisan || yugoslavArea === null) return refuse('partisanImpossible', { unit });
  return nationState(ctx, nation).side === side ? null : refuse('partisanImpossible', { unit, nation });
}

/** R17.3: ready, whatever R12 says, also among enemies. */
function placePartisan(tx: Tx, side: Side, unit: UnitId): void {
  const { yugoslavArea } = tx.world.roles;
  pop(tx);
  if (yugoslavArea === null) return;
  placeUnit(tx, unit, yugoslavArea);
  tx.log({ type: 'unitDeployed', side, unit, at: yugoslavArea, path: [yugoslavArea] });
}

const partisans = (ctx: Ctx, side: Side): UnitId[] =>
  unitsAt(ctx, 'forcePool').filter((unit) => judgePartisan(ctx, side, unit) === null);

export const partisan: Procedure<'partisan'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'placePartisan' ? judgePartisan(ctx, frame.side, decision.unit) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return pop(tx); // the Supply of the card has been carried out
    if (decision.type !== 'placePartisan') return wrongDecision(decision, 'partisan');
    placePartisan(tx, frame.side, decision.unit);
  },
  *options(ctx, frame, _selection, scope) {
    for (const unit of partisans(ctx, frame.side)) yield* offer(scope, { type: 'placePartisan', unit }, null);
    yield* offer(scope, { type: 'done' }, null);
  },
  forced: (ctx, frame) => (partisans(ctx, frame.side).length > 0 ? null : { type: 'done' }),
};
