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
  const areas = [...new Set(options.map(({ decision }) => decision.area))];
  return (
    <ul className="controllers" data-testid="controllers">
      {areas.map((area) => {
        const present = control?.[area];
        return (
          <li key={area}>
            <b>
              {names.area(area)} {present && <small>{`${names.nation(present)} →`}</small>}
            </b>
            <div>
              {options.map(
                ({ decision }) =>
                  decision.area === area && (
                    <Act
                      key={decision.nation}
                      act={`setController-${area}-${decision.nation}`}
                      onAct={() => submit(decision)}
                    >
                      <span className="sr-only">{names.area(area)} → </span>
                      {names.nation(decision.nation)}
                    </Act>
                  ),
              )}
            </div>
          </li>
        );
      })}
    </ul>
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
