// Whether the drawer with pools and tracks lies open.
import { useEffect, useState } from 'react';
import { useTable } from '../useTable';

const wide = '(min-width: 1400px)';

/** Open at first where there is room, and whenever the units of a pool are asked for. */
export function useDrawer(): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(() => matchMedia(wide).matches);
  const needed = useTable(({ prompt }) => prompt?.at === 'arsenal');
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return { open, toggle: () => setOpen(!open) };
}
