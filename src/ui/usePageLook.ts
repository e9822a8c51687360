// Marks at the root of the page what its style sheets follow: the colour of the table, and how fast and whether things move.
import { useEffect } from 'react';
import { useTable } from './useTable';

/** To use once, at the root. */
export function usePageLook(): void {
  const { table, motion, speed } = useTable(({ preferences }) => preferences);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { table, motion, speed });
  }, [table, motion, speed]);
}
