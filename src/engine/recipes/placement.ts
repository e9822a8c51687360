// Recipes that put units somewhere. Every change of place goes through here, so that occupants and control stay true.
import { areaOf, isFortress, unitState } from '../queries/units';
import type { Tx } from '../tx';
import { type AreaId, invariant, type Place, POOLS, type RuleRef, type UnitId } from '../types';

/** Control of the area is looked at again as soon as the procedure under way allows it. */
export function unsettle(tx: Tx, area: AreaId): void {
  if (!tx.state.unsettled.includes(area)) tx.state.unsettled.push(area);
}

function removeFrom(tx: Tx, unit: UnitId, area: AreaId): void {
  const there = tx.state.occupants[area];
  const index = there?.indexOf(unit) ?? -1;
  invariant(there && index >= 0, `${unit} is not among the occupants of ${area}`);
  there.splice(index, 1);
  unsettle(tx, area);
}

/** Puts a unit anywhere; off the map it is kept ready. */
export function placeUnit(tx: Tx, unit: UnitId, to: Place): void {
  const from = areaOf(tx, unit);
  if (from !== null) removeFrom(tx, unit, from);
  const state = unitState(tx, unit);
  state.at = to;
  if ((POOLS as readonly string[]).includes(to)) {
    state.spent = false;
    return;
  }
  const there = tx.state.occupants[to as AreaId];
  invariant(there, `no area ${to}`);
  there.push(unit);
  unsettle(tx, to as AreaId);
}

export const spendUnit = (tx: Tx, unit: UnitId): void => {
  unitState(tx, unit).spent = true;
};

export const readyUnit = (tx: Tx, unit: UnitId): void => {
  unitState(tx, unit).spent = false;
};

/** R5.4, R5.6: a lost unit goes to the force pool, a fortress out of the game. */
export function loseUnit(tx: Tx, unit: UnitId, rule: RuleRef): void {
  const from = areaOf(tx, unit);
  invariant(from !== null, `${unit} is lost but not on the map`);
  const to = isFortress(tx, unit) ? 'removed' : 'forcePool';
  placeUnit(tx, unit, to);
  tx.log({ type: 'unitLost', unit, from, to, rule });
}

/** Takes a unit out of the game (R16.1). */
export const removeUnit = (tx: Tx, unit: UnitId): void => placeUnit(tx, unit, 'removed');
