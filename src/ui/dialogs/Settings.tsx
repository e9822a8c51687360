// Settings: language, size of the counters, and for each side whether it wants to be asked about ambushes (R14).
import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../engine';
import type { AmbushMode } from '../../store';
import { Act } from '../layout/Act';
import { ImportFile } from '../setup/ImportFile';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { LanguageButton } from './LanguageButton';
import { Sheet } from './Sheet';

const instructions: readonly AmbushMode[] = ['ask', 'never'];

function AmbushSetting({ side }: { side: Side }): ReactNode {
  const { words } = useWords();
  const ambush = useTable(({ preferences }) => preferences.ambush);
  const setPreference = useTable((table) => table.setPreference);
  return (
    <div className="setting">
      <span>{words.settings.ambush(words.sides[side])}</span>
      <div className="options">
        {instructions.map((choice) => (
          <Act
            key={choice}
            act={`ambush-${side}-${choice}`}
            pressed={ambush[side].mode === choice}
            onAct={() => setPreference('ambush', { ...ambush, [side]: { ...ambush[side], mode: choice } })}
          >
            {words.settings.instructions[choice]}
          </Act>
        ))}
      </div>
      <small>{words.settings.ambushNote}</small>
    </div>
  );
}

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

export function Settings({ onClose }: { onClose: () => void }): ReactNode {
  const { words } = useWords();
  return (
    <Sheet name="settings" title={words.settings.title} onClose={onClose} acts={<ImportFile look="quiet" />}>
      <div className="setting">
        <span>{words.settings.language}</span>
        <div className="options">
          <LanguageButton />
        </div>
      </div>
      <CounterSize />
      {SIDES.map((side) => (
        <AmbushSetting key={side} side={side} />
      ))}
    </Sheet>
  );
}
