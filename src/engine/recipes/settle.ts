// Control follows the units (R4.2–R4.6), and what follows from control: ports (R4.7) and the surrender of Poland (R16.1).
import { forgetAnswers, forgetControl } from '../findings';
import { controllerOf, controllingSide, homeAreas, rightfulController } from '../queries/control';
import { isNaval, nationState, unitsAt, unitsOfNation, unitsOfSide } from '../queries/units';
import { push, type Tx } from '../tx';
import { type Allegiance, type AreaId, enemyOf, type NationId, type Side, type UnitId } from '../types';
import { areaDef, isLand, unitDef } from '../world';
import { removeUnit, unsettle } from './placement';

/** Looks at the control of every unsettled area again, and at what follows from it, until nothing is left. */
export function settle(tx: Tx): void {
  for (let area = tx.state.unsettled.shift(); area !== undefined; area = tx.state.unsettled.shift()) {
    settleArea(tx, area, controllingSide(tx, area));
  }
  tx.state.retreated = [];
}

/** Sets the control of an area and what follows; `before` is the side that held it until now (R4.8). */
export function settleArea(tx: Tx, area: AreaId, before: Allegiance | null): void {
  settleControl(tx, area, before);
  settleConsequences(tx, area, before);
}

/** The controlling nation as the units stand; `first` is the side that counts as having been there first where both are. */
export function settleControl(tx: Tx, area: AreaId, first: Allegiance | null): void {
  giveControl(tx, area, rightfulController(tx, area, first));
}

/** Gives the control of an area to a nation, or to nobody. */
export function giveControl(tx: Tx, area: AreaId, to: NationId | null): void {
  const from = controllerOf(tx, area);
  if (from === to) return;
  forgetControl(tx.state);
  tx.state.control[area] = to;
  tx.log({ type: 'controlChanged', area, from, to });
}

/** What control means for ships (R4.7) and for Poland (R16.1); `before` is the side that held the area until now. */
export function settleConsequences(tx: Tx, area: AreaId, before: Allegiance | null): void {
  const side = controllingSide(tx, area);
  if (side !== 'axis' && side !== 'allies') return;
  if (isLand(tx, area)) expelShips(tx, area, enemyOf(side));
  if (side !== before && side === 'axis' && area === tx.world.roles.warsaw) surrenderPoland(tx, area);
}

/**
 * R4.7: ships of a side leave a port that is the enemy's, because control has passed or because their nation has changed
 * side (R16.5). Submarines cannot retreat (R10.3) and are lost.
 */
function expelShips(tx: Tx, area: AreaId, side: Side): void {
  const told = tx.state.frames.flatMap((frame) => (frame.at === 'retreat' ? frame.units : []));
  const units = unitsOfSide(tx, area, side).filter((id) => isNaval(tx, id) && !told.includes(id));
  if (units.length > 0) push(tx, { at: 'retreat', side, cause: 'port', units });
}

/** R16.1, R21.12 */
function surrenderPoland(tx: Tx, warsaw: AreaId): void {
  const { poland } = tx.world.roles;
  if (poland === null || nationState(tx, poland).surrendered) return;
  nationState(tx, poland).surrendered = true;
  const others = homeAreas(tx, poland).filter((area) => area !== warsaw);
  const removed = [...others.flatMap((area) => unitsOfNation(tx, area, poland)), ...poolOf(tx, poland)];
  for (const unit of removed) removeUnit(tx, unit);
  const ceded = others.filter((area) => isCeded(tx, area));
  tx.state.ceded.push(...ceded);
  forgetAnswers(tx.state);
  for (const area of ceded) unsettle(tx, area);
  tx.log({ type: 'nationSurrendered', nation: poland, removed, ceded });
}

const poolOf = (tx: Tx, nation: NationId): UnitId[] =>
  unitsAt(tx, 'forcePool').filter((id) => unitDef(tx, id).nation === nation);

/** R16.1: units of the other nation have stood here since the start of the game. */
function isCeded(tx: Tx, area: AreaId): boolean {
  const { surrenderHome } = areaDef(tx, area);
  return surrenderHome !== null && unitsOfNation(tx, area, surrenderHome).some((id) => unitDef(tx, id).start === area);
}
