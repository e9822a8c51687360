// Normal and sea movement as a deed (R8).
import type { DecisionOf } from '../decision';
import type { MoveLaw } from '../frames';
import type { Option, OptionFacts, Scope } from '../option';
import { isAskedToAmbush } from '../queries/ambush';
import { afterViolation, areaOfGroup, judgeGroup } from '../queries/groups';
import { plainPath, reachable, type Walk, walkPath } from '../queries/movement';
import { type March, marchOf } from '../queries/steps';
import { hasEnemyPresence } from '../queries/units';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, push, type Tx } from '../tx';
import { type AreaId, enemyOf, invariant, type UnitId } from '../types';
import { isSea } from '../world';
import { type Actor, offer } from './deed';

/** Why a group may not move along a path, null if it may (R8). */
export function judgeMove(
  ctx: Ctx,
  actor: Actor,
  { group, path }: DecisionOf<'move'>,
  law: MoveLaw = 'normal',
): Refusal | null {
  const unfit = judgeGroup(ctx, actor.side, group, actor.acted);
  if (unfit) return unfit;
  const unknown = path.find((area) => !ctx.world.areaById[area]);
  if (unknown !== undefined) return refuse('unknownThing', { area: unknown });
  const result = walkPath(ctx, marchOf(ctx, actor.side, group, law), path);
  return 'refusal' in result ? result.refusal : null;
}

/** Sets a judged group moving: a frame walks it on, area by area. */
export function startMove(tx: Tx, actor: Actor, { group, path }: DecisionOf<'move'>, law: MoveLaw = 'normal'): void {
  const result = walkPath(tx, marchOf(tx, actor.side, group, law), path);
  const here = areaOfGroup(tx, group);
  invariant('walk' in result && here !== null, 'a judged move walks');
  const { bySea, budget } = result.walk;
  push(tx, {
    at: 'moving',
    side: actor.side,
    law,
    group: [...group],
    here,
    path: [...path],
    bySea,
    budget,
    struck: false,
  });
}

/** Transport a move draws on (R8.7). */
const transportOf = (ctx: Ctx, march: March, path: readonly AreaId[]) =>
  march.law !== 'normal' || march.naval
    ? []
    : path.filter((area) => isSea(ctx, area)).map((area) => ({ area, units: march.group.length }));

/** Side that could ambush at the end of a move (R8.9), also with units of a neutral that it violates. */
function ambusher(before: Ctx, march: March, area: AreaId): OptionFacts {
  if (march.submarines) return {};
  const enemy = enemyOf(march.side);
  const ctx = afterViolation(before, march.side, area);
  const possible = hasEnemyPresence(ctx, area, march.side) && isAskedToAmbush(ctx, enemy, area, 'entry');
  return possible ? { ambushBy: enemy } : {};
}

function factsOf(ctx: Ctx, march: March, area: AreaId, { path, cost, stops, violates }: Walk): OptionFacts {
  return {
    area,
    cost,
    stops,
    transport: transportOf(ctx, march, path),
    ...(violates === null ? {} : { violates }),
    ...ambusher(ctx, march, area),
  };
}

/** The refusal of an area that cannot be reached, by the plainest way there. */
function* refusedMove(ctx: Ctx, march: March, area: AreaId): Generator<Option> {
  const path = plainPath(ctx, march, area);
  if (path === null || path.length === 0) return;
  const result = walkPath(ctx, march, path);
  if (!('refusal' in result)) return;
  yield { decision: { type: 'move', group: [...march.group], path }, refusal: result.refusal, area };
}

/** Moves of a selection: the best path to every area it reaches, and why the others are out of reach. */
export function* moveOptions(
  ctx: Ctx,
  actor: Actor,
  group: readonly UnitId[],
  scope: Scope,
  law: MoveLaw = 'normal',
): Generator<Option> {
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return;
  const march = marchOf(ctx, actor.side, group, law);
  const walks = reachable(ctx, march);
  for (const { id: area } of ctx.world.areas) {
    const walk = walks.get(area);
    if (walk)
      yield* offer(scope, { type: 'move', group: [...group], path: walk.path }, null, factsOf(ctx, march, area, walk));
    else if (scope === 'all') yield* refusedMove(ctx, march, area);
  }
}
