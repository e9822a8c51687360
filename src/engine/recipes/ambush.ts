// Asking the other side about an ambush (R14.1), and the counterattack itself (R14.2, R14.3).
import { combatModel } from '../combat/model';
import { counterStrike } from '../combat/strikes';
import type { FrameAt, Trigger } from '../frames';
import { isAskedToAmbush, stillThere } from '../queries/ambush';
import { hasEnemyPresence, isSubmarine } from '../queries/units';
import { push, type Tx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';

/** Asks the other side whether it ambushes, if there is anything to ask; whether it was asked. */
export function askAbout(
  tx: Tx,
  by: Side,
  trigger: Trigger,
  where: { area: AreaId; from: AreaId },
  group: readonly UnitId[],
): boolean {
  const side = enemyOf(by);
  if (!isAskedToAmbush(tx, side, where.area, trigger)) return false;
  push(tx, { at: 'ambush', side, trigger, area: where.area, from: where.from, group: [...group] });
  return true;
}

/** R8.9: a group has entered an area; enemies there may ambush it. Submarines alone are not noticed, nor do they notice. */
export function askAboutEntry(tx: Tx, by: Side, area: AreaId, group: readonly UnitId[]): boolean {
  const unseen = group.every((id) => isSubmarine(tx, id));
  if (unseen || !hasEnemyPresence(tx, area, by)) return false;
  return askAbout(tx, by, 'entry', { area, from: area }, group);
}

/** R14.2, R11.4: ready units strike back with double damage; they are not spent, and the side counts as the attacker (R14.3). */
export const counterattack = (tx: Tx, ambush: FrameAt<'ambush'>): void =>
  combatModel(tx).resolve(tx, counterStrike(tx, ambush, stillThere(tx, ambush)));
