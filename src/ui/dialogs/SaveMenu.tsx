// The save menu of the table: what is kept already, the game as a file, its present line as a code or a link.
import type { ReactNode } from 'react';
import { tableWords } from '../i18n/tableWords';
import { titleWords } from '../i18n/titleWords';
import { Act } from '../layout/Act';
import { CopyOutcome } from '../setup/CopyOutcome';
import { useCodeCopy } from '../setup/useCodeCopy';
import { useExport } from '../setup/useExport';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Sheet } from './Sheet';
import './saveMenu.css';

function CodeLine(): ReactNode {
  const { language } = useWords();
  const said = titleWords(language);
  const { files } = tableWords(language);
  const { copying, copyCode, copyLink } = useCodeCopy();
  return (
    <section className="save-way" aria-label={files.code}>
      <div className="acts">
        <Act act="copy-code" onAct={copyCode}>
          {files.copyCode}
        </Act>
        <Act act="copy-link" onAct={copyLink}>
          {said.copyLink}
        </Act>
      </div>
      <p>{said.codeNote}</p>
      <CopyOutcome copying={copying} />
    </section>
  );
}

export function SaveMenu({ onClose }: { onClose: () => void }): ReactNode {
  const { words, language } = useWords();
  const trouble = useTable(({ storageTrouble }) => storageTrouble);
  const download = useExport();
  const said = titleWords(language);
  return (
    <Sheet name="save-menu" title={said.saveMenu} onClose={onClose}>
      <p className={trouble ? 'warnbox' : undefined}>{trouble ? words.troubles[trouble] : said.keptHere}</p>
      <section className="save-way" aria-label={said.file}>
        <div className="acts">
          <Act act="export" onAct={download}>
            {said.file}
          </Act>
        </div>
        <p>{said.fileNote}</p>
      </section>
      <CodeLine />
      <p className="save-hands">{said.hands}</p>
    </Sheet>
  );
}
