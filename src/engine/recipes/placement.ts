// Recipes that put units somewhere. Every change of place goes through here, so that occupants and control stay true.
import { forgetAnswers, forgetArea, forgetPools } from '../findings';
import { areaOf, isFortress, unitState } from '../queries/units';
import type { Tx } from '../tx';
import { type AreaId, invariant, type Place, type RuleRef, type UnitId } from '../types';
import { unknownId } from '../world';

/** Control of the area is looked at again as soon as the procedure under way allows it. */
export function unsettle(tx: Tx, area: AreaId): void {
  if (!tx.state.unsettled.includes(area)) tx.state.unsettled.push(area);
}

function removeFrom(tx: Tx, unit: UnitId, area: AreaId): void {
  const there = tx.state.occupants[area] ?? unknownId('area', area);
  const index = there.indexOf(unit);
  invariant(index >= 0, 'a unit is among the occupants of its area');
  there.splice(index, 1);
  forgetArea(tx.state, area);
  unsettle(tx, area);
}

/** Puts a unit anywhere; off the map it is kept ready. */
export function placeUnit(tx: Tx, unit: UnitId, to: Place): void {
  const state = unitState(tx, unit);
  const from = areaOf(tx, unit);
  if (from !== null) removeFrom(tx, unit, from);
  state.at = to;
  const area = areaOf(tx, unit);
  if (from === null || area === null) forgetPools(tx.state);
  if (area === null) {
    state.spent = false;
    return;
  }
  const there = tx.state.occupants[area] ?? unknownId('area', area);
  there.push(unit);
  forgetArea(tx.state, area);
  unsettle(tx, area);
}

function setSpent(tx: Tx, unit: UnitId, spent: boolean): void {
  forgetAnswers(tx.state);
  unitState(tx, unit).spent = spent;
}

export const spendUnit = (tx: Tx, unit: UnitId): void => setSpent(tx, unit, true);

export const readyUnit = (tx: Tx, unit: UnitId): void => setSpent(tx, unit, false);

/** R5.4, R5.6: a lost unit goes to the force pool, a fortress out of the game. */
export function loseUnit(tx: Tx, unit: UnitId, rule: RuleRef): void {
  const from = areaOf(tx, unit);
  invariant(from !== null, 'a lost unit was on the map');
  const to = isFortress(tx, unit) ? 'removed' : 'forcePool';
  placeUnit(tx, unit, to);
  tx.log({ type: 'unitLost', unit, from, to, rule });
}

/** Takes a unit out of the game (R16.1). */
export const removeUnit = (tx: Tx, unit: UnitId): void => placeUnit(tx, unit, 'removed');
