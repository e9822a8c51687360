// R19.1: a data pack is checked as a whole before anything is made of it.
import { fail, ok, type Result } from '../types';
import type { World } from '../world';
import { buildWorld } from './buildWorld';
import { checkCards } from './checkCards';
import { checkCounters } from './checkCounters';
import { checkMap } from './checkMap';
import { checkRoles } from './checkRoles';
import { checkSetup } from './checkSetup';
import { SECTIONS } from './fieldRules';
import { type PackError, packError } from './packError';
import { readTables } from './readTables';

type Json = Readonly<Record<string, unknown>>;

/** A copy that is JSON through and through, or undefined. */
function jsonCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

function readObject(json: unknown): Result<Json, PackError> {
  const copy = jsonCopy(json);
  if (copy === undefined) return fail(packError([], null, 'notJson'));
  const isObject = typeof copy === 'object' && copy !== null && !Array.isArray(copy);
  return isObject ? ok(copy as Json) : fail(packError([], copy, 'wrongType', { expected: 'Object' }));
}

const unknownSections = (json: Json): PackError[] =>
  Object.entries(json)
    .filter(([key]) => !SECTIONS.some((section) => section === key))
    .map(([key, value]) => packError([key], value, 'unknownField'));

/**
 * Checks and indexes a data pack (R19.1): an object with `pack`, `areas`, `adjacency`, `nations`, `counters`, `setup`,
 * `cards` and `roles`, as docs/data.md tells. Every fault is reported at once, and nothing of a faulty pack is used.
 * Whatever is given, nothing is thrown.
 */
export function parsePack(json: unknown): Result<World, readonly PackError[]> {
  const object = readObject(json);
  if (!object.ok) return fail([object.error]);
  const errors: PackError[] = unknownSections(object.value);
  const tables = readTables(object.value, errors);
  for (const check of [checkMap, checkCounters, checkSetup, checkCards, checkRoles]) errors.push(...check(tables));
  const { pack, roles } = tables;
  return errors.length === 0 && pack && roles ? ok(buildWorld({ ...tables, pack, roles })) : fail(errors);
}
