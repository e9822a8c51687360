// Who works out what a bot decides: a worker in the browser, the same thread in tests.
import type { Decision, State } from '../../engine';
import type { BotPlayer } from '../players';

export interface Thought {
  /** The game as it stands; the bot itself is shown only what its side may know. */
  readonly state: State;
  readonly player: BotPlayer;
  /** Of the bot's own chance: the same thought comes to the same decision. */
  readonly seed: number;
}

/** The decision of the side that is asked. Rejects when the bot fails; never settles once `signal` is aborted. */
export type Thinker = (thought: Thought, signal: AbortSignal) => Promise<Decision>;
