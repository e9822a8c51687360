// Which overlay lies on the map: kept in the browser, told by the list and by its key.
import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../../useTable';
import { type Lens, readLens, writeLens } from './lens';
import { type LensFacts, lensFacts } from './lensFacts';

const place = 'map-overlay';

/** A browser may forbid to keep anything: then the overlay is forgotten when the page is closed. */
function kept(): Lens {
  try {
    return readLens(localStorage.getItem(place));
  } catch {
    return readLens(null);
  }
}

function keep(lens: Lens): void {
  try {
    localStorage.setItem(place, writeLens(lens));
  } catch {
    return;
  }
}

export interface LensState {
  readonly lens: Lens;
  readonly facts: LensFacts | null;
  readonly setLens: (change: (lens: Lens) => Lens) => void;
}

export function useLens(): LensState {
  const [lens, setLens] = useState(kept);
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  useEffect(() => keep(lens), [lens]);
  const facts = useMemo(() => state && lensFacts(world, state, lens), [world, state, lens]);
  return useMemo(() => ({ lens, facts, setLens }), [lens, facts]);
}
