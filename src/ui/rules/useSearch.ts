// The search of the open rule book: the query, what it finds, and which hit is looked at.
import { useMemo, useState } from 'react';
import type { Library } from './library';
import type { RuleBookPart } from './ruleBookStore';
import { firstOf, type Hits, searchIn } from './search';

export interface Search {
  readonly query: string;
  /** Hits of each part; null while nothing is searched. */
  readonly found: Readonly<Record<RuleBookPart, Hits | null>>;
  readonly hits: Hits | null;
  /** Place of the hit that is looked at among the hits of the part, from 0. */
  readonly at: number;
  readonly current: string | null;
  readonly setQuery: (query: string) => void;
  /** Goes to the next or a previous hit, around the ends. */
  readonly move: (step: 1 | -1) => void;
}

/** A new query or another part begins anew. */
export function useSearch(library: Library, part: RuleBookPart): Search {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState({ query: '', part, at: 0 });
  const found = useMemo(
    () => ({ rules: searchIn(library.rules, query), terms: searchIn(library.terms, query) }),
    [library, query],
  );
  const hits = found[part];
  const ids = hits ? [...hits.keys()] : [];
  const at = place.query === query && place.part === part ? place.at : firstOf(hits);
  const move = (step: 1 | -1): void => {
    if (ids.length > 0) setPlace({ query, part, at: (at + step + ids.length) % ids.length });
  };
  return { query, found, hits, at, current: ids[at] ?? null, setQuery, move };
}
