// The fight that is going on, or has been the last thing to happen.
import { useMemo } from 'react';
import { useTable } from '../useTable';
import { type Fight, lastFight } from './fight';

/** A fight whose damage or retreats are still being decided. */
export function useFightGoesOn(): boolean {
  return useTable(({ prompt }) => prompt?.at === 'damage' || (prompt?.at === 'retreat' && prompt.cause === 'battle'));
}

/** null once something else has been decided. */
export function useFight(): Fight | null {
  const log = useTable((table) => table.log);
  const node = useTable(({ replay, timeline }) => replay?.node ?? timeline?.cursor ?? null);
  const goesOn = useFightGoesOn();
  const fight = useMemo(() => lastFight(log), [log]);
  return fight && (goesOn || fight.last.node === node) ? fight : null;
}
