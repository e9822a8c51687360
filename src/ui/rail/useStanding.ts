// Who is winning (R1): base points of both sides, and the axis' figures for sudden death and decision.
import { useMemo } from 'react';
import { axisAreas, basePoints, type Side, victoryPoints } from '../../engine';
import { useTable } from '../useTable';

export interface Standing {
  /** Without doubling: hand size and first player (R3.2). */
  readonly bases: Readonly<Record<Side, number>>;
  /** Axis points for victory, London and Moscow doubled (R1.4). */
  readonly points: number;
  readonly areas: number;
  readonly holdsBerlin: boolean;
  /** Points the axis still needs for its sudden death, and must lose for the allies' (R1.2). */
  readonly toAxis: number;
  readonly toAllies: number;
}

/** null without a game. */
export function useStanding(): Standing | null {
  const world = useTable((table) => table.world);
  const state = useTable((table) => table.state);
  return useMemo(() => {
    if (!state) return null;
    const points = victoryPoints(world, state);
    const berlin = world.roles.berlin;
    const holder = berlin && state.control[berlin];
    return {
      bases: { axis: basePoints(world, state, 'axis'), allies: basePoints(world, state, 'allies') },
      points,
      areas: axisAreas(world, state),
      holdsBerlin: (holder && state.nations[holder]?.side) === 'axis',
      toAxis: Math.max(0, world.victory.axisSudden - points),
      toAllies: Math.max(0, points - world.victory.alliesSudden),
    };
  }, [world, state]);
}
