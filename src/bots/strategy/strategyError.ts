// What is wrong with a card strategy: a path, the value found there and a reason code. Words for the codes live in ui/i18n.
import type { RuleRef } from '../../engine';

/** Every reason code, with the rule of the game it comes from; null where the document itself is at fault. */
export const STRATEGY_REASONS = {
  notJson: null,
  tooDeep: null,
  missing: null,
  wrongType: null,
  unknownField: null,
  unknownValue: null,
  emptyText: null,
  notWhole: null,
  outOfRange: null,
  emptyRange: null,
  emptyList: null,
  unknownForm: null,
  severalForms: null,
  unknownCard: 'R19.1',
  cardOfOtherSide: 'R6.1',
  unknownArea: 'R19.1',
  unknownNation: 'R19.1',
  noTrack: 'R15.4',
  duplicateCard: 'R6.1',
  tooManyOfKind: 'R6.1',
  notInFirstDeck: 'R6.3',
  startsDeveloped: 'R6.3',
  cannotNegotiate: 'R15.3',
  eventHasNoChoice: 'R18.2',
  neverReached: null,
} as const satisfies Record<string, RuleRef | null>;

export type StrategyReason = keyof typeof STRATEGY_REASONS;

/** What would be right. */
export interface StrategyDetails {
  readonly expected?: string;
  readonly min?: number;
  readonly max?: number;
}

export interface StrategyError {
  /** From the top of the document, e.g. `hands[0].cards[2]`; empty for the document itself. */
  readonly path: string;
  /** JSON found there; null where nothing is. */
  readonly value: unknown;
  readonly reason: StrategyReason;
  readonly rule: RuleRef | null;
  readonly details?: StrategyDetails;
}

type Path = readonly (string | number)[];

const formatPath = (path: Path): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');

/** An error with the rule of its reason. */
export function strategyError(
  path: Path,
  value: unknown,
  reason: StrategyReason,
  details?: StrategyDetails,
): StrategyError {
  const error = { path: formatPath(path), value: value ?? null, reason, rule: STRATEGY_REASONS[reason] };
  return details ? { ...error, details } : error;
}
