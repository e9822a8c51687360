// R4.4: areas whose controlling nation may be chosen anew, one button for each other nation.
import { type ReactNode, useState } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { useOptions, useSubmit } from './offers';

export function ControllerChoices(): ReactNode {
  const { names } = useWords();
  const control = useTable(({ view }) => view?.control);
  const options = useOptions('setController');
  const submit = useSubmit();
  return (
    <div className="choices" data-testid="controllers">
      {options.map(({ decision }) => {
        const present = control?.[decision.area];
        return (
          <Act
            key={`${decision.area}-${decision.nation}`}
            act={`setController-${decision.area}-${decision.nation}`}
            onAct={() => submit(decision)}
          >
            {names.area(decision.area)}
            <small>{`${present ? names.nation(present) : ''} → ${names.nation(decision.nation)}`}</small>
          </Act>
        );
      })}
    </div>
  );
}

/** A button that opens the choices on the slip of another prompt; `open` tells whether they lie there. */
export function useControllerChoices(): { open: boolean; toggle: ReactNode } {
  const { screen } = useWords();
  const [wanted, setWanted] = useState(false);
  const count = useOptions('setController').length;
  const open = wanted && count > 0;
  const toggle = count > 0 && (
    <Act act="controllers" look="quiet" pressed={open} onAct={() => setWanted(!open)}>
      {open ? screen.slip.back : screen.slip.controllers}
    </Act>
  );
  return { open, toggle };
}
