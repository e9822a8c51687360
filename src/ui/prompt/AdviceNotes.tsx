// Warnings beside the buttons they concern: they say what would be wasted or risked, and hinder nothing.
import type { ReactNode } from 'react';
import { Reason } from '../dialogs/Reason';
import { adviceWords } from '../i18n/adviceWords';
import { tableWords } from '../i18n/tableWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import type { Advice } from './advice';
import './advice.css';

function Note({ advice: { kind, sentences } }: { advice: Advice }): ReactNode {
  const { language } = useWords();
  const switches = useTable(({ preferences }) => preferences.warnings);
  const setPreference = useTable((table) => table.setPreference);
  const { silence, silenceKind } = adviceWords(language);
  return (
    <li className="advice" data-testid={`warning-${kind}`}>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>
            <Reason text={sentence} />
          </p>
        ))}
      </div>
      <Act
        act={`silence-${kind}`}
        look="quiet"
        tip={{ text: silenceKind(tableWords(language).warningKinds[kind]) }}
        onAct={() => setPreference('warnings', { ...switches, [kind]: false })}
      >
        {silence}
      </Act>
    </li>
  );
}

/** The list is always there, so that what comes into it is read out. */
export function AdviceNotes({ advice }: { advice: readonly Advice[] }): ReactNode {
  return (
    <ul className="advice-list" aria-live="polite" data-testid="warnings">
      {advice.map((one) => (
        <Note key={one.kind} advice={one} />
      ))}
    </ul>
  );
}
