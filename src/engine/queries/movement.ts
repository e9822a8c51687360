// Normal and sea movement of a group along a path, and everything it can reach (R8).
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import type { AreaId, NationId } from '../types';
import { isSea, neighboursOf } from '../world';
import { isControlledBy, keepsGarrison, neutralOwner } from './control';
import { areaOfGroup } from './groups';
import { areasWithin } from './reach';
import { isSeaStep, judgeEntry, judgeStep, type March, mustStopIn, stepCost } from './steps';
import { canControl, isFortress, isNaval } from './units';

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
export function judgeGarrison(ctx: Ctx, march: Pick<March, 'side' | 'group'>, from: AreaId): Refusal | null {
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
  if (ship !== undefined && (!march.naval || march.law !== 'normal')) {
    return refuse('mixedMove', { unit: ship });
  }
  const from = areaOfGroup(ctx, group);
  return from === null ? refuse('unitNotOnMap') : judgeGarrison(ctx, march, from);
}

/** Movement points of a group for a move that goes by sea or not (R8.1, R8.6). */
const moveBudget = (march: March, bySea: boolean): number => (bySea && !march.naval ? SEA_MOVEMENT : march.movement);

/** A place on the way, with the place before it. */
interface Position {
  area: AreaId;
  before: Position | null;
  steps: number;
  /** Sea areas entered. */
  seas: number;
  cost: number;
  bySea: boolean;
  /** Neutral that the step to here violates. */
  violates: NationId | null;
}

const startOf = (ctx: Ctx, area: AreaId): Position => ({
  area,
  before: null,
  steps: 0,
  seas: 0,
  cost: 0,
  bySea: isSea(ctx, area),
  violates: null,
});

/** The position after one more step, with the neutral owner of `to` as an enemy, if it has one (R8.10); not judged. */
function stepTo(ctx: Ctx, march: March, before: Position, to: AreaId): Position {
  const violates = neutralOwner(ctx, to);
  return {
    area: to,
    before,
    steps: before.steps + 1,
    seas: before.seas + Number(isSea(ctx, to)),
    cost: before.cost + stepCost(ctx, march, before.area, to, violates),
    bySea: before.bySea || isSeaStep(ctx, before.area, to),
    violates,
  };
}

const isAffordable = (march: March, { cost, bySea }: Position): boolean => cost <= moveBudget(march, bySea);

/** Why a step is beyond the movement points of a group. */
function refuseCost(ctx: Ctx, march: March, { area, before, cost: need, bySea, violates }: Position): Refusal {
  const have = moveBudget(march, bySea);
  const peaceful = before === null ? 0 : before.cost + stepCost(ctx, march, before.area, area);
  if (violates !== null && peaceful <= have) {
    return refuse('violationTooFar', { area, nation: violates, need, have });
  }
  return refuse(bySea && !march.naval ? 'seaTooFar' : 'tooFar', { area, need, have });
}

function pathTo(end: Position): AreaId[] {
  const path: AreaId[] = [];
  for (let at = end; at.before !== null; at = at.before) path.push(at.area);
  return path.reverse();
}

const asWalk = (ctx: Ctx, march: March, at: Position): Walk => ({
  path: pathTo(at),
  cost: at.cost,
  budget: moveBudget(march, at.bySea),
  bySea: at.bySea && !march.naval,
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
    const refusal = judgeStep(ctx, march, at.area, to, at.before === null);
    if (refusal) return { refusal };
    at = stepTo(ctx, march, at, to);
    if (!isAffordable(march, at)) return { refusal: refuseCost(ctx, march, at) };
  }
  return { walk: asWalk(ctx, march, at) };
}

/** R14.6: whether a group under way in `from` can walk the whole rest of its path with the movement it has left. */
export function canWalkOn(ctx: Ctx, march: March, from: AreaId, path: readonly AreaId[], budget: number): boolean {
  let here = from;
  let left = budget;
  for (const to of path) {
    left -= stepCost(ctx, march, here, to, neutralOwner(ctx, to));
    if (left < 0 || judgeStep(ctx, march, here, to, false)) return false;
    here = to;
  }
  return true;
}

/** Over land first, which leaves units ready (R8.4), a landing by sea (R18); then cheaper, with less transport, shorter. */
function isBetter({ law }: March, a: Position, b: Position): boolean {
  if (a.bySea !== b.bySea) return a.bySea === (law !== 'normal');
  const difference = a.cost - b.cost || a.seas - b.seas || a.steps - b.steps;
  return difference < 0;
}

/** Whether an area is on the way to a position already, its start included. */
function hasPassed(end: Position, area: AreaId): boolean {
  for (let at: Position | null = end; at !== null; at = at.before) if (at.area === area) return true;
  return false;
}

/** Positions one step on from a position, those the group can pay for. */
function nextSteps(ctx: Ctx, march: March, at: Position): Position[] {
  if (at.before !== null && mustStopIn(ctx, march, at.area)) return [];
  const next: Position[] = [];
  for (const to of neighboursOf(ctx, at.area)) {
    if (hasPassed(at, to) || judgeEntry(ctx, march, at.area, to)) continue;
    const position = stepTo(ctx, march, at, to);
    if (isAffordable(march, position)) next.push(position);
  }
  return next;
}

/** What is known of an area on the way: the best position there, and the least cost over land and by sea. */
interface Reached {
  best: Position;
  land: number;
  sea: number;
}

const nowhere = Number.POSITIVE_INFINITY;

/** Notes a position; whether it is worth going on from. */
function note(reached: Map<AreaId, Reached>, march: March, position: Position): boolean {
  const known = reached.get(position.area) ?? { best: position, land: nowhere, sea: nowhere };
  reached.set(position.area, known);
  if (isBetter(march, position, known.best)) known.best = position;
  const way = position.bySea ? 'sea' : 'land';
  if (known[way] <= position.cost) return false;
  known[way] = position.cost;
  return true;
}

/** Where a group can go. */
export interface Reach {
  /** Areas it reaches at all, and perhaps others; in the order of the areas. */
  readonly areas: readonly AreaId[];
  /** The best way to an area, null for none. */
  walkTo(area: AreaId): Walk | null;
}

const NO_REACH: Reach = { areas: [], walkTo: () => null };

/** Every area a group can reach, with the best path to each (R8). Empty when the group may not leave. */
export function reachOf(ctx: Ctx, march: March): Reach {
  const from = areaOfGroup(ctx, march.group);
  if (from === null || judgeDeparture(ctx, march)) return NO_REACH;
  const reached = new Map<AreaId, Reached>();
  const waiting = [startOf(ctx, from)];
  for (const at of waiting) {
    for (const position of nextSteps(ctx, march, at)) if (note(reached, march, position)) waiting.push(position);
  }
  const walkTo = (area: AreaId): Walk | null => {
    const known = reached.get(area);
    return known ? asWalk(ctx, march, known.best) : null;
  };
  return { areas: reached.size === 0 ? [] : areasWithin(ctx, from, Math.max(march.movement, SEA_MOVEMENT)), walkTo };
}

/** The plainest path to an area, by number of steps and without regard to the rules, to explain why it cannot be taken. */
export function plainPath(ctx: Ctx, march: March, to: AreaId): AreaId[] | null {
  const from = areaOfGroup(ctx, march.group);
  if (from === null) return null;
  const { naval } = march;
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
