// Where the lab is mounted: nothing until it is opened; it comes with the first opening.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { seatWords } from '../i18n/seatWords';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { closeLab, useLabDoor } from './labDoor';

function useLab(open: boolean): ComponentType | null {
  const [lab, setLab] = useState<{ Lab: ComponentType } | null>(null);
  useEffect(() => {
    if (open && !lab) import('./LabScreen').then(({ LabScreen }) => setLab({ Lab: LabScreen }), closeLab);
  }, [open, lab]);
  return lab?.Lab ?? null;
}

/** Bots at the table wait while nobody looks at it. */
function useTableHeld(open: boolean): void {
  const hold = useTable((table) => table.holdBots);
  useEffect(() => {
    if (!open) return;
    hold(true);
    return () => hold(false);
  }, [hold, open]);
}

/** In place of the other screens while the lab is open. */
export function LabHost(): ReactNode {
  const open = useLabDoor((door) => door.open);
  const { language } = useWords();
  const Lab = useLab(open);
  useTableHeld(open);
  if (Lab) return <Lab />;
  return (
    <p className="sr-only" role="status">
      {seatWords(language).lab}
    </p>
  );
}
