// Says that a newer version of the program is ready, and leaves it to the player when to take it.
import type { ReactNode } from 'react';
import { updateWords } from '../i18n/updateWords';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';
import { putUpdateOff, takeUpdate, useUpdate } from './updateStore';
import './updateBar.css';

export function UpdateBar(): ReactNode {
  const waiting = useUpdate((update) => update.waiting);
  const words = updateWords(useWords().language);
  if (!waiting) return null;
  return (
    <div className="warnbox update-bar" role="status" data-testid="update">
      <span>{words.ready}</span>
      <Act act="update" look="go" onAct={takeUpdate}>
        {words.take}
      </Act>
      <Act act="update-later" look="quiet" onAct={putUpdateOff}>
        {words.later}
      </Act>
    </div>
  );
}
