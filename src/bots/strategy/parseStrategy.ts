// A strategy is checked as a whole before anything is made of it.
import * as v from 'valibot';
import { type Result, SIDES, type World } from '../../engine';
import type { CardStrategy } from './document';
import { isObject } from './shapes';
import {
  STRATEGY_REASONS,
  type StrategyDetails,
  type StrategyError,
  type StrategyReason,
  strategyError,
} from './strategyError';
import { strategyIn } from './strategyShape';

type Issue = v.BaseIssue<unknown>;

/** Objects and lists in one another: more than any strategy needs. */
const DEPTH = 32;

const isReason = (text: string): text is StrategyReason => Object.hasOwn(STRATEGY_REASONS, text);

function reasonOf({ message, received, type }: Issue): StrategyReason {
  if (isReason(message)) return message;
  if (received === 'undefined') return 'missing';
  return type === 'picklist' || type === 'literal' ? 'unknownValue' : 'wrongType';
}

function detailsOf(
  { expected, message, requirement, type }: Issue,
  reason: StrategyReason,
): StrategyDetails | undefined {
  if (type === 'min_value') return { min: Number(requirement) };
  if (type === 'max_value') return { max: Number(requirement) };
  if (message === 'wrongType') return { expected: 'Object' }; // of the checks only objects are asked for
  const tells = reason === 'wrongType' || reason === 'unknownValue';
  return expected !== null && tells ? { expected } : undefined;
}

function errorOf(issue: Issue): StrategyError {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const reason = reasonOf(issue);
  return strategyError(path, issue.input, reason, detailsOf(issue, reason));
}

/** A copy that is JSON through and through, or undefined. */
function jsonCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((field) => isDeeper(field, levels - 1)));

function sideOf(json: unknown) {
  return isObject(json) ? (SIDES.find((side) => side === json['side']) ?? null) : null;
}

/**
 * Checks a card strategy against a world, as docs/strategies.md tells. Every fault is reported at once; whatever is
 * given, nothing is thrown. What comes back may be written down as JSON and read again.
 */
export function parseStrategy(world: World, json: unknown): Result<CardStrategy, readonly StrategyError[]> {
  const copy = jsonCopy(json);
  if (copy === undefined) return { ok: false, error: [strategyError([], null, 'notJson')] };
  if (isDeeper(copy, DEPTH)) return { ok: false, error: [strategyError([], null, 'tooDeep')] };
  const result = v.safeParse(strategyIn({ world, side: sideOf(copy) }), copy);
  return result.success ? { ok: true, value: result.output } : { ok: false, error: result.issues.map(errorOf) };
}
