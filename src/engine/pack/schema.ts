// Shapes of the pack's tables (R19.1). Ids become ids of the game here and nowhere else.
import * as v from 'valibot';
import {
  type AreaId,
  BASE_KINDS,
  type CardId,
  EVENT_KINDS,
  type EventKind,
  type NationId,
  SIDES,
  UNIT_TYPES,
} from '../types';
import type { EventParams } from '../world';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = v.pipe(v.string(), v.regex(/\S/));
/** Ids start with a letter: their order in an object is then the order of the file. */
const word = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/));
const areaId = v.pipe(
  word,
  v.transform((id) => id as AreaId),
);
const cardId = v.pipe(
  word,
  v.transform((id) => id as CardId),
);
/** No hyphen, so that ids of units cannot collide. */
const nationId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9]*$/),
  v.transform((id) => id as NationId),
);
const bySide = (entry: ReturnType<typeof whole>) => v.object({ axis: entry, allies: entry });

/** Where a figure comes from, and a remark; the rules never read them. */
const origin = { src: v.optional(v.picklist(['S', 'Q', 'R', 'D', 'P'])), note: v.optional(v.string()) };

export const packShape = v.object({
  id: word,
  ja: text,
  en: text,
  turns: whole(1, 99),
  firstHands: bySide(whole(0, 99)),
  victory: v.object({
    axisSudden: whole(0, 99),
    alliesSudden: whole(-1, 99),
    points: whole(0, 99),
    areas: whole(0, 999),
  }),
  cardsPerSide: v.optional(bySide(whole(0, 99)), { axis: 16, allies: 16 }),
  ...origin,
});

export const areaShape = v.object({
  id: areaId,
  ja: text,
  en: text,
  kind: v.picklist(['land', 'sea']),
  home: v.nullable(nationId),
  surrenderHome: v.optional(v.nullable(nationId), null),
  base: v.nullable(v.picklist(BASE_KINDS)),
  victoryPoints: v.optional(whole(1, 9)),
  seeds: v.optional(v.array(v.strictTuple([v.number(), v.number()]))),
  ...origin,
});

export const borderShape = v.strictTuple([areaId, areaId]);

export const nationShape = v.object({
  id: nationId,
  ja: text,
  en: text,
  start: v.picklist([...SIDES, 'neutral']),
  leaning: v.picklist(SIDES),
  track: v.nullable(whole(1, 20)),
  ...origin,
});

const counter = {
  nation: nationId,
  type: v.picklist(UNIT_TYPES),
  model: v.optional(v.nullable(word), null),
  count: whole(1, 99),
};

export const counterShape = v.object({
  ...counter,
  attack: whole(0, 6),
  air: whole(0, 6),
  durability: whole(1, 9),
  movement: whole(0, 9),
  newWeapons: whole(0, 99),
  ...origin,
});

export const setupShape = v.object({ ...counter, ...origin });

export const cardShape = v.object({
  id: cardId,
  side: v.picklist(SIDES),
  event: v.picklist(EVENT_KINDS),
  value: whole(2, 4),
  ja: text,
  en: text,
  textJa: text,
  textEn: text,
  params: v.unknown(),
  ...origin,
});

const arsenal = v.object({ toMap: whole(0, 9), toPool: whole(0, 9) });

/** R18: the figures each kind of event has, no more and no fewer. */
export const paramShapes = {
  offensive: v.object({ groups: whole(1, 9), move: v.boolean() }),
  supply: v.object({ partisan: v.optional(v.boolean(), false) }),
  ambush: v.object({}),
  diplomacy: v.object({ steps: whole(1, 9) }),
  development: v.object({ cards: whole(1, 9), maxValue: whole(3, 4) }),
  vichy: v.object({}),
  wolfpack: arsenal,
  newWeapons: arsenal,
  seaLion: v.object({ units: whole(1, 99) }),
  lendLease: arsenal,
  strategicBombing: v.object({ targets: whole(1, 9) }),
  amphibious: v.object({ units: whole(1, 99), drop: whole(0, 99) }),
} satisfies Record<EventKind, unknown>;

export const rolesShape = v.object({
  berlin: v.nullable(areaId),
  poland: v.nullable(nationId),
  warsaw: v.nullable(areaId),
  france: v.nullable(nationId),
  paris: v.nullable(areaId),
  usa: v.nullable(nationId),
  northAtlantic: v.nullable(areaId),
  centralAtlantic: v.nullable(areaId),
  ussr: v.nullable(nationId),
  germany: v.nullable(nationId),
  britain: v.nullable(nationId),
  yugoslavia: v.nullable(nationId),
  yugoslavArea: v.nullable(areaId),
  seaLionTargets: v.array(areaId),
  ...origin,
});

export type PackRow = v.InferOutput<typeof packShape>;
export type AreaRow = v.InferOutput<typeof areaShape>;
export type BorderRow = v.InferOutput<typeof borderShape>;
export type NationRow = v.InferOutput<typeof nationShape>;
export type CounterRow = v.InferOutput<typeof counterShape>;
export type SetupRow = v.InferOutput<typeof setupShape>;
export type CardRow = Omit<v.InferOutput<typeof cardShape>, 'params'> & { params: EventParams };
export type RolesRow = v.InferOutput<typeof rolesShape>;
