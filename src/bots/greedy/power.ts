// What units can do and what they cost, in numbers.
import type { UnitDef } from '../../engine';
import { WEIGHTS } from '../weights';

export const powerOf = (unit: UnitDef): number => unit.attack + 0.8 * unit.air;

export const powerOfAll = (units: readonly UnitDef[]): number => units.reduce((sum, unit) => sum + powerOf(unit), 0);

const priceOf = (units: readonly UnitDef[]): number => units.reduce((sum, unit) => sum + unit.cost, 0);

/** What it costs that these units are spent until the next recovery. */
export const spentCost = (units: readonly UnitDef[]): number => priceOf(units) * WEIGHTS.unit * WEIGHTS.spent;
