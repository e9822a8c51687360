// Marks at the root of the page what its style sheets follow: the colour of the table, and whether things may move.
import { useEffect } from 'react';
import { useTable } from './useTable';

/** To use once, at the root. */
export function usePageLook(): void {
  const table = useTable(({ preferences }) => preferences.table);
  const motion = useTable(({ preferences }) => preferences.motion);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['table'] = table;
    dataset['motion'] = motion;
  }, [table, motion]);
}
