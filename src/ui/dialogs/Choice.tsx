// A row of the settings: one preference, its values as buttons of which one is pressed.
import { type ReactNode, useId } from 'react';
import { Act } from '../layout/Act';

export interface ChoiceProps<V extends string> {
  /** Test id of the buttons, without `do-` and the value. */
  readonly act: string;
  readonly title: string;
  /** Values with what their buttons say. */
  readonly choices: Readonly<Record<V, string>>;
  readonly order: readonly V[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
  readonly children?: ReactNode;
}

export function Choice<V extends string>(props: ChoiceProps<V>): ReactNode {
  const { act, title, choices, order, chosen, onChoose, children } = props;
  const id = useId();
  return (
    <div className="setting">
      <span id={id}>{title}</span>
      <fieldset className="options" aria-labelledby={id}>
        {order.map((value) => (
          <Act key={value} act={`${act}-${value}`} pressed={value === chosen} onAct={() => onChoose(value)}>
            {choices[value]}
          </Act>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
