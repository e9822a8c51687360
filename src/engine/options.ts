// What can be decided now, described for a selection of units (R7, and every prompt).
import { promptOf } from './advance';
import type { Option, Scope, Selectable } from './option';
import { procedureOf } from './procedures';
import { controllerOptions, mayChooseController } from './procedures/controller';
import type { State } from './state';
import type { UnitId } from './types';
import type { World } from './world';

const listed = <T>(items: Iterable<T>): readonly T[] => (Array.isArray(items) ? items : [...items]);

/**
 * Decisions on offer for exactly the selected units; without a selection those that need none.
 * `all` adds refused ones with their reason. Hands, recoveries and units lost at sea are choices of several things:
 * they are offered for a full selection, a hand not at all (build the decision and judge it).
 */
export function options(
  world: World,
  state: State,
  selection: readonly UnitId[] = [],
  scope: Scope = 'legal',
): readonly Option[] {
  const frame = promptOf(state);
  if (frame === null || selection.some((unit) => !world.unitById[unit])) return [];
  const ctx = { world, state };
  const found = listed(procedureOf(frame).options(ctx, frame, selection, scope));
  const controllers = selection.length === 0 && frame.at !== 'controllers' && mayChooseController(frame.at);
  return controllers ? [...found, ...controllerOptions(ctx, frame.side, scope)] : found;
}

/** Units the asked side could select, with the reason against those it cannot use now; of scope `legal` those it can. */
export function selectable(world: World, state: State, scope: Scope = 'all'): readonly Selectable[] {
  const frame = promptOf(state);
  const found = frame === null ? [] : listed(procedureOf(frame).selectable?.({ world, state }, frame, scope) ?? []);
  const isUsable = ({ refusal }: Selectable): boolean => refusal === null;
  return scope === 'all' || found.every(isUsable) ? found : found.filter(isUsable);
}
