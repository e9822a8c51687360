// The chapters of the sample game that is being watched. Of the screen only.
import { create } from 'zustand';
import type { Sample } from '../../store';

interface Watched {
  /** Id of the game on the table. */
  readonly game: string | null;
  readonly chapters: Sample['chapters'];
}

export const useWatched = create<Watched>(() => ({ game: null, chapters: [] }));

/** A sample has been opened as a game. */
export function watch(game: string, chapters: Sample['chapters']): void {
  useWatched.setState({ game, chapters });
}
