// Whether the rule book lies open, and at which rule. Of the screen only: no game, no hidden thing.
import { create } from 'zustand';

export type RuleBookPart = 'rules' | 'terms';

export interface RuleBookState {
  readonly open: boolean;
  readonly part: RuleBookPart;
  /** Id of the entry or chapter it is opened at, e.g. `R8.2`; kept like a bookmark when the book is closed. */
  readonly place: string | null;
  /** Ids of entries left by following references, the last one last. */
  readonly trail: readonly string[];
  /** Counts the visits, so that the same place can be visited again. */
  readonly visit: number;
}

export const useRuleBook = create<RuleBookState>(() => ({
  open: false,
  part: 'rules',
  place: null,
  trail: [],
  visit: 0,
}));

/** The part in which an entry or chapter stands. */
export const partOf = (id: string | null): RuleBookPart => (id?.startsWith('term') ? 'terms' : 'rules');

function visitPlace(place: string | null, trail: readonly string[]): void {
  useRuleBook.setState(({ visit }) => ({ open: true, part: partOf(place), place, trail, visit: visit + 1 }));
}

/** Opens the rule book at a rule (`R8.2`) or chapter (`R8`), without one where it was last. */
export function openRule(rule?: string): void {
  visitPlace(rule ?? useRuleBook.getState().place, []);
}

export function closeRuleBook(): void {
  useRuleBook.setState({ open: false });
}

/** Turns to another part; the bookmark stays. */
export function turnTo(part: RuleBookPart): void {
  useRuleBook.setState({ part });
}

/** Goes to an entry or chapter; `back` returns to the entry it was followed from, if from one. */
export function follow(id: string, from: string | null): void {
  const { trail } = useRuleBook.getState();
  visitPlace(id, from === null || from === id ? trail : [...trail, from]);
}

/** Returns to the entry from which the last reference was followed. */
export function back(): void {
  const { place, trail } = useRuleBook.getState();
  visitPlace(trail.at(-1) ?? place, trail.slice(0, -1));
}
