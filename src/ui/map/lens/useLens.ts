// Which overlay lies on the map: kept in the browser, told by the list and by its key.
import { useEffect, useMemo, useState } from 'react';
import { useLater } from '../../layout/useLater';
import { useTable } from '../../useTable';
import { type Lens, readLens, writeLens } from './lens';
import type { LensState } from './lensFacts';

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

export function useLens(): LensState {
  const [lens, setLens] = useState(kept);
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  useEffect(() => keep(lens), [lens]);
  const later = useLater();
  const facts = useMemo(() => later && state && later.lensFacts(world, state, lens), [later, world, state, lens]);
  return useMemo(() => ({ lens, facts, setLens }), [lens, facts]);
}
