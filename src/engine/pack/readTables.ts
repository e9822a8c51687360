// From JSON to rows of sound shape (R19.1). A row of wrong shape is left out and reported; the others go on.
import type * as v from 'valibot';
import { EVENT_KINDS } from '../types';
import type { EventParams } from '../world';
import { fieldRule, type Section } from './fieldRules';
import { type PackError, type PackPath, packError } from './packError';
import {
  type AreaRow,
  areaShape,
  type BorderRow,
  borderShape,
  type CardRow,
  type CounterRow,
  cardShape,
  counterShape,
  type NationRow,
  nationShape,
  type PackRow,
  packShape,
  paramShapes,
  type RolesRow,
  rolesShape,
  type SetupRow,
  setupShape,
} from './schema';
import { type RuleOf, readShape } from './shapeErrors';

/** A sound row and where it stands in the pack. */
export interface Row<T> {
  readonly path: PackPath;
  readonly row: T;
}

/** Rows of sound shape. `whole` is false where rows were left out. */
export interface Table<T> {
  readonly rows: readonly Row<T>[];
  readonly whole: boolean;
  /** Every id the table names, by broken rows too, so that one fault is not reported twice; null without a table. */
  readonly ids: ReadonlySet<string> | null;
}

export type SetupLine = SetupRow & { readonly area: string };

export interface Tables {
  readonly pack: PackRow | null;
  readonly areas: Table<AreaRow>;
  readonly adjacency: Table<BorderRow>;
  readonly nations: Table<NationRow>;
  readonly counters: Table<CounterRow>;
  readonly setup: Table<SetupLine>;
  readonly cards: Table<CardRow>;
  readonly roles: RolesRow | null;
}

type Json = Readonly<Record<string, unknown>>;
type Reader<T> = (value: unknown, path: PackPath, errors: PackError[]) => T | null;

const ruleIn =
  (section: Section): RuleOf =>
  (inner) =>
    fieldRule(section, inner[0]);

const shaped =
  <S extends v.GenericSchema>(section: Section, shape: S): Reader<v.InferOutput<S>> =>
  (value, path, errors) =>
    readShape(shape, value, path, ruleIn(section), errors);

function tableExpected(section: Section, value: unknown, expected: 'Array' | 'Object'): PackError {
  return value === undefined
    ? packError([section], null, 'missing')
    : packError([section], value, 'wrongType', { expected });
}

function idOf(value: unknown): string[] {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' ? [id] : [];
}

function readRows<T>(
  values: readonly (readonly [PackPath, unknown])[],
  read: Reader<T>,
  errors: PackError[],
): Table<T> {
  const rows = values.flatMap(([path, value]) => {
    const row = read(value, path, errors);
    return row === null ? [] : [{ path, row }];
  });
  const ids = new Set(values.flatMap(([, value]) => idOf(value)));
  return { rows, whole: rows.length === values.length, ids };
}

const NO_TABLE = { rows: [], whole: false, ids: null } as const;

function readList<T>(json: Json, section: Section, read: Reader<T>, errors: PackError[]): Table<T> {
  const list = json[section];
  if (Array.isArray(list)) {
    return readRows(
      list.map((value: unknown, at) => [[section, at], value] as const),
      read,
      errors,
    );
  }
  errors.push(tableExpected(section, list, 'Array'));
  return NO_TABLE;
}

/** Figures of a card's event; null where the card does not say which event, or has none. */
function readParams(card: unknown, path: PackPath, errors: PackError[]): EventParams | null {
  if (typeof card !== 'object' || card === null || !('event' in card) || !('params' in card)) return null;
  const kind = EVENT_KINDS.find((known) => known === card.event);
  const ruleOf: RuleOf = () => fieldRule('cards', 'params');
  const params = kind && readShape(paramShapes[kind], card.params, [...path, 'params'], ruleOf, errors);
  return params ? ({ kind, ...params } as EventParams) : null;
}

const readCard: Reader<CardRow> = (value, path, errors) => {
  const card = readShape(cardShape, value, path, ruleIn('cards'), errors);
  const params = readParams(value, path, errors);
  return card && params && { ...card, params };
};

/** R5.3: what stands in each area, in the order of the file. */
function readSetup(json: Json, errors: PackError[]): Table<SetupLine> {
  const setup = json['setup'];
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) {
    errors.push(tableExpected('setup', setup, 'Object'));
    return NO_TABLE;
  }
  const readLine = shaped('setup', setupShape);
  const tables = Object.entries(setup).map(([area, lines]: [string, unknown]): Table<SetupLine> => {
    if (!Array.isArray(lines)) {
      errors.push(packError(['setup', area], lines, 'wrongType', { expected: 'Array' }));
      return NO_TABLE;
    }
    const read: Reader<SetupLine> = (value, path, into) => {
      const line = readLine(value, path, into);
      return line && { ...line, area };
    };
    return readRows(
      lines.map((value: unknown, at) => [['setup', area, at], value] as const),
      read,
      errors,
    );
  });
  return {
    rows: tables.flatMap(({ rows }) => rows),
    whole: tables.every(({ whole }) => whole),
    ids: new Set(Object.keys(setup)),
  };
}

function readObject<T>(json: Json, section: Section, read: Reader<T>, errors: PackError[]): T | null {
  const value = json[section];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return read(value, [section], errors);
  errors.push(tableExpected(section, value, 'Object'));
  return null;
}

/** Every table of a pack as far as its shape is sound; what is not is added to `errors`. */
export function readTables(json: Json, errors: PackError[]): Tables {
  return {
    pack: readObject(json, 'pack', shaped('pack', packShape), errors),
    areas: readList(json, 'areas', shaped('areas', areaShape), errors),
    adjacency: readList(json, 'adjacency', shaped('adjacency', borderShape), errors),
    nations: readList(json, 'nations', shaped('nations', nationShape), errors),
    counters: readList(json, 'counters', shaped('counters', counterShape), errors),
    setup: readSetup(json, errors),
    cards: readList(json, 'cards', readCard, errors),
    roles: readObject(json, 'roles', shaped('roles', rolesShape), errors),
  };
}
