// Advice for the side that is asked: what a legal decision would waste or risk. It never changes what is legal.
import { type Option, promptOf, type State, type UnitId, type World } from '../engine';
import { overloaded, overloading } from './warnings/atSea';
import { bareBases, leftBehind } from './warnings/garrisons';
import { stranded } from './warnings/spending';
import { passing, unused } from './warnings/unused';
import type { Warning } from './warnings/warning';

const rules = [unused, passing, bareBases, leftBehind, overloaded, overloading, stranded];

/** Warnings for what is asked and for the selection, with `options` being what is on offer for it. */
export function warningsOf(
  world: World,
  state: State,
  selection: readonly UnitId[],
  options: readonly Option[],
): readonly Warning[] {
  const prompt = promptOf(state);
  if (!prompt) return [];
  const occasion = { world, state, prompt, selection, options };
  return rules.flatMap((rule) => rule(occasion));
}
