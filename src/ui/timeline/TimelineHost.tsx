// Where the timeline is mounted: nothing until it is opened; its drawings come with the first opening.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTable } from '../useTable';
import { closeTimeline, useTimelineDesk } from './timelineStore';
import { useTimelineWords } from './useStepWords';

/** Whether the timeline of the running game lies open. */
export function useTimelineOpen(): boolean {
  const game = useTable((table) => table.game?.id ?? null);
  return useTimelineDesk((desk) => desk.game !== null && desk.game === game);
}

function useScreen(open: boolean): ComponentType | null {
  const [screen, setScreen] = useState<{ Screen: ComponentType } | null>(null);
  useEffect(() => {
    if (open && !screen) {
      import('./TimelineScreen').then(({ TimelineScreen }) => setScreen({ Screen: TimelineScreen }), closeTimeline);
    }
  }, [open, screen]);
  return screen?.Screen ?? null;
}

/** To mount once, in the table. */
export function TimelineHost(): ReactNode {
  const open = useTimelineOpen();
  const said = useTimelineWords();
  const Screen = useScreen(open);
  if (!open) return null;
  if (Screen) return <Screen />;
  return (
    <p className="sr-only" role="status">
      {said.loading}
    </p>
  );
}
