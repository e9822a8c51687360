// R9.3, R9.5, R10.3: the steps of a unit under damage, as the bar shows them.
import type { LogEntry, UnitDef } from '../../engine';

export interface DamageStep {
  readonly step: 'ready' | 'spent' | 'retreat' | 'pool';
  /** Damage from which it holds. */
  readonly at: number;
}

/** Fortresses and submarines do not retreat. */
const staysPut = ({ type }: UnitDef): boolean => type === 'FT' || type === 'SS';

/** Steps from the unit's present state on; a spent unit starts one step further. */
export function stepsOf(unit: UnitDef, spent: boolean): readonly DamageStep[] {
  const names: DamageStep['step'][] = ['ready', 'spent', 'retreat', 'pool'];
  const left = names.slice(spent ? 1 : 0).filter((step) => step !== 'retreat' || !staysPut(unit));
  return left.map((step, place) => ({ step, at: place * unit.durability }));
}

type Dealt = Extract<LogEntry, { type: 'damageDealt' }>;

/** Whether a unit was spent already before it came to this: its steps did not bring it there from ready. */
export function wasSpent(unit: UnitDef, { damage, result }: Pick<Dealt, 'damage' | 'result'>): boolean {
  const reached = { none: 0, spent: 1, retreat: 2, pool: staysPut(unit) ? 2 : 3 }[result];
  return result !== 'none' && Math.floor(damage / unit.durability) < reached;
}
