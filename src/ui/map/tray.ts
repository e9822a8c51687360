// Which stack lies open in the tray, and what a click on its counters means.
import type { PromptFrame, Refusal, UnitDef, UnitId, World } from '../../engine';
import { type Asked, retreatingUnit } from './mapModel';
import type { Stack } from './stacks';

/** choose: for a group. damage: as a target (R9.2). retreat: the unit that retreats next (R10). look: nothing. */
export type TrayMode = 'choose' | 'damage' | 'retreat' | 'look';

type Selectables = Readonly<Record<UnitId, Refusal | null>>;

const holds = ({ units }: Stack, some: readonly UnitId[]): boolean => units.some((id) => some.includes(id));

export function trayModeOf(prompt: PromptFrame | null, selectables: Selectables, stack: Stack): TrayMode {
  if (prompt?.at === 'damage') return holds(stack, prompt.targets) ? 'damage' : 'look';
  if (prompt?.at === 'retreat') return holds(stack, prompt.units) ? 'retreat' : 'look';
  return stack.units.some((id) => selectables[id] !== undefined) ? 'choose' : 'look';
}

/** Units of a stack that the side that is asked may use. */
export const usableOf = (selectables: Selectables, { units }: Stack): readonly UnitId[] =>
  units.filter((id) => selectables[id] === null);

/** Prompts that take units of several areas together: R17.2, R13.6. */
export const gathers = (prompt: PromptFrame | null): boolean => prompt?.at === 'bombing' || prompt?.at === 'recovery';

/** Prompts that only a few units can answer: their stacks are marked. */
const invitations: ReadonlySet<string> = new Set(['bombing', 'recovery', 'overload', 'wolfpack']);

/** Whether the prompt waits for units of this stack. */
export const isInvited = (prompt: PromptFrame | null, selectables: Selectables, stack: Stack): boolean =>
  prompt !== null && invitations.has(prompt.at) && usableOf(selectables, stack).length > 0;

/** The selection after a click on a stack: all its usable units; where units are gathered, with those chosen before. */
export function selectionWith(
  { prompt, selection }: Pick<Asked, 'prompt' | 'selection'>,
  selectables: Selectables,
  stack: Stack,
): readonly UnitId[] {
  const usable = usableOf(selectables, stack);
  if (!gathers(prompt)) return usable;
  const added = [...selection, ...usable.filter((id) => !selection.includes(id))];
  return prompt?.at === 'recovery' ? added.slice(0, Math.max(prompt.count, selection.length)) : added;
}

/** The stack that a prompt is about: targets of damage, the unit that retreats. */
export function stackOfPrompt(
  { prompt, selection }: Pick<Asked, 'prompt' | 'selection'>,
  stacks: readonly Stack[],
): Stack | null {
  const unit = prompt?.at === 'damage' ? prompt.targets[0] : retreatingUnit(prompt, selection);
  return stacks.find(({ units }) => unit && units.includes(unit)) ?? null;
}

/** The stack in the tray: the one opened last while it holds or may hold chosen units, else that of the selection. */
export function stackInTray(
  asked: Pick<Asked, 'prompt' | 'selection'>,
  stacks: readonly Stack[],
  opened: string | null,
): Stack | null {
  const chosen = asked.prompt?.at === 'retreat' ? [] : asked.selection;
  const open = stacks.find(({ key }) => key === opened);
  if (open && (chosen.length === 0 || gathers(asked.prompt) || holds(open, chosen))) return open;
  return stacks.find((stack) => holds(stack, chosen)) ?? open ?? null;
}

/** How little a unit is missed when it stays behind: army before ships and aircraft, weak before strong. */
const worth = (unit: UnitDef): number =>
  (unit.class === 'army' ? 0 : 100) + (unit.type === 'SS' ? 100 : 0) + unit.attack * 3 + unit.movement;

/** The units without the one that serves best as garrison (R8.3). */
export function withoutGarrison(world: World, ids: readonly UnitId[]): readonly UnitId[] {
  const units = ids.flatMap((id) => world.unitById[id] ?? []);
  const garrison = [...units].sort((a, b) => worth(a) - worth(b))[0]?.id;
  return ids.filter((id) => id !== garrison);
}
