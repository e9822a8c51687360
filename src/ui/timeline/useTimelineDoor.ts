// The tool that opens and closes the timeline.
import type { TimelineWords } from '../i18n/timelineWords';
import { useTableStore } from '../useTable';
import { closeTimeline, openTimeline, useTimelineDesk } from './timelineStore';
import { useTimelineWords } from './useStepWords';

export function useTimelineDoor(): { said: TimelineWords; toggle: () => void } {
  const said = useTimelineWords();
  const store = useTableStore();
  const toggle = (): void => {
    const { game, replay } = store.getState();
    if (!game) return;
    if (useTimelineDesk.getState().game === game.id) closeTimeline();
    else openTimeline(game.id, replay?.node ?? null);
  };
  return { said, toggle };
}
