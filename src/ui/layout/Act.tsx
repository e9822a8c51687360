// A button of the table: with its key, lit or dim; a dim one stays in the tab order and says why (rule number).
import type { ReactNode } from 'react';
import { type TipText, tipOf } from '../dialogs/tip';

export interface ActProps {
  /** Test id without `do-`. */
  readonly act: string;
  readonly children: ReactNode;
  readonly onAct: () => void;
  readonly look?: 'go' | 'plain' | 'quiet' | 'danger' | undefined;
  /** Key as printed on the button; pressing it presses the button. */
  readonly hotkey?: string | undefined;
  /** Why it may not be pressed now. */
  readonly reason?: TipText | null | undefined;
  /** What it does, as a tooltip. */
  readonly tip?: TipText | null | undefined;
  readonly pressed?: boolean | undefined;
  /** For a button that opens and closes something. */
  readonly expanded?: boolean | undefined;
}

const looks = { go: 'btn go', plain: 'btn', quiet: 'btn quiet', danger: 'btn quiet danger' } as const;

export function Act({ act, children, onAct, look = 'plain', hotkey, reason, tip, pressed, expanded }: ActProps) {
  return (
    <button
      type="button"
      className={looks[look]}
      data-testid={`do-${act}`}
      data-key={hotkey?.toLowerCase()}
      aria-keyshortcuts={hotkey}
      aria-disabled={reason ? true : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={reason ? undefined : onAct}
      {...tipOf(reason ?? tip)}
    >
      {children}
      {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  );
}
