// The options on offer, by kind of decision, as the order slip shows them.
import { useMemo } from 'react';
import type {
  Decision,
  DecisionOf,
  DecisionType,
  Option,
  PromptFrame,
  PromptName,
  Refusal,
  RefusalCode,
} from '../../engine';
import { useTable } from '../useTable';

/** A prompt of one kind. */
export type PromptAt<A extends PromptName> = Extract<PromptFrame, { at: A }>;

/** An option whose decision is of one kind. */
export interface OptionOf<T extends DecisionType> extends Option {
  readonly decision: DecisionOf<T>;
}

const isOf =
  <T extends DecisionType>(type: T) =>
  (option: Option): option is OptionOf<T> =>
    option.decision.type === type;

/** Options of one kind, legal and refused. */
export function useOptions<T extends DecisionType>(type: T): readonly OptionOf<T>[] {
  const options = useTable((table) => table.options);
  return useMemo(() => options.filter(isOf(type)), [options, type]);
}

export const isLegal = ({ refusal }: Option): boolean => refusal === null;

/** Reasons that only say that units of this kind do not do such things. */
const besides: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['notAirUnits', 'notAirCapable', 'emptyPath', 'tooFar']);

/** The most telling reason when nothing of a kind is legal. */
export function reasonAmong(options: readonly Option[]): Refusal | null {
  if (options.some(isLegal)) return null;
  const reasons = options.flatMap(({ refusal }) => refusal ?? []);
  return reasons.find(({ code }) => !besides.has(code)) ?? reasons[0] ?? null;
}

/** Submits a decision of the asked side. */
export const useSubmit = (): ((decision: Decision) => void) => useTable((table) => table.submit);
