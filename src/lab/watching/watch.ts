// Looking on while a game is played: what is decided, the facts that follow as they happen, and how it ends.
import type { Decision, LogEntry, PromptFrame, State } from '../../engine';

export interface Watch {
  /** Before a decision; the position must not be changed, nor kept. */
  before?(game: State, prompt: PromptFrame, decision: Decision): void;
  /** A fact, while the decision it follows from is carried out; it must not be kept. */
  entry?(entry: LogEntry, game: State): void;
  end?(game: State): void;
}

/** Several watches as one. */
export const watchAll = (watches: readonly Watch[]): Required<Watch> => ({
  before(game, prompt, decision) {
    for (const watch of watches) watch.before?.(game, prompt, decision);
  },
  entry(entry, game) {
    for (const watch of watches) watch.entry?.(entry, game);
  },
  end(game) {
    for (const watch of watches) watch.end?.(game);
  },
});
