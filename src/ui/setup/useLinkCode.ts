// A code in the address (`#g=…`) opens as a new game, once; then the address is as it was before.
import { useEffect } from 'react';
import { useTable } from '../useTable';

const mark = '#g=';

/** Opens what the address brings, at the start and whenever another link is followed. */
export function useLinkCode(): void {
  const ready = useTable((table) => table.ready);
  const importCode = useTable((table) => table.importCode);
  useEffect(() => {
    if (!ready) return;
    const follow = (): void => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith(mark)) return;
      history.replaceState(null, '', `${pathname}${search}`);
      importCode(hash.slice(mark.length));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [ready, importCode]);
}
