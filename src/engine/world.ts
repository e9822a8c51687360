// The data pack, checked and indexed (R19): everything printed on the components. Made by parsePack, never changed.
import type { AreaId, BaseKind, CardId, EventKind, NationId, Place, Side, UnitClass, UnitId, UnitType } from './types';

export interface AreaDef {
  readonly id: AreaId;
  readonly kind: 'land' | 'sea';
  /** Nation whose home territory it is at the start (R2.1). */
  readonly home: NationId | null;
  /** Nation whose home it becomes when the home nation surrenders (R16.1). */
  readonly surrenderHome: NationId | null;
  readonly base: BaseKind | null;
  /** Points of the base for R1.2 and R1.3 (R1.4). */
  readonly victoryPoints: number;
  readonly names: Names;
}

export interface Names {
  readonly ja: string;
  readonly en: string;
}

export interface NationDef {
  readonly id: NationId;
  readonly names: Names;
  /** Side at the start of the game (R15.1). */
  readonly start: Side | 'neutral';
  /** R15.2 */
  readonly leaning: Side;
  /** Length of the entry track, null without one (R15.4). */
  readonly track: number | null;
}

/** One counter (R5.2). */
export interface UnitDef {
  readonly id: UnitId;
  readonly nation: NationId;
  readonly type: UnitType;
  readonly model: string | null;
  readonly class: UnitClass;
  readonly attack: number;
  readonly air: number;
  readonly durability: number;
  readonly movement: number;
  /** Price in points (R5.1). */
  readonly cost: number;
  /** Where the counter starts: an area, the force pool or the new-weapons pool (R5.3). */
  readonly start: Place;
}

/** Figures of the card events (R18), by kind. Fields a kind does not have are absent. */
export type EventParams =
  | { readonly kind: 'offensive'; readonly groups: number; readonly move: boolean }
  | { readonly kind: 'supply'; readonly partisan: boolean }
  | { readonly kind: 'ambush' | 'vichy' }
  | { readonly kind: 'diplomacy'; readonly steps: number }
  | { readonly kind: 'development'; readonly cards: number; readonly maxValue: number }
  | { readonly kind: 'wolfpack' | 'newWeapons' | 'lendLease'; readonly toMap: number; readonly toPool: number }
  | { readonly kind: 'seaLion'; readonly units: number }
  | { readonly kind: 'strategicBombing'; readonly targets: number }
  | { readonly kind: 'amphibious'; readonly units: number; readonly drop: number };

export interface CardDef {
  readonly id: CardId;
  readonly side: Side;
  readonly value: number;
  readonly event: EventKind;
  readonly params: EventParams;
  readonly names: Names;
  readonly texts: Names;
}

/** Nations and areas that the rules name by a role; null where a pack has no such thing. */
export interface Roles {
  /** R1.3 */
  readonly berlin: AreaId | null;
  /** R16.1 */
  readonly poland: NationId | null;
  readonly warsaw: AreaId | null;
  /** R16.3 */
  readonly france: NationId | null;
  readonly paris: AreaId | null;
  /** R13.3, R2.3 */
  readonly usa: NationId | null;
  readonly northAtlantic: AreaId | null;
  readonly centralAtlantic: AreaId | null;
  /** R13.4, R11.5 */
  readonly ussr: NationId | null;
  /** R17.1, New Weapons */
  readonly germany: NationId | null;
  /** R17.2 */
  readonly britain: NationId | null;
  /** R17.3, R13.5 */
  readonly yugoslavia: NationId | null;
  readonly yugoslavArea: AreaId | null;
  /** Where Sea Lion may land (R18). */
  readonly seaLionTargets: readonly AreaId[];
}

export interface World {
  readonly id: string;
  /** Hash of the pack's figures; saves name it (R19.2). */
  readonly hash: string;
  readonly names: Names;
  /** Turns of the game (R1.1). */
  readonly turns: number;
  /** Hand sizes of turn 1 (R6.2). */
  readonly firstHands: Readonly<Record<Side, number>>;
  /** Axis sudden death at or above, allied at or below; decision points and areas (R1.2, R1.3). */
  readonly victory: {
    readonly axisSudden: number;
    readonly alliesSudden: number;
    readonly points: number;
    readonly areas: number;
  };
  /** In the order of the pack; each id once. */
  readonly areas: readonly AreaDef[];
  readonly nations: readonly NationDef[];
  readonly units: readonly UnitDef[];
  readonly cards: readonly CardDef[];
  readonly roles: Roles;
  readonly areaById: Readonly<Record<AreaId, AreaDef>>;
  readonly nationById: Readonly<Record<NationId, NationDef>>;
  readonly unitById: Readonly<Record<UnitId, UnitDef>>;
  readonly cardById: Readonly<Record<CardId, CardDef>>;
  /** Adjacent areas, in the order of the areas (R2.2). */
  readonly neighbours: Readonly<Record<AreaId, readonly AreaId[]>>;
  readonly tables: Tables;
}

/** What follows from the components and is asked for all the time; no figures of its own. */
export interface Tables {
  readonly areaIds: readonly AreaId[];
  readonly seas: readonly AreaId[];
  /** Areas with a base of any kind (R3.1). */
  readonly bases: readonly AreaId[];
  /** Areas that are home territory of a nation or may become so (R2.1, R16.1). */
  readonly homes: Readonly<Record<NationId, readonly AreaId[]>>;
  /** Land areas with a coast (R2.2). */
  readonly coasts: Readonly<Record<AreaId, boolean>>;
  /** Steps from area to area over anything (R11.1); none where there is no way. */
  readonly distances: Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>;
  /** Areas within so many steps over anything, itself included, in the order of the areas; the last list is everything. */
  readonly within: Readonly<Record<AreaId, readonly (readonly AreaId[])[]>>;
}

interface HasWorld {
  readonly world: World;
}

/** An id that the pack does not have. */
export function unknownId(what: string, id: string): never {
  throw new Error(`engine invariant broken: no ${what} ${id}`);
}

/** Definition of an area; throws on an id the pack does not have. */
export function areaDef(ctx: HasWorld, id: AreaId): AreaDef {
  return ctx.world.areaById[id] ?? unknownId('area', id);
}

export function nationDef(ctx: HasWorld, id: NationId): NationDef {
  return ctx.world.nationById[id] ?? unknownId('nation', id);
}

export function unitDef(ctx: HasWorld, id: UnitId): UnitDef {
  return ctx.world.unitById[id] ?? unknownId('unit', id);
}

export function cardDef(ctx: HasWorld, id: CardId): CardDef {
  return ctx.world.cardById[id] ?? unknownId('card', id);
}

/** Areas next to an area (R2.2). */
export function neighboursOf(ctx: HasWorld, id: AreaId): readonly AreaId[] {
  return ctx.world.neighbours[id] ?? unknownId('area', id);
}

export const isSea = (ctx: HasWorld, id: AreaId): boolean => areaDef(ctx, id).kind === 'sea';
export const isLand = (ctx: HasWorld, id: AreaId): boolean => areaDef(ctx, id).kind === 'land';

/** R2.2: a land area with a coast. */
export const isCoastal = (ctx: HasWorld, id: AreaId): boolean => ctx.world.tables.coasts[id] ?? false;
