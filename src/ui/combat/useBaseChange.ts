// R1.2, R3: what a fight has done to the bases of both sides, retreats that are still to come included.
import { useMemo } from 'react';
import { afterRetreats, basePoints, SIDES, type Side, victoryPoints } from '../../engine';
import { useTable } from '../useTable';
import type { Fight } from './fight';

export interface BaseChange {
  readonly sides: readonly { readonly side: Side; readonly before: number; readonly after: number }[];
  /** Points to both sudden deaths afterwards. */
  readonly toAxis: number;
  readonly toAllies: number;
  /** Retreats are still to be decided. */
  readonly pending: boolean;
}

/** null without a position before the fight. */
export function useBaseChange(fight: Fight): BaseChange | null {
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  const entries = useTable(({ timeline }) => timeline?.entries);
  const pending = useTable(({ prompt }) => prompt?.at === 'retreat');
  return useMemo(() => {
    const parent = entries?.find(({ id }) => id === fight.first.node)?.parent;
    const before = entries?.find(({ id }) => id === parent);
    if (!before || !state) return null;
    const after = pending ? afterRetreats(world, state) : state;
    const points = victoryPoints(world, after);
    return {
      sides: SIDES.map((side) => ({ side, before: before.points[side], after: basePoints(world, after, side) })),
      toAxis: Math.max(0, world.victory.axisSudden - points),
      toAllies: Math.max(0, points - world.victory.alliesSudden),
      pending,
    };
  }, [world, state, entries, fight, pending]);
}
