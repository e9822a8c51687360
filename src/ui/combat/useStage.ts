// What the table shows of a fight at the moment: the tray with a roll, the result, and whether dice still fall.
import { useTable } from '../useTable';
import type { Fight, Roll } from './fight';
import { useRollShow } from './rollShow';
import { useFight, useFightGoesOn } from './useFight';

export interface Stage {
  /** Damage or retreats are being decided: dock and side column are the fight's. */
  readonly battle: boolean;
  readonly fight: Fight | null;
  /** The roll in the dice tray. */
  readonly tray: { readonly roll: Roll; readonly id: number } | null;
  /** The result is not told yet. */
  readonly falling: boolean;
}

export type Showing = 'falling' | 'lying' | null;

export function useStage(showing: Showing): Stage {
  const fight = useFight();
  const battle = useFightGoesOn() && fight !== null;
  const [first, ...more] = useRollShow(({ rolls }) => rolls);
  const line = useTable(({ log }) => (showing ? log.find(({ id }) => id === first) : undefined));
  const shown = line?.entry.type === 'diceRolled' ? { roll: line.entry, id: line.id } : null;
  const last = fight?.volleys.at(-1) ?? null;
  return {
    battle,
    fight,
    tray: shown ?? (battle ? last : null),
    falling: showing === 'falling' || (showing === 'lying' && more.length > 0),
  };
}
