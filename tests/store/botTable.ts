// A table where bots sit: their thoughts wait until a test lets them come to a decision.
import { botDecision } from '../../src/bots/bot';
import { chanceOf } from '../../src/bots/chance';
import { randomBot } from '../../src/bots/random';
import type { Decision, Side } from '../../src/engine';
import { createMemoryStorage, createTableStore, type Players, type Storage, type TableStore } from '../../src/store';
import type { Thinker, Thought } from '../../src/store/bots/thinker';
import { stateIn, world } from './table';

export const randomPlayer = { bot: 'random', strategy: null } as const;

export const botAs = (side: Side): Players => ({
  axis: side === 'axis' ? randomPlayer : null,
  allies: side === 'allies' ? randomPlayer : null,
});

export const twoBots: Players = { axis: randomPlayer, allies: randomPlayer };

/** What the random bot decides, from what its side may know. */
export const thoughtThrough = ({ state, seed }: Thought): Decision =>
  botDecision(world, state, randomBot, chanceOf(seed));

export interface BotTable {
  readonly table: TableStore;
  /** Thoughts that have been begun, given up or not. */
  readonly thoughts: readonly { readonly thought: Thought; readonly signal: AbortSignal }[];
  /** Lets the latest thought come to its decision, or to another one, and waits until it is made. */
  think(decision?: Decision): Promise<void>;
}

interface Waiting {
  readonly thought: Thought;
  readonly signal: AbortSignal;
  readonly decide: (decision: Decision) => void;
  readonly fail: (error: Error) => void;
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

/** A table with a new game of these players, whose bots decide without delay once they are let. */
export function botTable(
  players: Players,
  storage: Storage = createMemoryStorage(),
  seed = 7,
): BotTable & { fail(error: Error): Promise<void> } {
  const thoughts: Waiting[] = [];
  const thinker: Thinker = (thought, signal) =>
    new Promise((decide, fail) => thoughts.push({ thought, signal, decide, fail }));
  const table = createTableStore({ world, storage, thinker });
  table.getState().setPreference('speed', 'off');
  table.getState().newGame({ seed, name: 'Bots', players });
  const latest = (): Waiting => {
    const waiting = thoughts.at(-1);
    if (!waiting || waiting.signal.aborted) throw new Error('no bot is thinking');
    return waiting;
  };
  return {
    table,
    thoughts,
    think: async (decision) => {
      const waiting = latest();
      const before = stateIn(table);
      waiting.decide(decision ?? thoughtThrough(waiting.thought));
      for (
        let looks = 0;
        stateIn(table) === before && looks < 500 && !waiting.signal.aborted && !table.getState().botsPaused;
        looks += 1
      )
        await soon();
    },
    fail: async (error) => {
      latest().fail(error);
      await soon();
    },
  };
}

/** Plays on, the bots by thinking and the persons at random, until `until` holds or nothing more happens. */
export async function playOn(
  { table, think }: BotTable,
  until: (made: number) => boolean,
  look: () => void = () => {},
): Promise<void> {
  const chance = chanceOf(3);
  for (let made = 0; !until(made) && stateIn(table).outcome === null; made += 1) {
    look();
    const { thinking, prompt, submit } = table.getState();
    if (thinking) await think();
    else if (prompt) submit(randomBot.decide(world, stateIn(table), chance));
    else throw new Error('nobody is asked');
  }
}
