// What is wrong with a data pack (R19.1): a path, the value found there, a reason code and the rule. Words live in ui/i18n.
import type { RuleRef } from '../types';

/** Every reason code with the rule it comes from; a wrong shape names the rule of its field instead. */
export const PACK_REASONS = {
  notJson: 'R19.1',
  missing: 'R19.1',
  wrongType: 'R19.1',
  unknownField: 'R19.1',
  unknownValue: 'R19.1',
  notWhole: 'R19.1',
  outOfRange: 'R19.1',
  badId: 'R19.1',
  emptyText: 'R19.1',
  suddenDeathOverlap: 'R1.2',
  noAreas: 'R2.1',
  duplicateArea: 'R2.1',
  reservedId: 'R5.3',
  homeUnknown: 'R2.1',
  surrenderHomeUnknown: 'R16.1',
  surrenderHomeMisplaced: 'R16.1',
  baseNotAtSea: 'R3.1',
  baseOnlyAtSea: 'R2.3',
  trackBaseWithoutTrack: 'R2.3',
  pointsWithoutBase: 'R1.4',
  areaUnknown: 'R2.2',
  adjacentToItself: 'R2.2',
  adjacentTwice: 'R2.2',
  areaIsolated: 'R2.2',
  mapDisconnected: 'R2.2',
  duplicateNation: 'R15.1',
  trackOfBelligerent: 'R15.4',
  duplicateCounters: 'R5.2',
  counterNationUnknown: 'R5.2',
  newWeaponsExceedCount: 'R5.3',
  fortressMoves: 'R5.4',
  airRatingForbidden: 'R5.7',
  airRatingMissing: 'R11.2',
  airUnitAttacks: 'R9.6',
  setupAreaUnknown: 'R2.1',
  setupNationUnknown: 'R15.1',
  setupCounterUnknown: 'R5.2',
  setupExceedsCounters: 'R5.2',
  setupTakesNewWeapons: 'R5.6',
  navalInland: 'R8.5',
  landUnitAtSea: 'R8.8',
  fortressTwice: 'R12.6',
  duplicateCard: 'R19.1',
  wrongNumberOfCards: 'R19.1',
  eventOfOtherSide: 'R18.2',
  partisanOfAxis: 'R17.3',
  roleAreaUnknown: 'R19.1',
  roleNationUnknown: 'R19.1',
  roleWrongKind: 'R19.1',
  roleNotAtHome: 'R2.1',
} as const satisfies Record<string, RuleRef>;

export type PackReason = keyof typeof PACK_REASONS;

/** Figures and ids that explain a reason; `first` is the path of the earlier of two that collide. */
export interface PackDetails {
  readonly expected?: string;
  readonly min?: number;
  readonly max?: number;
  readonly need?: number;
  readonly have?: number;
  readonly first?: string;
  readonly side?: string;
}

export interface PackError {
  /** From the top of the pack, e.g. `areas[3].home`; empty for the pack itself. */
  readonly path: string;
  /** JSON found there; null where nothing is. */
  readonly value: unknown;
  readonly reason: PackReason;
  readonly rule: RuleRef;
  readonly details?: PackDetails;
}

export type PackPath = readonly (string | number)[];

/** `['areas', 3, 'home']` as `areas[3].home`. */
export function formatPath(path: PackPath): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}

/** An error with the rule of its reason. */
export function packError(path: PackPath, value: unknown, reason: PackReason, details?: PackDetails): PackError {
  const error = { path: formatPath(path), value: value ?? null, reason, rule: PACK_REASONS[reason] };
  return details ? { ...error, details } : error;
}
