// Who strikes whom: the counters of both, one of each kind with its number.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { useTable } from '../useTable';
import { UnitCounter } from './UnitCounter';

/** Counters of one kind once, with their number. */
function useKinds(units: readonly UnitId[]): readonly { readonly id: UnitId; readonly count: number }[] {
  const world = useTable((table) => table.world);
  const view = useTable((table) => table.view);
  const kinds = new Map<string, { id: UnitId; count: number }>();
  for (const id of units) {
    const unit = world.unitById[id];
    const kind = `${unit?.nation} ${unit?.type} ${unit?.model} ${view?.units[id]?.spent}`;
    kinds.set(kind, { id: kinds.get(kind)?.id ?? id, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

function Kinds({ units }: { units: readonly UnitId[] }): ReactNode {
  return (
    <div>
      {useKinds(units).map(({ id, count }) => (
        <span key={id} className="kind">
          <UnitCounter id={id} size={36} />
          {count > 1 && <i>{`×${count}`}</i>}
        </span>
      ))}
    </div>
  );
}

export function Versus({ strikers, targets }: { strikers: readonly UnitId[]; targets: readonly UnitId[] }): ReactNode {
  return (
    <div className="versus">
      <Kinds units={strikers} />
      <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true">
        <path d="M1 7h14V1l10 9-10 9v-6H1z" fill="#4a3b2a" />
      </svg>
      {targets.length > 0 && <Kinds units={targets} />}
    </div>
  );
}
