// Normal and sea movement of a group along a path, and everything it can reach (R8).
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type NationId } from '../types';
import { isSea, neighboursOf } from '../world';
import { isControlledBy, keepsGarrison, neutralOwner } from './control';
import { areaOfGroup, withNationAtWar } from './groups';
import { isNavalGroup, isSeaStep, judgeStep, type March, mustStopIn, stepCost } from './steps';
import { canControl, groupMovement, isFortress, isNaval } from './units';

/** R8.6: movement of a group at sea. */
export const SEA_MOVEMENT = 2;

/** A legal move: what it costs and does. */
export interface Walk {
  path: AreaId[];
  /** Movement points used, of `budget`. */
  cost: number;
  budget: number;
  bySea: boolean;
  /** Neutral that the last step brings into the war (R8.10). */
  violates: NationId | null;
  /** The group could not go on from here (R8.2). */
  stops: boolean;
}

/** R8.3, R21.1: leaving may not take the last garrison of an area the side controls. */
export function judgeGarrison(ctx: Ctx, march: Omit<March, 'law'>, from: AreaId): Refusal | null {
  const { side, group } = march;
  const binds = isControlledBy(ctx, from, side) && group.some((id) => canControl(ctx, id, from));
  return binds && !keepsGarrison(ctx, from, side, group) ? refuse('leavesAreaEmpty', { area: from }) : null;
}

/** Why a group may not start moving at all. */
function judgeDeparture(ctx: Ctx, march: March): Refusal | null {
  const { group } = march;
  const fortress = group.find((id) => isFortress(ctx, id));
  if (fortress !== undefined) return refuse('fortressImmobile', { unit: fortress });
  const ship = group.find((id) => isNaval(ctx, id));
  if (ship !== undefined && (!isNavalGroup(ctx, group) || march.law !== 'normal')) {
    return refuse('mixedMove', { unit: ship });
  }
  const from = areaOfGroup(ctx, group);
  return from === null ? refuse('unitNotOnMap') : judgeGarrison(ctx, march, from);
}

/** Movement points of a group for a move that goes by sea or not (R8.1, R8.6). */
function moveBudget(ctx: Ctx, march: March, bySea: boolean): number {
  return bySea && !isNavalGroup(ctx, march.group) ? SEA_MOVEMENT : groupMovement(ctx, march.group);
}

/** Cost of a step with the neutral owner of `to` as an enemy, if it has one (R8.10). */
function violatingCost(ctx: Ctx, march: March, from: AreaId, to: AreaId): { cost: number; violates: NationId | null } {
  const violates = neutralOwner(ctx, to);
  const after = violates === null ? ctx : withNationAtWar(ctx, violates, enemyOf(march.side));
  return { cost: stepCost(after, march, from, to), violates };
}

interface Position {
  area: AreaId;
  path: AreaId[];
  cost: number;
  bySea: boolean;
  violates: NationId | null;
}

const startOf = (ctx: Ctx, area: AreaId): Position => ({
  area,
  path: [],
  cost: 0,
  bySea: isSea(ctx, area),
  violates: null,
});

function isRefusal(value: Position | Refusal): value is Refusal {
  return 'code' in value;
}

/** The position after one more step, or why it is not possible. */
function stepOn(ctx: Ctx, march: March, at: Position, to: AreaId): Position | Refusal {
  const refusal = judgeStep(ctx, march, at.area, to, at.path.length === 0);
  if (refusal) return refusal;
  const { cost, violates } = violatingCost(ctx, march, at.area, to);
  const bySea = at.bySea || isSeaStep(ctx, at.area, to);
  const need = at.cost + cost;
  const have = moveBudget(ctx, march, bySea);
  if (need <= have) return { area: to, path: [...at.path, to], cost: need, bySea, violates };
  const peaceful = at.cost + stepCost(ctx, march, at.area, to);
  if (violates !== null && peaceful <= have)
    return refuse('violationTooFar', { area: to, nation: violates, need, have });
  const naval = isNavalGroup(ctx, march.group);
  return refuse(bySea && !naval ? 'seaTooFar' : 'tooFar', { area: to, need, have });
}

const asWalk = (ctx: Ctx, march: March, at: Position): Walk => ({
  path: at.path,
  cost: at.cost,
  budget: moveBudget(ctx, march, at.bySea),
  bySea: at.bySea && !isNavalGroup(ctx, march.group),
  violates: at.violates,
  stops: mustStopIn(ctx, march, at.area),
});

/** Walks a path and tells what it costs, or the first clause of R8 against it. The group has been judged (R7). */
export function walkPath(ctx: Ctx, march: March, path: readonly AreaId[]): { walk: Walk } | { refusal: Refusal } {
  const departure = judgeDeparture(ctx, march);
  if (departure) return { refusal: departure };
  const from = areaOfGroup(ctx, march.group);
  if (from === null || path.length === 0) return { refusal: refuse('emptyPath') };
  if (new Set([from, ...path]).size <= path.length) return { refusal: refuse('pathRepeats', { area: from }) };
  let at = startOf(ctx, from);
  for (const to of path) {
    const next = stepOn(ctx, march, at, to);
    if (isRefusal(next)) return { refusal: next };
    at = next;
  }
  return { walk: asWalk(ctx, march, at) };
}

/** R14.6: whether a group under way in `from` can walk the whole rest of its path with the movement it has left. */
export function canWalkOn(ctx: Ctx, march: March, from: AreaId, path: readonly AreaId[], budget: number): boolean {
  let here = from;
  let left = budget;
  for (const to of path) {
    left -= violatingCost(ctx, march, here, to).cost;
    if (left < 0 || judgeStep(ctx, march, here, to, false)) return false;
    here = to;
  }
  return true;
}

/** Over land first, which leaves units ready (R8.4), a landing by sea (R18); then cheaper, with less transport, shorter. */
function isBetter(ctx: Ctx, { law }: March, a: Position, b: Position): boolean {
  if (a.bySea !== b.bySea) return a.bySea === (law !== 'normal');
  const seas = (position: Position) => position.path.filter((area) => isSea(ctx, area)).length;
  const difference = a.cost - b.cost || seas(a) - seas(b) || a.path.length - b.path.length;
  return difference < 0;
}

/** Every area a group can reach, with the best path to each (R8). Empty when the group may not leave. */
export function reachable(ctx: Ctx, march: March): Map<AreaId, Walk> {
  const from = areaOfGroup(ctx, march.group);
  if (from === null || judgeDeparture(ctx, march)) return new Map();
  const best = new Map<AreaId, Position>();
  const seen = new Map<string, number>();
  let frontier = [startOf(ctx, from)];
  while (frontier.length > 0) {
    const next: Position[] = [];
    for (const at of frontier) {
      for (const to of neighboursOf(ctx, at.area)) {
        if (to === from || at.path.includes(to)) continue;
        const position = stepOn(ctx, march, at, to);
        if (isRefusal(position)) continue;
        const known = best.get(to);
        if (!known || isBetter(ctx, march, position, known)) best.set(to, position);
        const key = `${to}${position.bySea ? '~' : ''}`;
        if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= position.cost) continue;
        seen.set(key, position.cost);
        next.push(position);
      }
    }
    frontier = next;
  }
  return new Map([...best].map(([area, position]) => [area, asWalk(ctx, march, position)]));
}

/** The plainest path to an area, by number of steps and without regard to the rules, to explain why it cannot be taken. */
export function plainPath(ctx: Ctx, march: March, to: AreaId): AreaId[] | null {
  const from = areaOfGroup(ctx, march.group);
  if (from === null) return null;
  const naval = isNavalGroup(ctx, march.group);
  const previous = new Map<AreaId, AreaId | null>([[from, null]]);
  for (const area of previous.keys()) {
    for (const next of neighboursOf(ctx, area)) {
      if (previous.has(next) || (naval && !isSea(ctx, next) && next !== to)) continue;
      previous.set(next, area);
    }
  }
  if (!previous.has(to)) return null;
  const path: AreaId[] = [];
  for (let area: AreaId | null = to; area !== null && area !== from; area = previous.get(area) ?? null)
    path.unshift(area);
  return path;
}
