// Cards that a raid or a bombing will probably cost the other side (R17.1, R17.2, R21.14).
import type { Decision } from '../decision';
import { forecast } from '../forecast';
import type { State } from '../state';
import { enemyOf, type Side } from '../types';
import type { World } from '../world';

/** `chances[n]`: chance that exactly n cards are discarded, at most as many as the hand has; null for other decisions. */
export function discardOdds(world: World, state: State, side: Side, decision: Decision): number[] | null {
  if (decision.type !== 'raid' && decision.type !== 'bomb') return null;
  const found = forecast(world, state, side, decision);
  if (found === null) return null;
  const most = state.cards[enemyOf(side)].hand.length;
  const chances: number[] = Array.from({ length: Math.min(most + 1, found.hits.length) }, () => 0);
  for (const [hits, chance] of found.hits.entries()) {
    const cards = Math.min(hits, most);
    chances[cards] = (chances[cards] ?? 0) + chance;
  }
  return chances;
}
