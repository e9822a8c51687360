// A counter that can be chosen: a button, pressed when the unit is selected, dim with the reason when it cannot be used.
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { tipOf } from '../dialogs/tip';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { UnitCounter, useUnitLabel } from './UnitCounter';
import './unitChoice.css';

export interface UnitChoiceProps {
  readonly id: UnitId;
  readonly testId: string;
  readonly size?: number;
  readonly children?: ReactNode;
  /** What a click does; by default it adds the unit to the selection or takes it out. */
  readonly onChoose?: (id: UnitId) => void;
  readonly chosen?: boolean;
  /** It can be dragged to the map. */
  readonly drags?: boolean;
}

export function UnitChoice({ id, testId, size = 40, children, onChoose, chosen, drags }: UnitChoiceProps): ReactNode {
  const { reason, names } = useWords();
  const label = useUnitLabel();
  const refusal = useTable(({ selectables }) => selectables[id]);
  const selected = useTable(({ selection }) => selection.includes(id));
  const toggle = useTable(({ toggleUnit }) => toggleUnit);
  const usable = refusal === null;
  return (
    <button
      type="button"
      className="unit-choice"
      data-testid={testId}
      aria-label={label(id)}
      aria-pressed={chosen ?? selected}
      aria-disabled={usable ? undefined : true}
      data-grip={drags && usable ? id : undefined}
      onClick={usable ? () => (onChoose ?? toggle)(id) : undefined}
      {...tipOf(refusal ? { title: names.unit(id), text: reason(refusal) } : { text: label(id) })}
    >
      <UnitCounter id={id} size={size} silent />
      {children}
    </button>
  );
}
