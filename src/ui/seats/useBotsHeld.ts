// Bots wait while dice are shown, so that every roll can be read.
import { useEffect } from 'react';
import { useRollShow } from '../combat/rollShow';
import { useTable } from '../useTable';

/** To use once, at the table. */
export function useBotsHeld(): void {
  const hold = useTable((table) => table.holdBots);
  const showing = useRollShow(({ rolls }) => rolls.length > 0);
  useEffect(() => {
    hold(showing);
    return () => hold(false);
  }, [hold, showing]);
}
