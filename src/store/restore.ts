// Brings a saved game back by playing its decisions again, as far as they can be played.
import type { Recorded, World } from '../engine';
import { type Instructions, play } from './play';
import { type Beginning, newTimeline, startOf } from './session';
import { append, type Timeline } from './timeline';

export interface Restored {
  readonly timeline: Timeline;
  /** Decisions that could be played. */
  readonly kept: number;
}

/** Whatever standing instructions decided is listed among the decisions. */
const always = { mode: 'ask', areas: [] } as const;
const asking: Instructions = { axis: always, allies: always };

function after(world: World, timeline: Timeline, recorded: Recorded): Timeline | null {
  try {
    const step = play(world, startOf(timeline), recorded, asking);
    return step.ok ? append(timeline, step.value) : null;
  } catch {
    return null;
  }
}

/** The timeline of the decisions up to the first that the rules refuse. */
export function restore(world: World, beginning: Beginning, decisions: readonly Recorded[]): Restored {
  let timeline = newTimeline(world, beginning);
  for (const [index, recorded] of decisions.entries()) {
    const next = after(world, timeline, recorded);
    if (!next) return { timeline, kept: index };
    timeline = next;
  }
  return { timeline, kept: decisions.length };
}
