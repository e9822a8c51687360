// How the table looks and moves: colour of the wood, size of the counters, speed, motion.
import type { ReactNode } from 'react';
import type { Preferences } from '../../store';
import { tableWords } from '../i18n/tableWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Choice } from './Choice';

function CounterSize(): ReactNode {
  const { words, screen } = useWords();
  const size = useTable(({ preferences }) => preferences.counterSize);
  const setPreference = useTable((table) => table.setPreference);
  return (
    <div className="setting">
      <label htmlFor="counter-size">{words.settings.counterSize}</label>
      <div className="options">
        <input
          id="counter-size"
          data-testid="counter-size"
          type="range"
          min={28}
          max={56}
          step={2}
          value={size}
          onChange={(event) => setPreference('counterSize', Number(event.target.value))}
        />
        <output htmlFor="counter-size">{screen.settings.pixels(size)}</output>
      </div>
    </div>
  );
}

const orders = {
  table: ['dark', 'light'],
  speed: ['slow', 'normal', 'fast', 'off'],
  motion: ['auto', 'reduced'],
} as const satisfies { [K in 'table' | 'speed' | 'motion']: readonly Preferences[K][] };

export function LookSettings(): ReactNode {
  const { language } = useWords();
  const { table, speed, motion } = useTable(({ preferences }) => preferences);
  const setPreference = useTable((state) => state.setPreference);
  const said = tableWords(language).preferences;
  return (
    <>
      <Choice
        act="table"
        title={said.table}
        choices={said.tables}
        order={orders.table}
        chosen={table}
        onChoose={(value) => setPreference('table', value)}
      />
      <CounterSize />
      <Choice
        act="speed"
        title={said.speed}
        choices={said.speeds}
        order={orders.speed}
        chosen={speed}
        onChoose={(value) => setPreference('speed', value)}
      />
      <Choice
        act="motion"
        title={said.motion}
        choices={said.motions}
        order={orders.motion}
        chosen={motion}
        onChoose={(value) => setPreference('motion', value)}
      />
    </>
  );
}
