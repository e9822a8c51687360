// The raid of the Wolfpack event (R17.1, R21.17).
import { combatModel } from '../combat/model';
import { raidStrike } from '../combat/strikes';
import { offer } from '../deeds/deed';
import { americanBases } from '../queries/bases';
import { areaOfGroup, judgeActor, judgeGroup } from '../queries/groups';
import { isSubmarine, unitsOnMap } from '../queries/units';
import { discardAtRandom } from '../recipes/discard';
import { spendUnit } from '../recipes/placement';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, pop, type Tx } from '../tx';
import { type AreaId, enemyOf, invariant, type Side, type UnitId } from '../types';
import { actorsOf } from './actors';
import { notAsked, type Procedure, wrongDecision } from './procedure';
import { withoutEffect } from './withoutEffect';

/** Sea areas that can be raided: the Central Atlantic, and the North Atlantic once the USA provides a base. */
function raidAreas(ctx: Ctx): AreaId[] {
  const { centralAtlantic, northAtlantic } = ctx.world.roles;
  const north = americanBases(ctx) > 0 ? northAtlantic : null;
  return [centralAtlantic, north].filter((area) => area !== null);
}

function judgeRaid(ctx: Ctx, side: Side, group: readonly UnitId[]): Refusal | null {
  const unfit = judgeGroup(ctx, side, group);
  if (unfit) return unfit;
  const other = group.find((id) => !isSubmarine(ctx, id));
  if (other !== undefined) return refuse('notSubmarines', { unit: other });
  const area = areaOfGroup(ctx, group);
  return area !== null && raidAreas(ctx).includes(area) ? null : refuse('raidWrongArea', area === null ? {} : { area });
}

/** R17.1: the submarines are spent; each success discards a card of the other side at random. */
function raid(tx: Tx, side: Side, group: readonly UnitId[]): void {
  const area = areaOfGroup(tx, group);
  invariant(area !== null, 'raiders are on the map');
  pop(tx);
  for (const unit of group) spendUnit(tx, unit);
  const hits = combatModel(tx).raid(tx, raidStrike({ side, area }, group));
  discardAtRandom(tx, enemyOf(side), hits, 'R17.1');
}

const raiders = (ctx: Ctx, side: Side): UnitId[] =>
  unitsOnMap(ctx, side).filter((id) => isSubmarine(ctx, id) && judgeRaid(ctx, side, [id]) === null);

export const wolfpack: Procedure<'wolfpack'> = {
  judge(ctx, frame, decision) {
    if (decision.type === 'done') return null;
    return decision.type === 'raid' ? judgeRaid(ctx, frame.side, decision.group) : notAsked();
  },
  apply(tx, frame, decision) {
    if (decision.type === 'done') return frame.brought ? pop(tx) : withoutEffect(tx, frame);
    return decision.type === 'raid' ? raid(tx, frame.side, decision.group) : wrongDecision(decision, 'wolfpack');
  },
  *options(ctx, frame, selection, scope) {
    if (selection.length === 0) return yield* offer(scope, { type: 'done' }, null);
    const area = areaOfGroup(ctx, selection);
    const facts = area === null ? {} : { area };
    yield* offer(scope, { type: 'raid', group: [...selection] }, judgeRaid(ctx, frame.side, selection), facts);
  },
  *selectable(ctx, frame, scope) {
    for (const { unit } of actorsOf(ctx, frame.side, scope)) {
      if (isSubmarine(ctx, unit))
        yield { unit, refusal: judgeActor(ctx, frame.side, unit) ?? judgeRaid(ctx, frame.side, [unit]) };
    }
  },
  forced: (ctx, frame) => (raiders(ctx, frame.side).length > 0 ? null : { type: 'done' }),
};
