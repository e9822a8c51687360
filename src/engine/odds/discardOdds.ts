// Cards that a raid or a bombing will probably cost the other side (R17.1, R17.2, R21.14).
import { combatModel } from '../combat/model';
import type { Strike } from '../combat/strike';
import { bombingStrike, raidStrike } from '../combat/strikes';
import type { Decision } from '../decision';
import { areaOfGroup } from '../queries/groups';
import type { State } from '../state';
import type { Ctx } from '../tx';
import { enemyOf, type Side } from '../types';
import type { World } from '../world';

function strikeOf(ctx: Ctx, side: Side, decision: Decision): Strike | null {
  if (decision.type === 'bomb') return bombingStrike({ side, area: decision.area }, decision.group);
  const area = decision.type === 'raid' ? areaOfGroup(ctx, decision.group) : null;
  return decision.type === 'raid' && area !== null ? raidStrike({ side, area }, decision.group) : null;
}

/** `chances[n]`: chance that exactly n cards are discarded, at most as many as the hand has; null for other decisions. */
export function discardOdds(world: World, state: State, side: Side, decision: Decision): number[] | null {
  const ctx: Ctx = { world, state };
  const strike = strikeOf(ctx, side, decision);
  if (strike === null) return null;
  const { hits } = combatModel(ctx).forecast(ctx, strike);
  const most = state.cards[enemyOf(side)].hand.length;
  const chances: number[] = Array.from({ length: Math.min(most + 1, hits.length) }, () => 0);
  for (const [successes, chance] of hits.entries()) {
    const cards = Math.min(successes, most);
    chances[cards] = (chances[cards] ?? 0) + chance;
  }
  return chances;
}
