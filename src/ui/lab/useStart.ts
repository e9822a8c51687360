// The starting position of an experiment: a new game, the position on the table, or a stored game.
import { useEffect } from 'react';
import type { Save } from '../../engine';
import { startingFrom } from '../../store/lab';
import { useTable, useTableStore } from '../useTable';
import { alikeFrom, newGameStart, startFrom } from './labDesk';
import { useLabDoor } from './labDoor';
import { useLabStore } from './useLab';

/** Reads the position that is chosen, and starts from it; an unreadable one is said to be so by having none. */
export function useChooseStart(): (from: string) => Promise<void> {
  const table = useTableStore();
  const world = useTable((state) => state.world);
  const read = async (from: string): Promise<Save | null> => {
    const { exportGame, exportStored } = table.getState();
    return startingFrom(world, from === 'here' ? exportGame() : await exportStored(from));
  };
  return async (from) => {
    if (from === 'new') startFrom(newGameStart);
    else startFrom({ from, save: await read(from), viewer: from === 'here' ? table.getState().seat : null });
  };
}

/** Who comes to play out the position on the table finds it chosen; results that are looked at are put away. */
export function useStartHere(): void {
  const table = useTableStore();
  const world = useTable((state) => state.world);
  const lab = useLabStore();
  const from = useLabDoor((door) => door.from);
  useEffect(() => {
    if (from !== 'here') return;
    const { exportGame, seat } = table.getState();
    alikeFrom({ from, save: startingFrom(world, exportGame()), viewer: seat });
    const { bench, clear } = lab.getState();
    if (!bench?.running) clear();
  }, [from, world, table, lab]);
}
