// What a shape finds wrong, in the words of the pack's errors (R19.1).
import * as v from 'valibot';
import type { RuleRef } from '../types';
import { formatPath, type PackDetails, type PackError, type PackPath, type PackReason } from './packError';

type Issue = v.BaseIssue<unknown>;
/** Rule of the field a path inside the row ends in. */
export type RuleOf = (inner: PackPath) => RuleRef;

const REASON_BY_CHECK: Readonly<Record<string, PackReason>> = {
  integer: 'notWhole',
  min_value: 'outOfRange',
  max_value: 'outOfRange',
  picklist: 'unknownValue',
};

function reasonOf(issue: Issue): PackReason {
  if (issue.received === 'undefined') return 'missing';
  if (issue.expected === 'never') return 'unknownField';
  if (issue.type !== 'regex') return REASON_BY_CHECK[issue.type] ?? 'wrongType';
  return String(issue.requirement) === '/\\S/' ? 'emptyText' : 'badId';
}

function detailsOf({ expected, requirement, type }: Issue, reason: PackReason): PackDetails | null {
  if (type === 'min_value') return { min: Number(requirement) };
  if (type === 'max_value') return { max: Number(requirement) };
  const tells = reason === 'wrongType' || reason === 'unknownValue' || reason === 'badId';
  return expected !== null && tells ? { expected } : null;
}

function shapeError(issue: Issue, path: PackPath, ruleOf: RuleOf): PackError {
  const inner = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const reason = reasonOf(issue);
  const details = detailsOf(issue, reason);
  const error = { path: formatPath([...path, ...inner]), value: issue.input ?? null, reason, rule: ruleOf(inner) };
  return details ? { ...error, details } : error;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of an object, and of the objects in it, that the shape does not have. */
function unknownFields(shape: unknown, value: unknown, path: PackPath, ruleOf: RuleOf, inner: PackPath): PackError[] {
  const object = isObject(shape) && isObject(shape['wrapped']) ? shape['wrapped'] : shape;
  const entries = isObject(object) ? object['entries'] : null;
  if (!isObject(entries) || !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, found]): PackError[] => {
    const here = [...inner, key];
    if (Object.hasOwn(entries, key)) return unknownFields(entries[key], found, path, ruleOf, here);
    return [{ path: formatPath([...path, ...here]), value: found, reason: 'unknownField', rule: ruleOf(here) }];
  });
}

/** A value of the shape, or null and every error added to `errors`. */
export function readShape<S extends v.GenericSchema>(
  shape: S,
  value: unknown,
  path: PackPath,
  ruleOf: RuleOf,
  errors: PackError[],
): v.InferOutput<S> | null {
  const result = v.safeParse(shape, value, { abortPipeEarly: true });
  const found = [
    ...(result.success ? [] : result.issues.map((issue) => shapeError(issue, path, ruleOf))),
    ...unknownFields(shape, value, path, ruleOf, []),
  ];
  errors.push(...found);
  return result.success && found.length === 0 ? result.output : null;
}
