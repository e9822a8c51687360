// Which warnings are given: each can be switched off and on.
import type { ReactNode } from 'react';
import { WARNING_KINDS } from '../../store';
import { tableWords } from '../i18n/tableWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { RuleRef } from './Reason';

export function WarningSettings(): ReactNode {
  const { language } = useWords();
  const switches = useTable(({ preferences }) => preferences.warnings);
  const setPreference = useTable((table) => table.setPreference);
  const { preferences, warningKinds, warningRules } = tableWords(language);
  return (
    <fieldset className="setting switches">
      <legend>{preferences.warnings}</legend>
      {WARNING_KINDS.map((kind) => (
        <div key={kind}>
          <label>
            <input
              type="checkbox"
              data-testid={`warn-${kind}`}
              checked={switches[kind]}
              onChange={({ target }) => setPreference('warnings', { ...switches, [kind]: target.checked })}
            />
            {warningKinds[kind]}
          </label>
          <RuleRef rule={warningRules[kind]} />
        </div>
      ))}
    </fieldset>
  );
}
