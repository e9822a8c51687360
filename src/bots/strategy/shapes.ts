// Parts of a strategy's shape that know the world. Messages of checks are the reason codes of errors.
import * as v from 'valibot';
import { type AreaId, type CardDef, EVENT_KINDS, type NationId, SIDES, type Side, type World } from '../../engine';
import type { CardName, Owner, Turns } from './document';
import { cardsNamed } from './named';
import type { StrategyReason } from './strategyError';

/** What a strategy is checked against; `side` is null while the document does not say whose it is. */
export interface Ground {
  readonly world: World;
  readonly side: Side | null;
}

export type Json = Readonly<Record<string, unknown>>;
export type Shape<T> = v.GenericSchema<unknown, T>;

/** Reason codes as messages: a misspelt one does not compile. */
export const because = <R extends StrategyReason>(reason: R): R => reason;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An error at a key of an object or a place of a list, or further in. */
export function at([key, ...inner]: readonly [string | number, ...number[]], input: unknown, reason: StrategyReason) {
  const item = (here: string | number): v.UnknownPathItem => ({
    type: 'unknown',
    origin: 'value',
    input: null,
    key: here,
    value: input,
  });
  const path: [v.UnknownPathItem, ...v.UnknownPathItem[]] = [item(key), ...inner.map(item)];
  return { message: reason, input, path };
}

/** An object with these fields and no others; every other one is reported. */
export const closed = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.check(isObject, because('wrongType')),
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!isObject(dataset.value)) return;
      for (const [key, value] of Object.entries(dataset.value)) {
        if (!Object.hasOwn(entries, key)) addIssue(at([key], value, 'unknownField'));
      }
    }),
  );

const number = (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min, because('outOfRange')), v.maxValue(max, because('outOfRange')));

export const whole = (min: number, max: number) => v.pipe(number(min, max), v.integer(because('notWhole')));

/** R3.2: points come in halves. */
export const halves = (min: number, max: number) => v.pipe(number(min, max), v.multipleOf(0.5, because('notWhole')));

const text = v.pipe(v.string(), v.regex(/\S/, because('emptyText')));

/** Japanese and English, or one text for both. */
export const words: Shape<World['names']> = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        text,
        v.transform((both) => ({ ja: both, en: both })),
      )
    : closed({ ja: text, en: text }),
);

export const turnsIn = ({ turns }: World): Shape<Turns> =>
  v.pipe(
    v.strictTuple([whole(1, turns), whole(1, turns)]),
    v.check(([first, last]) => first <= last, because('emptyRange')),
  );

const isKind = (name: unknown): boolean => EVENT_KINDS.some((kind) => kind === name);

const cardFound = ({ world, side }: Ground, name: unknown): CardDef[] =>
  typeof name === 'string' ? cardsNamed(world, side ?? 'axis', name as CardName) : [];

function faultOfCard(ground: Ground, name: unknown, whose: 'own' | 'any'): StrategyReason | null {
  const { side } = ground;
  const [card] = cardFound(ground, name);
  if (!card) return isKind(name) && side === null ? null : isKind(name) ? 'cardOfOtherSide' : 'unknownCard';
  return side === null || whose === 'any' || card.side === side ? null : 'cardOfOtherSide';
}

/** A card of the own side, or of any side by its id. */
export const cardIn = (ground: Ground, whose: 'own' | 'any' = 'own'): Shape<CardName> =>
  v.custom<CardName>(
    (name) => faultOfCard(ground, name, whose) === null,
    ({ input }) => faultOfCard(ground, input, whose) ?? because('unknownCard'),
  );

const knows = (record: object, id: unknown): boolean => typeof id === 'string' && id in record;

export const areaIn = ({ world }: Ground): Shape<AreaId> =>
  v.custom<AreaId>((id) => knows(world.areaById, id), because('unknownArea'));

export const nationIn = ({ world }: Ground): Shape<NationId> =>
  v.custom<NationId>((id) => knows(world.nationById, id), because('unknownNation'));

/** A nation, or one of some words. */
export const nationOr = <const W extends string>({ world }: Ground, chosen: readonly W[]): Shape<W | NationId> =>
  v.custom<W | NationId>(
    (id) => chosen.some((word) => word === id) || knows(world.nationById, id),
    because('unknownNation'),
  );

export const ownerIn = (ground: Ground): Shape<Owner> => nationOr(ground, SIDES);
export const anySide: Shape<Side> = v.picklist(SIDES);

const severalForms = <T>(key: string, value: unknown): Shape<T> =>
  v.pipe(
    v.custom<T>(() => true),
    v.rawCheck(({ addIssue }) => addIssue(at([key], value, 'severalForms'))),
  );

/** An object of one of several forms, told apart by the one key that only this form has. */
export function formOf<T>(shapes: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const keys = Object.keys(shapes);
  return v.lazy((input) => {
    if (!isObject(input)) return v.custom<T>(() => false, because('wrongType'));
    const [key, second] = keys.filter((known) => Object.hasOwn(input, known));
    const shape = key === undefined ? undefined : shapes[key];
    if (!shape) return v.custom<T>(() => false, because('unknownForm'));
    return second === undefined ? shape : severalForms<T>(second, input[second]);
  });
}
