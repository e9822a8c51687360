// R9.3: a unit under damage: the marks, and a bar of its steps with the one that has been reached.
import type { ReactNode } from 'react';
import type { UnitDef } from '../../engine';
import { DamageMark } from '../art/Tags';
import { useWords } from '../useWords';
import { stepsOf } from './damageSteps';

export function StepBar({ unit, spent, damage }: { unit: UnitDef; spent: boolean; damage: number }): ReactNode {
  const { screen } = useWords();
  const steps = stepsOf(unit, spent);
  const reached = steps.findLastIndex(({ at }) => at <= damage);
  return (
    <ol className="steps4">
      {steps.map(({ step, at }, place) => (
        <li
          key={step}
          className={place < reached ? 'passed' : place === reached && damage > 0 ? 'at' : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          <i>{at}</i>
          <span>{screen.panels.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}

export function DamageMarks({ count }: { count: number }): ReactNode {
  const { screen } = useWords();
  const marks = Array.from({ length: count }, (_, place) => place);
  return (
    <span className="dmg" role="img" aria-label={screen.panels.damageOf(count)}>
      {marks.map((mark) => (
        <DamageMark key={mark} size={18} />
      ))}
    </span>
  );
}
