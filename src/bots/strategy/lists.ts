// Faults that show only in a list as a whole.
import * as v from 'valibot';
import type { Conditional } from './document';
import { at } from './shapes';
import type { StrategyReason } from './strategyError';

/** A fault at one place of a list. */
export interface Fault {
  readonly place: number;
  readonly reason: StrategyReason;
}

/** Places of a list that are at fault. */
export const faultsAt = <T>(
  list: readonly T[],
  reason: StrategyReason,
  isFault: (entry: T, place: number) => boolean,
): Fault[] => list.flatMap((entry, place) => (isFault(entry, place) ? [{ place, reason }] : []));

/** Reports the faults of a list whose entries are sound. */
export const listFaults = <T>(faultsOf: (list: readonly T[]) => readonly Fault[]) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { place, reason } of faultsOf(dataset.value)) addIssue(at([place], dataset.value[place], reason));
  });

/** Wishes for what an earlier wish without a condition asks for already. */
export const repeatedWishes = <W extends Conditional>(wishes: readonly W[], wishedBy: (wish: W) => string): Fault[] =>
  faultsAt(wishes, 'neverReached', (wish, place) =>
    wishes.slice(0, place).some((earlier) => earlier.if === undefined && wishedBy(earlier) === wishedBy(wish)),
  );
