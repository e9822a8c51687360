// The trail of a game: one number per turn for all that was decided so far, to find where two games part.
import type { Decision, Side } from '../../engine';
import type { Watch } from './watch';

/** FNV-1a over the code units of a text, from where it stood. */
function hashed(text: string, from: number): number {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const START = 0x811c9dc5;

/** `trail[t - 1]` covers all decisions up to the end of turn t; turns before the first one played have the number of nothing. */
export function watchTrail(): Watch & { readonly trail: number[] } {
  const trail: number[] = [];
  const add = (turn: number, side: Side, decision: Decision) => {
    while (trail.length < turn) trail.push(trail.at(-1) ?? START);
    trail[turn - 1] = hashed(side + JSON.stringify(decision), trail[turn - 1] ?? START);
  };
  return { trail, before: (game, { side }, decision) => add(game.turn, side, decision) };
}
