// Buttons that many prompts have: choose again, end.
import type { ReactNode } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { ENDING, useLeftovers } from './advice';
import { useSubmit } from './offers';

/** Takes the selection and the intent back; nothing without them. */
export function ReselectAct(): ReactNode {
  const { words } = useWords();
  const pointing = useTable(({ selection, intent }) => selection.length > 0 || intent !== null);
  const clear = useTable((table) => table.clearSelection);
  if (!pointing) return null;
  return (
    <Act act="reselect" look="quiet" hotkey="Esc" onAct={clear}>
      {words.slip.reselect}
    </Act>
  );
}

/** Gives up what is left, or goes on (R7.1); marked when something is left over. */
export function DoneAct({ children, hotkey }: { children: ReactNode; hotkey?: string }): ReactNode {
  const submit = useSubmit();
  const wasteful = useLeftovers();
  return (
    <span className={ENDING}>
      <Act act="done" look={hotkey ? 'go' : 'quiet'} hotkey={hotkey} onAct={() => submit({ type: 'done' })}>
        {children}
        {wasteful && <i className="over-left" aria-hidden="true" />}
      </Act>
    </span>
  );
}
