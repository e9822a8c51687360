// Nations join, change side or fall back to neutrality (R15, R16.3–R16.5).
import { forgetSides } from '../findings';
import type { JoinCause } from '../log';
import { controllingSide, homeAreas, homeOf, neutralOwner, sideStandsIn } from '../queries/control';
import { areaOf, nationState, unitsOfNation } from '../queries/units';
import type { Tx } from '../tx';
import { type Allegiance, type AreaId, enemyOf, type NationId, type RuleRef, type Side, type UnitId } from '../types';
import { loseUnit, placeUnit } from './placement';
import { settleArea, settleConsequences, settleControl } from './settle';

/** Areas whose control a change of a nation's side can touch (R4.6). */
const concernedAreas = (tx: Tx, nation: NationId): AreaId[] =>
  tx.world.areas
    .map(({ id }) => id)
    .filter(
      (id) => homeOf(tx, id) === nation || tx.state.control[id] === nation || unitsOfNation(tx, id, nation).length > 0,
    );

/** Side in control of each area before a change (R4.6). */
const sidesBefore = (tx: Tx, areas: readonly AreaId[]): [AreaId, Allegiance | null][] =>
  areas.map((area) => [area, controllingSide(tx, area)]);

function setSide(tx: Tx, nation: NationId, side: Allegiance): void {
  forgetSides(tx.state);
  nationState(tx, nation).side = side;
}

/** A neutral nation enters the war on a side (R15.3–R15.6). Its units are as they stand (R15.8). */
export const joinWar = (tx: Tx, nation: NationId, side: Side, cause: JoinCause): void =>
  enterWar(tx, nation, side, cause, sidesBefore(tx, concernedAreas(tx, nation)));

function enterWar(
  tx: Tx,
  nation: NationId,
  side: Side,
  cause: JoinCause,
  before: readonly [AreaId, Allegiance | null][],
): void {
  setSide(tx, nation, side);
  nationState(tx, nation).frozen ||= cause === 'violation' || (cause === 'pushedBack' && side === 'allies'); // R15.7, R21.18
  tx.log({ type: 'nationJoined', nation, side, cause });
  for (const [area, held] of before) settleArea(tx, area, held);
}

/** R15.6: entering or attacking an area controlled by a neutral brings that nation in on the other side. */
export function violateNeutral(tx: Tx, by: Side, area: AreaId): void {
  const nation = neutralOwner(tx, area);
  if (nation === null) return;
  tx.log({ type: 'neutralityViolated', nation, by, area });
  joinWar(tx, nation, enemyOf(by), 'violation');
}

/** R15.5, R21.10: a nation pushed back to zero is neutral, or joins against whoever stands on its soil. */
export function fallBackToNeutral(tx: Tx, nation: NationId): void {
  const areas = sidesBefore(tx, concernedAreas(tx, nation));
  setSide(tx, nation, 'neutral');
  tx.log({ type: 'nationNeutral', nation });
  for (const unit of unitsAbroad(tx, nation)) loseUnit(tx, unit, 'R21.10');
  const intruders = (['axis', 'allies'] as const).filter((side) => sideStandsIn(tx, nation, side));
  const [only, second] = intruders;
  if (only !== undefined) {
    enterWar(tx, nation, second === undefined ? enemyOf(only) : 'axis', 'pushedBack', areas);
    return;
  }
  for (const [area, held] of areas) settleArea(tx, area, held);
}

const unitsAbroad = (tx: Tx, nation: NationId): UnitId[] => {
  const home = homeAreas(tx, nation);
  return unitsOnMap(tx, nation).filter((id) => !home.includes(areaOf(tx, id) as AreaId));
};

const unitsOnMap = (tx: Tx, nation: NationId): UnitId[] =>
  tx.world.units.filter(({ id, nation: owner }) => owner === nation && areaOf(tx, id) !== null).map(({ id }) => id);

/** France changes side (R16.3, R16.4) with the consequences of R16.5 and R21.11: its units keep their state. */
export function changeSide(tx: Tx, nation: NationId, side: Side, rule: RuleRef): void {
  const before = sidesBefore(tx, concernedAreas(tx, nation));
  setSide(tx, nation, side);
  tx.log({ type: 'nationChangedSide', nation, side, rule });
  const home = homeAreas(tx, nation);
  for (const [area, held] of before) settleControl(tx, area, rightfulHolder(tx, nation, area, home, held));
  for (const unit of unitsOnMap(tx, nation)) if (!mayStay(tx, unit, home, side)) strand(tx, unit);
  for (const [area, held] of before) settleConsequences(tx, area, held); // ships that stay, but not with the enemy
}

/** R16.5: in its home areas the nation controls wherever it has units, whoever was there first. */
function rightfulHolder(
  tx: Tx,
  nation: NationId,
  area: AreaId,
  home: readonly AreaId[],
  held: Allegiance | null,
): Allegiance | null {
  const stands = unitsOfNation(tx, area, nation).length > 0;
  return home.includes(area) && stands ? nationState(tx, nation).side : held;
}

/** R16.5: a unit stays in home territory, or where its nation or the new side controls. */
function mayStay(tx: Tx, unit: UnitId, home: readonly AreaId[], side: Side): boolean {
  const area = areaOf(tx, unit);
  return area !== null && (home.includes(area) || controllingSide(tx, area) === side);
}

/** R16.5: elsewhere it goes to the force pool. */
function strand(tx: Tx, unit: UnitId): void {
  const from = areaOf(tx, unit);
  if (from === null) return;
  placeUnit(tx, unit, 'forcePool');
  tx.log({ type: 'unitLost', unit, from, to: 'forcePool', rule: 'R16.5' });
}
