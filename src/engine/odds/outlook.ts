// What an attack will probably lead to (R9, R11, R14): exact, over the game's own resolution, with the best allocation.
import { combatModel } from '../combat/model';
import type { Forecast, Strike } from '../combat/strike';
import { isControlledBy } from '../queries/control';
import type { DamageResult } from '../queries/damage';
import { type BySide, enemyOf, type Side } from '../types';
import { type Effects, effectsOf, holdsOn, type Scene } from './scene';

/** How many units of a side are spent, driven off and lost, on average. */
export interface Toll {
  spent: number;
  retreated: number;
  lost: number;
}

export interface Outlook {
  allocator: Side;
  /** Clause of R9.2 that names the allocator. */
  clause: 1 | 2 | 3;
  /** `hits[n]`: chance of exactly n hits by the attackers. */
  hits: number[];
  /** Chance that no enemy but submarines is left in the area. */
  clear: number;
  /** Fewest hits that leave no enemy but submarines in the area; null when no number of the dice does. */
  needed: number | null;
  /** Chance that the attacker's side controls the area afterwards. */
  control: number;
  expectedHits: number;
  toll: BySide<Toll>;
}

/** One possible end of a strike. */
interface Ending {
  chance: number;
  hits: number;
  /** What happens to each target, by index. */
  results: readonly DamageResult[];
  /** No unit of the victim but submarines is left in the area. */
  clear: boolean;
  /** The victim keeps a unit that can control the area. */
  held: boolean;
}

export const none = (): Toll => ({ spent: 0, retreated: 0, lost: 0 });

export const noToll = (): BySide<Toll> => ({ axis: none(), allies: none() });

const most = ({ hits, damagePerHit }: Forecast): number => (hits.length - 1) * damagePerHit;

/** Every number of hits of a strike with what the allocator does with it. */
export function endings(
  scene: Scene,
  strike: Strike,
  forecast: Forecast = combatModel(scene.ctx).forecast(scene.ctx, strike),
  effects: Effects = effectsOf(scene, strike, most(forecast)),
): Ending[] {
  const limited = forecast.allocator !== strike.side;
  return forecast.hits.map((chance, hits) => ({ chance, hits, ...effects(hits * forecast.damagePerHit, limited) }));
}

/** Adds what an ending does to a side's units, weighted by its chance. */
export function addToll(toll: Toll, { results }: Pick<Ending, 'results'>, chance: number): void {
  for (const result of results) {
    if (result === 'spent') toll.spent += chance;
    if (result === 'retreat') toll.retreated += chance;
    if (result === 'pool') toll.lost += chance;
  }
}

/** The outlook of one strike by what is left of the attackers; chances are those of this branch, summing to 1. */
export function outlookOf(scene: Scene, strike: Strike, effects?: Effects): Outlook {
  const { side, area } = strike;
  const forecast = combatModel(scene.ctx).forecast(scene.ctx, strike);
  const { allocator, clause } = forecast;
  const toll = noToll();
  const outlook: Outlook = { allocator, clause, hits: [], clear: 0, needed: null, control: 0, expectedHits: 0, toll };
  const own = holdsOn(scene, area, side);
  const controls = isControlledBy(scene.ctx, area, side);
  for (const ending of endings(scene, strike, forecast, effects)) {
    outlook.hits.push(ending.chance);
    outlook.expectedHits += ending.chance * ending.hits;
    if (ending.clear) {
      outlook.clear += ending.chance;
      outlook.needed ??= ending.hits;
    }
    if (own && (!ending.held || controls)) outlook.control += ending.chance; // R4.2
    addToll(toll[enemyOf(side)], ending, ending.chance);
  }
  return outlook;
}
