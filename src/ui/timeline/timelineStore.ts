// Whether the timeline lies open, and at which position. Of the screen only.
import { create } from 'zustand';

export interface TimelineDesk {
  /** Game whose timeline lies open; null when it is closed. */
  readonly game: string | null;
  /** Position and branch looked at; null for the present ones. */
  readonly node: number | null;
  readonly tip: number | null;
}

export const useTimelineDesk = create<TimelineDesk>(() => ({ game: null, node: null, tip: null }));

/** Opens the timeline of a game, at a position or where the game stands. */
export const openTimeline = (game: string, node: number | null = null): void =>
  useTimelineDesk.setState({ game, node, tip: null });

export const closeTimeline = (): void => useTimelineDesk.setState({ game: null });

/** Looks at a position, on a branch if it is told on which. */
export const lookAt = (node: number, tip: number | null = useTimelineDesk.getState().tip): void =>
  useTimelineDesk.setState({ node, tip });
