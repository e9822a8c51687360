// Changes the language, at any time; it is named in itself.
import type { ReactNode } from 'react';
import { words } from '../i18n';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';

export function LanguageButton(): ReactNode {
  const language = useTable(({ preferences }) => preferences.language);
  const setPreference = useTable((table) => table.setPreference);
  const other = language === 'ja' ? 'en' : 'ja';
  return (
    <Act act="language" look="quiet" onAct={() => setPreference('language', other)}>
      <span lang={other}>{words(other).languageName}</span>
    </Act>
  );
}
