// Choosing the nation that controls an area (R4.4): possible at any prompt of one's own impulse, and before recovery (R21.15).
import type { DecisionOf } from '../decision';
import { allAreas } from '../deeds/deed';
import type { PromptName } from '../frames';
import type { Option, Scope } from '../option';
import {
  controllerChoices,
  controllerOf,
  controllingSide,
  homeOf,
  isControlledBy,
  nationsPresent,
} from '../queries/control';
import { occupantsOf } from '../queries/units';
import { giveControl } from '../recipes/settle';
import { type Refusal, refuse } from '../refusal';
import type { Ctx, Tx } from '../tx';
import type { Side } from '../types';

/** Prompts at which the side asked may choose controlling nations. */
const OPEN_AT: readonly PromptName[] = [
  'impulse',
  'points',
  'offensive',
  'landing',
  'diplomacy',
  'development',
  'vichy',
  'arsenal',
  'wolfpack',
  'bombing',
  'partisan',
  'controllers',
];

export const mayChooseController = (at: PromptName): boolean => OPEN_AT.includes(at);

/** Why a side may not let a nation control an area (R4.4). */
export function judgeController(ctx: Ctx, side: Side, { area, nation }: DecisionOf<'setController'>): Refusal | null {
  if (!ctx.world.areaById[area] || !ctx.world.nationById[nation]) return refuse('unknownThing', { area, nation });
  if (!isControlledBy(ctx, area, side)) return refuse('notControlledBySide', { area });
  const present = nationsPresent(ctx, area, side);
  if (!present.includes(nation)) return refuse('nationCannotControl', { area, nation });
  const home = homeOf(ctx, area);
  return home !== null && home !== nation && present.includes(home)
    ? refuse('homeNationControls', { area, nation: home })
    : null;
}

export const setController = (tx: Tx, { area, nation }: DecisionOf<'setController'>): void =>
  giveControl(tx, area, nation);

/** Other nations that could control areas the side holds. */
export function controllerOptions(ctx: Ctx, side: Side, scope: Scope): Option[] {
  const found: Option[] = [];
  for (const area of allAreas(ctx)) {
    if (occupantsOf(ctx, area).length === 0) continue;
    const present = nationsPresent(ctx, area, side);
    if (present.length === 0) continue;
    const now = controllerOf(ctx, area);
    if (present.every((nation) => nation === now) || controllingSide(ctx, area) !== side) continue;
    for (const nation of controllerChoices(ctx, area)) {
      if (nation === now) continue;
      const decision: DecisionOf<'setController'> = { type: 'setController', area, nation };
      const refusal = judgeController(ctx, side, decision);
      if (refusal === null || scope === 'all') found.push({ area, decision, refusal });
    }
  }
  return found;
}
