// R9.3, R9.5, R10.3: the steps of a unit under damage, as the bar shows them.
import type { UnitDef } from '../../engine';

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
