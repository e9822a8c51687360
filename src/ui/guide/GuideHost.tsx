// Where the guide is mounted: nothing but in a guided game; there its note, or the way back to it.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTable } from '../useTable';

/** The guide's part of the program once it is there. */
function useGuide(needed: boolean): ComponentType | null {
  const [guide, setGuide] = useState<{ Guide: ComponentType } | null>(null);
  useEffect(() => {
    if (needed && !guide) import('./Guide').then(setGuide, () => undefined);
  }, [needed, guide]);
  return guide?.Guide ?? null;
}

/** To mount once, at the root. */
export function GuideHost(): ReactNode {
  const guided = useTable(
    ({ game, replay, view }) => game?.guided === true && replay === null && (view?.turn ?? 3) <= 2,
  );
  const Guide = useGuide(guided);
  return guided && Guide ? <Guide /> : null;
}
