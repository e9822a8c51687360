// Settings: language, look and motion of the table, warnings, and when each side is asked about ambushes (R14).
import type { ReactNode } from 'react';
import { SIDES } from '../../engine';
import { ImportFile } from '../setup/ImportFile';
import { useWords } from '../useWords';
import { AmbushSetting } from './AmbushSetting';
import { LanguageButton } from './LanguageButton';
import { LookSettings } from './LookSettings';
import { Sheet } from './Sheet';
import { WarningSettings } from './WarningSettings';
import './settings.css';

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
      <LookSettings />
      <WarningSettings />
      {SIDES.map((side) => (
        <AmbushSetting key={side} side={side} />
      ))}
    </Sheet>
  );
}
