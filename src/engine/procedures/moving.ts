// A group walking along its path, area by area (R8): violation, entry, ambush, and what is left goes on.
import { chargeTransport } from '../deeds/mobilize';
import type { FrameAt } from '../frames';
import { canWalkOn } from '../queries/movement';
import { type March, marchOf, stepCost } from '../queries/steps';
import { unitState } from '../queries/units';
import { askAboutEntry } from '../recipes/ambush';
import { violateNeutral } from '../recipes/nations';
import { placeUnit, spendUnit } from '../recipes/placement';
import { frameAt, pop, type Tx } from '../tx';
import type { AreaId, UnitId } from '../types';
import { isSea } from '../world';

/** R14.6, R21.19: after an ambush on the way the rest goes on only if every further step is still legal. */
const canGoOn = (tx: Tx, { struck, here, path, budget }: FrameAt<'moving'>, march: March): boolean =>
  !struck || canWalkOn(tx, march, here, path, budget);

/** R8.4, R8.6: army and air units that moved by sea are spent, unless an event says otherwise. */
function finish(tx: Tx, frame: FrameAt<'moving'>, group: readonly UnitId[]): void {
  const { bySea, law } = frame;
  pop(tx);
  if (!bySea || law !== 'normal') return;
  for (const unit of group) spendUnit(tx, unit);
}

function enter(tx: Tx, frame: FrameAt<'moving'>, group: UnitId[], to: AreaId): void {
  const { side, law, bySea, here: from } = frame;
  const march = marchOf(tx, side, group, law);
  violateNeutral(tx, side, to); // R8.10
  frame.budget -= stepCost(tx, march, from, to);
  if (law === 'normal' && isSea(tx, to) && !march.naval) chargeTransport(tx, to, group.length); // R8.7
  for (const unit of group) placeUnit(tx, unit, to);
  frame.here = to;
  frame.path = frame.path.slice(1);
  frame.group = group;
  tx.log({ type: 'groupMoved', side, units: group, from, to, law, bySea });
  frame.struck = askAboutEntry(tx, side, to, group) || frame.struck; // R8.9
}

/** One step of the group under way, or the end of its move. */
export function walkOn(tx: Tx): void {
  const frame = frameAt(tx, 'moving');
  const group = frame.group.filter((id) => unitState(tx, id).at === frame.here);
  const [to] = frame.path;
  if (to === undefined || group.length === 0 || !canGoOn(tx, frame, marchOf(tx, frame.side, group, frame.law)))
    finish(tx, frame, group);
  else enter(tx, frame, group, to);
}
