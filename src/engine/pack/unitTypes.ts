// R5.1, R5.7: prices and classes of the unit types, fixed by the rules and not by a pack.
import type { UnitClass, UnitType } from '../types';

/** R5.1: price in points. */
export const UNIT_COST: Readonly<Record<UnitType, number>> = {
  LF: 1,
  GF: 1,
  SA: 2,
  TF: 2,
  AB: 2,
  FT: 3,
  AF: 2,
  NF: 2,
  CV: 2,
  CVE: 2,
  SS: 1,
};

/** R5.7 */
export const UNIT_CLASS: Readonly<Record<UnitType, UnitClass>> = {
  LF: 'army',
  GF: 'army',
  SA: 'army',
  TF: 'army',
  AB: 'army',
  FT: 'army',
  AF: 'air',
  NF: 'naval',
  CV: 'naval',
  CVE: 'naval',
  SS: 'naval',
};

/** R5.7: types that may have an air rating. */
export const AIR_CAPABLE: readonly UnitType[] = ['AF', 'CV', 'CVE'];
