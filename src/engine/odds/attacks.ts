// An attack as the odds see it: the position at the moment of the strike, and the same after a counterattack (R9.9, R14.3).
import type { Strike } from '../combat/strike';
import { attackStrike, counterStrike } from '../combat/strikes';
import type { StrikeKind } from '../frames';
import { afterViolation } from '../queries/groups';
import type { Ctx } from '../tx';
import { type AreaId, enemyOf, type Side, type UnitId } from '../types';
import { addToll, endings, noToll, type Outlook, outlookOf } from './outlook';
import { afterLosses, effectsOf, opensWays, type Scene, sceneOf } from './scene';

export interface Attack {
  side: Side;
  kind: StrikeKind;
  area: AreaId;
  group: readonly UnitId[];
}

/** The scene at the moment of the strike: violation first, then the attackers spent (R9.1, R9.9). */
export const declared = (ctx: Ctx, { side, area, group }: Attack): Scene =>
  sceneOf(afterViolation(ctx, side, area), group);

/** R14.2: the dice of an ambush against the attack. */
export const counterTo = (ctx: Ctx, { side, kind, area, group }: Attack): Strike =>
  counterStrike(ctx, { side: enemyOf(side), area, trigger: kind }, group);

/** Adds a branch of the ambush to the whole, weighted by its chance. */
function addBranch(whole: Outlook, branch: Outlook, chance: number, side: Side): void {
  for (const [n, p] of branch.hits.entries()) whole.hits[n] = (whole.hits[n] ?? 0) + chance * p;
  whole.clear += chance * branch.clear;
  whole.control += chance * branch.control;
  whole.expectedHits += chance * branch.expectedHits;
  const enemy = enemyOf(side);
  for (const key of ['spent', 'retreated', 'lost'] as const) whole.toll[enemy][key] += chance * branch.toll[enemy][key];
}

/** R14.3: the counterattack first, then those left of the attackers. */
export function ambushedOutlook(scene: Scene, attack: Attack, plain: Outlook): Outlook {
  const { ctx } = scene;
  const { side, area, group } = attack;
  const whole: Outlook = { ...plain, hits: [], clear: 0, control: 0, expectedHits: 0, toll: noToll() };
  const shared = opensWays(scene, group, area)
    ? undefined
    : effectsOf(scene, attackStrike(ctx, attack, group), plain.hits.length - 1);
  for (const ending of endings(scene, counterTo(ctx, attack))) {
    addToll(whole.toll[side], ending, ending.chance);
    const after = afterLosses(scene, group, ending.results);
    const left = group.filter((unit) => !after.gone.has(unit));
    addBranch(whole, outlookOf(after, attackStrike(ctx, attack, left), shared), ending.chance, side);
  }
  return whole;
}
