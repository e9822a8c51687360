// Odds of an ambush for the side that is asked (R14): the counterattack, and what it does to the attack that follows.
import { combatModel } from '../combat/model';
import { attackStrike, counterStrike } from '../combat/strikes';
import type { FrameAt } from '../frames';
import { stillThere } from '../queries/ambush';
import type { State } from '../state';
import { type Ctx, topFrame } from '../tx';
import { enemyOf, type Side, type UnitId } from '../types';
import type { World } from '../world';
import { leaves } from './allocation';
import { type Attack, ambushedOutlook } from './attacks';
import { addToll, endings, none, type Outlook, outlookOf, type Toll } from './outlook';
import { sceneOf } from './scene';

export interface CounterOdds {
  strikers: UnitId[];
  /** Units that can be struck: those of the group that are still there (R14.3). */
  targets: UnitId[];
  allocator: Side;
  /** Clause of R9.2 that names the allocator. */
  clause: 1 | 2 | 3;
  /** `hits[n]`: chance of exactly n hits, of two damage each. */
  hits: number[];
  expectedHits: number;
  /** Chance that none of the group stays where it was struck. */
  repelled: number;
  /** Fewest hits that leave nobody; null when no number does. */
  needed: number | null;
  /** What happens to the group, on average. */
  toll: Toll;
  /** The attack that follows, declined and ambushed; null when the group has only entered. */
  attack: { plain: Outlook; ambushed: Outlook } | null;
}

type Ambush = Pick<FrameAt<'ambush'>, 'side' | 'trigger' | 'area' | 'from'> & { readonly group: readonly UnitId[] };

function attackAfter(ctx: Ctx, ambush: Ambush): CounterOdds['attack'] {
  if (ambush.trigger === 'entry') return null;
  const { side, trigger: kind, area } = ambush;
  const attack: Attack = { side: enemyOf(side), kind, area, group: stillThere(ctx, ambush) };
  const scene = sceneOf(ctx);
  const plain = outlookOf(scene, attackStrike(ctx, attack, attack.group));
  return { plain, ambushed: ambushedOutlook(scene, attack, plain) };
}

/** Exact odds of the ambush that a side is asked about; null when none is. It does not matter whether a card is held. */
export function counterOdds(world: World, state: State): CounterOdds | null {
  const ctx: Ctx = { world, state };
  const top = topFrame(ctx);
  if (top?.at !== 'ambush') return null;
  const strike = counterStrike(ctx, top, stillThere(ctx, top));
  const { strikers, targets } = strike;
  const { allocator, clause } = combatModel(ctx).forecast(ctx, strike);
  const toll = none();
  let [expectedHits, repelled, needed]: [number, number, number | null] = [0, 0, null];
  const all = endings(sceneOf(ctx), strike);
  for (const ending of all) {
    expectedHits += ending.chance * ending.hits;
    addToll(toll, ending, ending.chance);
    if (!targets.every((_unit, i) => leaves(ending.results[i] ?? 'none'))) continue;
    repelled += ending.chance;
    needed ??= ending.hits;
  }
  const hits = all.map(({ chance }) => chance);
  const sides = { strikers: [...strikers], targets: [...targets], allocator, clause };
  return { ...sides, hits, expectedHits, repelled, needed, toll, attack: attackAfter(ctx, top) };
}
