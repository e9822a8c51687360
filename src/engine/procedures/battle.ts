// An attack under way (R9.9): the ambush, the dice of those left, and what follows from the damage.
import { combatModel } from '../combat/model';
import { attackStrike } from '../combat/strikes';
import { stillThere } from '../queries/ambush';
import { askAbout } from '../recipes/ambush';
import { frameAt, pop, type Tx } from '../tx';

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
      combatModel(tx).resolve(tx, attackStrike(tx, battle, stillThere(tx, battle))); // R14.3
      return;
    case 'struck':
      pop(tx);
      return;
    default:
      battle.progress satisfies never;
  }
}
