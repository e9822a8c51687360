// R14: the standing instruction of a side about ambushes, read and changed.
import type { Side } from '../engine';
import type { AmbushInstruction } from '../store';
import { useTable } from './useTable';

/** The instruction of a side, and a function that changes some of it. */
export function useInstruction(side: Side): [AmbushInstruction, (change: Partial<AmbushInstruction>) => void] {
  const ambush = useTable(({ preferences }) => preferences.ambush);
  const setPreference = useTable((table) => table.setPreference);
  return [ambush[side], (change) => setPreference('ambush', { ...ambush, [side]: { ...ambush[side], ...change } })];
}
