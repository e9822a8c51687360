// An attack under way (R9.9): the ambush, the dice of those left, and what follows from the damage.
import { combatModel } from '../combat/model';
import type { Strike } from '../combat/strike';
import type { FrameAt } from '../frames';
import { unitsOfSide } from '../queries/units';
import { askAbout, stillThere } from '../recipes/ambush';
import { frameAt, pop, type Tx } from '../tx';
import { enemyOf } from '../types';

/** R14.3: those left of the attackers roll against all units of the other side in the area, submarines too (R9.1, R9.2, R9.7). */
function strikeOf(tx: Tx, battle: FrameAt<'battle'>): Strike {
  const { side, area, kind } = battle;
  return {
    side,
    area,
    strikers: stillThere(tx, battle),
    targets: unitsOfSide(tx, area, enemyOf(side)),
    rating: kind === 'airAttack' ? 'air' : 'attack',
    damagePerHit: 1,
    rule: kind === 'airAttack' ? 'R11.2' : 'R9.1',
  };
}

/** The next part of a battle: declared, answered by an ambush or none, struck. */
export function fightOn(tx: Tx): void {
  const battle = frameAt(tx, 'battle');
  switch (battle.progress) {
    case 'declared':
      battle.progress = 'answered';
      askAbout(tx, battle.side, battle.kind, { area: battle.area, from: battle.from }, battle.group);
      return;
    case 'answered':
      battle.progress = 'struck';
      combatModel(tx).resolve(tx, strikeOf(tx, battle));
      return;
    case 'struck':
      pop(tx);
      return;
    default:
      battle.progress satisfies never;
  }
}
