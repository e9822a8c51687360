// One step of a moving group from an area to the next: terrain, stops, transport and cost (R8).
import type { MoveLaw } from '../frames';
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type NationId, type Side, type UnitId } from '../types';
import { isCoastal, isSea, neighboursOf } from '../world';
import { isControlledBy } from './control';
import { transportLeft } from './transport';
import { forcesOf, groupMovement, isNaval, isSubmarine, isSurfaceShip, presentUnits, unitsOfNation } from './units';

/** A group on the move and the rules it follows. */
export interface March {
  side: Side;
  group: readonly UnitId[];
  law: MoveLaw;
  /** All are ships. */
  naval: boolean;
  /** All are submarines. */
  submarines: boolean;
  /** R8.1 */
  movement: number;
}

export const marchOf = (ctx: Ctx, side: Side, group: readonly UnitId[], law: MoveLaw): March => ({
  side,
  group,
  law,
  naval: isNavalGroup(ctx, group),
  submarines: isSubmarineGroup(ctx, group),
  movement: groupMovement(ctx, group),
});

const isNavalGroup = (ctx: Ctx, group: readonly UnitId[]): boolean => group.every((id) => isNaval(ctx, id));
const isSubmarineGroup = (ctx: Ctx, group: readonly UnitId[]): boolean => group.every((id) => isSubmarine(ctx, id));

/** R8.6: a step of army or air units with a sea area at either end. */
export const isSeaStep = (ctx: Ctx, from: AreaId, to: AreaId): boolean => isSea(ctx, from) || isSea(ctx, to);

type IsKind = (ctx: Ctx, unit: UnitId) => boolean;

/** R5.5 */
const isPresence: IsKind = (ctx, unit) => !isSubmarine(ctx, unit);

/** Whether units of a nation that is about to join the enemy are in an area (R8.10). */
const standsIn = (ctx: Ctx, area: AreaId, joining: NationId | null, isKind: IsKind): boolean =>
  joining !== null && unitsOfNation(ctx, area, joining).some((unit) => isKind(ctx, unit));

/** Whether enemies that count as present stand in an area, units of a joining neutral among them (R5.5, R15.6). */
export const meetsEnemies = (ctx: Ctx, side: Side, area: AreaId, joining: NationId | null): boolean =>
  forcesOf(ctx, area)[enemyOf(side)].present.length > 0 || standsIn(ctx, area, joining, isPresence);

/** Whether enemies in an area make a step from or into it cost one more (R8.1, R8.6). */
function hinders(ctx: Ctx, march: March, area: AreaId, bySea: boolean, joining: NationId | null): boolean {
  if (!bySea || march.naval) return meetsEnemies(ctx, march.side, area, joining);
  if (march.law !== 'normal') return false; // events: enemy ships cause no +1
  return forcesOf(ctx, area)[enemyOf(march.side)].ships.length > 0 || standsIn(ctx, area, joining, isSurfaceShip);
}

/**
 * Movement points of a step (R8.1, R8.6); submarines always pay 1 (R5.5).
 * `joining`: a neutral that the step brings in on the other side, whose units hinder already (R8.10).
 */
export function stepCost(ctx: Ctx, march: March, from: AreaId, to: AreaId, joining: NationId | null = null): number {
  if (march.submarines) return 1;
  const bySea = isSeaStep(ctx, from, to);
  return 1 + Number(hinders(ctx, march, to, bySea, joining)) + Number(hinders(ctx, march, from, bySea, joining));
}

/** R8.2: whether the group has to stop in an area it has entered; units of the group are no company. */
export function mustStopIn(ctx: Ctx, march: March, area: AreaId): boolean {
  if (march.submarines) return false;
  if (march.law === 'seaLion' && isSea(ctx, area)) return false; // the crossing itself
  return !presentUnits(ctx, area, march.side).some((id) => !march.group.includes(id));
}

/** R8.5: where ships may go. */
function judgeNavalStep(ctx: Ctx, march: March, from: AreaId, to: AreaId): Refusal | null {
  if (isSea(ctx, to)) return null;
  const port = isSea(ctx, from) && isCoastal(ctx, to) && isControlledBy(ctx, to, march.side);
  return port ? null : refuse('navalOnLand', { area: to });
}

/** R8.6, R8.7: a sea area that army or air units enter. */
function judgeSeaEntry(ctx: Ctx, march: March, to: AreaId): Refusal | null {
  if (!isSea(ctx, to) || march.law === 'seaLion') return null;
  if (!isControlledBy(ctx, to, march.side)) return refuse('seaNotControlled', { area: to });
  const have = transportLeft(ctx, to, march.side);
  const need = march.group.length;
  return march.law === 'normal' && have < need ? refuse('transportExceeded', { area: to, need, have }) : null;
}

/** Why a group standing in `from` may not step to `to`; cost is judged elsewhere. `start`: the step begins the move. */
export function judgeStep(ctx: Ctx, march: March, from: AreaId, to: AreaId, start: boolean): Refusal | null {
  if (!neighboursOf(ctx, from).includes(to)) return refuse('notAdjacent', { area: to });
  if (!start && mustStopIn(ctx, march, from)) return refuse('mustStop', { area: from });
  return judgeEntry(ctx, march, from, to);
}

/** Why a group that may go on may not enter a neighbouring area. */
export const judgeEntry = (ctx: Ctx, march: March, from: AreaId, to: AreaId): Refusal | null =>
  march.naval ? judgeNavalStep(ctx, march, from, to) : judgeSeaEntry(ctx, march, to);
