// A round brass button over the map: what it does and its key stand in its tooltip; pressing the key presses it.
import type { ReactNode } from 'react';
import { tipOf } from '../dialogs/tip';

export interface ToolButtonProps {
  /** Test id without `do-`. */
  readonly act: string;
  readonly name: string;
  /** Name and key, read out and shown. */
  readonly tip: string;
  readonly hotkey: string;
  /** For a button that opens and closes something. */
  readonly expanded?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function ToolButton({ act, name, tip, hotkey, expanded, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      data-testid={`do-${act}`}
      aria-label={name}
      aria-keyshortcuts={hotkey}
      aria-expanded={expanded}
      data-key={hotkey.toLowerCase()}
      {...tipOf({ text: tip })}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
