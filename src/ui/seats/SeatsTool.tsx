// The tool of the rail that opens the seats and leads to the lab. Dice that are shown make bots wait.
import { type ReactNode, useState } from 'react';
import { SeatsSheet } from './SeatsSheet';
import { useBotsHeld } from './useBotsHeld';

/** `tool` draws the button that opens the sheet. */
export function SeatsTool({ tool }: { tool: (open: () => void) => ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  useBotsHeld();
  return (
    <>
      {tool(() => setOpen(true))}
      {open && <SeatsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
