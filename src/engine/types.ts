// The closed sets fixed by the rules, the ids named by a data pack, and values that report success or refusal (R1, R5, R19).

export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
/** A nation is of one side, or neutral (R15). */
export type Allegiance = Side | 'neutral';

export const UNIT_TYPES = ['LF', 'GF', 'SA', 'TF', 'AB', 'FT', 'AF', 'NF', 'CV', 'CVE', 'SS'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** R5.7 */
export type UnitClass = 'army' | 'air' | 'naval';

export const BASE_KINDS = ['red', 'black', 'half', 'allies', 'us-track'] as const;
/** R3.1; `allies` is the Central Atlantic, `us-track` the North Atlantic (R2.3). */
export type BaseKind = (typeof BASE_KINDS)[number];

export const EVENT_KINDS = [
  'offensive',
  'supply',
  'ambush',
  'diplomacy',
  'development',
  'vichy',
  'wolfpack',
  'newWeapons',
  'seaLion',
  'lendLease',
  'strategicBombing',
  'amphibious',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Number of a rule in docs/rules.md, e.g. `R8.3`. Optional rule families use other letters. */
export type RuleRef = `${'R' | 'W' | 'E'}${number}.${number}`;

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };
/** Ids are named by the data pack and minted only by its parser. */
export type AreaId = Id<'area'>;
export type NationId = Id<'nation'>;
export type UnitId = Id<'unit'>;
export type CardId = Id<'card'>;

/** Where a counter can be (R5.3). */
export const POOLS = ['forcePool', 'newWeaponsPool', 'removed'] as const;
export type Pool = (typeof POOLS)[number];
export type Place = AreaId | Pool;

export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** The other side. */
export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

/** A broken assumption of the engine itself, never a player's or a file's fault. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`engine invariant broken: ${message}`);
}
