// The selected group in words: which units, and where they stand.
import { useMemo } from 'react';
import type { AreaId } from '../../engine';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

/** 「ルーマニアのドイツ歩兵3を選択中。」; null without a selection. */
export function useGroupWords(): string | null {
  const { words, screen, names } = useWords();
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const selection = useTable((table) => table.selection);
  return useMemo(() => {
    if (selection.length === 0) return null;
    const places = new Set(selection.flatMap((id) => view?.units[id]?.at ?? []));
    const [place] = places;
    const area = places.size === 1 && place ? world.areaById[place as AreaId] : undefined;
    const units = names.units(selection);
    return words.slip.chosen(area ? screen.slip.unitsIn(units, names.area(area.id)) : units);
  }, [words, screen, names, world, view, selection]);
}
