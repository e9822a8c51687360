// One counter of the game, drawn from the view: face by nation and type, outline by side, turned when spent.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { Counter } from '../art/Counter';
import { mapWords } from '../i18n/mapWords';
import { unitLabel } from '../map/labels';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export interface UnitCounterProps {
  readonly id: UnitId;
  readonly size?: number;
  readonly state?: 'selected' | 'picked' | 'unpicked' | 'ghost' | undefined;
  /** Decoration beside text that names the unit. */
  readonly silent?: boolean;
}

/** 「ドイツ 戦車 攻撃4 耐久2 移動3 未行動」 for a unit. */
export function useUnitLabel(): (id: UnitId) => string {
  const { words, names, language } = useWords();
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  return (id) => (view ? unitLabel({ world, view, words, names, mapWords: mapWords(language) }, id) : names.unit(id));
}

export function UnitCounter({ id, size = 40, state, silent = false }: UnitCounterProps): ReactNode {
  const unit = useTable(({ world }) => world.unitById[id]);
  const side = useTable(({ view }) => (unit && view?.nations[unit.nation]?.side) ?? 'neutral');
  const spent = useTable(({ view }) => view?.units[id]?.spent ?? false);
  const label = useUnitLabel();
  if (!unit) return null;
  const { type, nation, attack, durability, movement, air, model } = unit;
  const figures = { type, nation, attack, durability, movement, air, model };
  return (
    <Counter {...figures} side={side} spent={spent} state={state} size={size} label={silent ? undefined : label(id)} />
  );
}
