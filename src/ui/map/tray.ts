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

/** Whether a stack can be dragged to a lit area: it has usable units, or one of it retreats. */
export const canBeDragged = (prompt: PromptFrame | null, selectables: Selectables, stack: Stack): boolean =>
  usableOf(selectables, stack).length > 0 || (prompt?.at === 'retreat' && holds(stack, prompt.units));

/** Prompts that take units of several areas together: R17.2, R13.6. */
export const gathers = (prompt: PromptFrame | null): boolean => prompt?.at === 'bombing' || prompt?.at === 'recovery';

/** Prompts that only a few units can answer: their stacks are marked. */
const invitations: ReadonlySet<string> = new Set(['bombing', 'recovery', 'overload', 'wolfpack']);

/** Whether the prompt waits for units of this stack. */
export const isInvited = (prompt: PromptFrame | null, selectables: Selectables, stack: Stack): boolean =>
  prompt !== null && invitations.has(prompt.at) && usableOf(selectables, stack).length > 0;

type Choosing = Pick<Asked, 'prompt' | 'selection'>;

/** R13.6: no more than the prompt asks for. */
function within(prompt: PromptFrame | null, selection: readonly UnitId[], before: number): readonly UnitId[] {
  return prompt?.at === 'recovery' ? selection.slice(0, Math.max(prompt.count, before)) : selection;
}

/** The selection with the usable units of a stack added; without them when all were chosen already. */
export function selectionAdding(
  { prompt, selection }: Choosing,
  selectables: Selectables,
  stack: Stack,
): readonly UnitId[] {
  const usable = usableOf(selectables, stack);
  const added = usable.filter((id) => !selection.includes(id));
  if (added.length === 0) return selection.filter((id) => !usable.includes(id));
  return within(prompt, [...selection, ...added], selection.length);
}

/** The selection after a click on a stack: all its usable units; where units are gathered, with those chosen before. */
export function selectionWith(asked: Choosing, selectables: Selectables, stack: Stack): readonly UnitId[] {
  const usable = usableOf(selectables, stack);
  const isNew = usable.some((id) => !asked.selection.includes(id));
  if (!gathers(asked.prompt)) return usable;
  return isNew ? selectionAdding(asked, selectables, stack) : asked.selection;
}

/** The units of a row from one to another, both included; only the last one when the first is not in it. */
export function rangeOf(row: readonly UnitId[], from: UnitId | null, to: UnitId): readonly UnitId[] {
  const [a, b] = [from === null ? -1 : row.indexOf(from), row.indexOf(to)];
  return a < 0 || b < 0 ? [to] : row.slice(Math.min(a, b), Math.max(a, b) + 1);
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
