// What the table has to say once: a refusal, trouble with a file, and for as long as it lasts that nothing is being kept.
import type { ReactNode } from 'react';
import { noticeSentence } from '../i18n';
import { Act } from '../layout/Act';
import { useExport } from '../setup/useExport';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Reason } from './Reason';
import './notice.css';

function Trouble(): ReactNode {
  const { words } = useWords();
  const trouble = useTable(({ storageTrouble }) => storageTrouble);
  const isPlaying = useTable(({ game }) => game !== null);
  const download = useExport();
  if (!trouble) return null;
  return (
    <div className="warnbox notice" role="status" data-testid="storage-trouble">
      <span>{words.troubles[trouble]}</span>
      {isPlaying && (
        <Act act="export-unkept" look="quiet" onAct={download}>
          {words.rail.exportGame}
        </Act>
      )}
    </div>
  );
}

export function NoticeBar(): ReactNode {
  const { words, names } = useWords();
  const notice = useTable((table) => table.notice);
  const dismiss = useTable((table) => table.dismissNotice);
  return (
    <div className="notices">
      <Trouble />
      {notice && (
        <div className="warnbox notice" role="alert" data-testid="notice" data-kind={notice.kind}>
          <span>
            <Reason text={noticeSentence(words, notice, names)} />
          </span>
          <Act act="dismiss" look="quiet" onAct={dismiss}>
            {words.notice.dismiss}
          </Act>
        </div>
      )}
    </div>
  );
}
