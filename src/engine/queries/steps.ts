// One step of a moving group from an area to the next: terrain, stops, transport and cost (R8).
import type { MoveLaw } from '../frames';
import { type Refusal, refuse } from '../refusal';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import { isCoastal, isSea, neighboursOf } from '../world';
import { isControlledBy } from './control';
import { transportLeft } from './transport';
import { hasEnemyPresence, isNaval, isSubmarine, isSurfaceShip, presentUnits, unitsOfSide } from './units';

/** A group on the move and the rules it follows. */
export interface March {
  side: Side;
  group: readonly UnitId[];
  law: MoveLaw;
}

export const isNavalGroup = (ctx: Ctx, group: readonly UnitId[]): boolean => group.every((id) => isNaval(ctx, id));
export const isSubmarineGroup = (ctx: Ctx, group: readonly UnitId[]): boolean =>
  group.every((id) => isSubmarine(ctx, id));

/** R8.6: a step of army or air units with a sea area at either end. */
export const isSeaStep = (ctx: Ctx, from: AreaId, to: AreaId): boolean => isSea(ctx, from) || isSea(ctx, to);

const hasEnemyShips = (ctx: Ctx, area: AreaId, side: Side): boolean =>
  unitsOfSide(ctx, area, enemyOf(side)).some((id) => isSurfaceShip(ctx, id));

/** Whether enemies in an area make a step from or into it cost one more (R8.1, R8.6). */
function hinders(ctx: Ctx, march: March, area: AreaId, bySea: boolean): boolean {
  if (!bySea || isNavalGroup(ctx, march.group)) return hasEnemyPresence(ctx, area, march.side);
  return march.law === 'normal' && hasEnemyShips(ctx, area, march.side); // events: enemy ships cause no +1
}

/** Movement points of a step (R8.1, R8.6); submarines always pay 1 (R5.5). */
export function stepCost(ctx: Ctx, march: March, from: AreaId, to: AreaId): number {
  if (isSubmarineGroup(ctx, march.group)) return 1;
  const bySea = isSeaStep(ctx, from, to);
  return 1 + Number(hinders(ctx, march, to, bySea)) + Number(hinders(ctx, march, from, bySea));
}

/** R8.2: whether the group has to stop in an area it has entered; units of the group are no company. */
export function mustStopIn(ctx: Ctx, march: March, area: AreaId): boolean {
  if (isSubmarineGroup(ctx, march.group)) return false;
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
  return isNavalGroup(ctx, march.group) ? judgeNavalStep(ctx, march, from, to) : judgeSeaEntry(ctx, march, to);
}
