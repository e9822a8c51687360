// How long a bot takes over a decision, as it is seen at the table: long enough to follow, never telling of its hand.
import type { PromptName } from '../../engine';
import type { Preferences } from '../tableState';

/** Milliseconds from one decision to the next. */
const paces: Readonly<Record<Preferences['speed'], number>> = { slow: 2400, normal: 1200, fast: 450, off: 0 };

/** R14: an answer about an ambush comes on a beat, so that the time it took tells nothing. */
const ambushBeat = 600;

/**
 * Milliseconds after which a decision is made that took `thought` milliseconds. Where the hand alone decides how much
 * there is to think about, it is a whole number of beats.
 */
export function dueAfter(speed: Preferences['speed'], at: PromptName, thought: number): number {
  const pace = paces[speed];
  if (at !== 'ambush') return Math.max(pace, thought);
  const beat = Math.max(pace, ambushBeat);
  return Math.max(1, Math.ceil(thought / beat)) * beat;
}
