// Normal and sea movement as a deed (R8).
import type { DecisionOf } from '../decision';
import type { MoveLaw } from '../frames';
import type { Option, OptionFacts, Scope } from '../option';
import { isAskedToAmbush } from '../queries/ambush';
import { areaOfGroup, judgeGroup } from '../queries/groups';
import { plainPath, reachOf, type Walk, walkPath } from '../queries/movement';
import { type March, marchOf, meetsEnemies } from '../queries/steps';
import { type Refusal, refuse } from '../refusal';
import { type Ctx, push, type Tx } from '../tx';
import { type AreaId, enemyOf, invariant, type NationId, type UnitId } from '../types';
import { isSea } from '../world';
import { type Actor, allAreas } from './deed';

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

const NO_TRANSPORT: NonNullable<OptionFacts['transport']> = [];

/** Transport a move draws on (R8.7). */
const transportOf = (ctx: Ctx, march: March, { bySea, path }: Walk): NonNullable<OptionFacts['transport']> =>
  bySea && march.law === 'normal'
    ? path.filter((area) => isSea(ctx, area)).map((area) => ({ area, units: march.group.length }))
    : NO_TRANSPORT;

/** Whether the other side could ambush at the end of a move (R8.9), also with units of a neutral that it violates. */
const mayBeAmbushed = (ctx: Ctx, { side, submarines }: March, area: AreaId, violates: NationId | null): boolean =>
  !submarines &&
  meetsEnemies(ctx, side, area, violates) &&
  isAskedToAmbush(ctx, enemyOf(side), area, 'entry', violates);

function optionOf(ctx: Ctx, march: March, area: AreaId, walk: Walk): Option {
  const { path, cost, stops, violates } = walk;
  const transport = transportOf(ctx, march, walk);
  const decision: DecisionOf<'move'> = { type: 'move', group: [...march.group], path };
  const option: Option = { area, cost, stops, transport, decision, refusal: null };
  if (violates !== null) option.violates = violates;
  if (mayBeAmbushed(ctx, march, area, violates)) option.ambushBy = enemyOf(march.side);
  return option;
}

/** The refusal of an area that cannot be reached, by the plainest way there. */
function refusedMove(ctx: Ctx, march: March, area: AreaId): Option[] {
  const path = plainPath(ctx, march, area);
  if (path === null || path.length === 0) return [];
  const result = walkPath(ctx, march, path);
  if (!('refusal' in result)) return [];
  return [{ decision: { type: 'move', group: [...march.group], path }, refusal: result.refusal, area }];
}

/** Moves of a selection: the best path to every area it reaches, and why the others are out of reach. */
export function moveOptions(
  ctx: Ctx,
  actor: Actor,
  group: readonly UnitId[],
  scope: Scope,
  law: MoveLaw = 'normal',
): Option[] {
  if (judgeGroup(ctx, actor.side, group, actor.acted)) return [];
  const march = marchOf(ctx, actor.side, group, law);
  const reach = reachOf(ctx, march);
  const found: Option[] = [];
  for (const area of scope === 'legal' ? reach.areas : allAreas(ctx)) {
    const walk = reach.walkTo(area);
    if (walk) found.push(optionOf(ctx, march, area, walk));
    else if (scope === 'all') found.push(...refusedMove(ctx, march, area));
  }
  return found;
}
