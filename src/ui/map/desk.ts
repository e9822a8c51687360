// What a player does at the map, step by step: takes stacks and counters, chooses an area, drags and drops.
import type { AreaId, Decision, Option, PromptFrame, UnitId } from '../../engine';
import type { TableState } from '../../store';
import { boxed } from './gesture';
import { type AreaOffer, retreatingUnit } from './mapModel';
import type { Stack } from './stacks';
import {
  gathers,
  rangeOf,
  selectionAdding,
  selectionWith,
  type TrayMode,
  trayModeOf,
  usableOf,
  withoutGarrison,
} from './tray';
import type { Board } from './useBoard';

/** Several things are possible at an area: its options, and the player's own stack there. */
export interface Choice {
  readonly area: AreaId;
  readonly options: readonly Option[];
  readonly stack: Stack | null;
}

export interface Opened {
  readonly key: string;
  readonly prompt: PromptFrame | null;
  /** It stays open without a chosen unit. */
  readonly bare: boolean;
}

export interface Desk {
  readonly board: Board;
  readonly table: () => TableState;
  readonly setOpened: (opened: Opened | null) => void;
  readonly setChoice: (choice: (Choice & { offer: AreaOffer }) | null) => void;
  readonly setDismissed: (prompt: PromptFrame | null) => void;
  readonly setPreview: (option: Option | null) => void;
}

export function take({ table, setOpened, setChoice, setPreview }: Desk, decision: Decision): void {
  setChoice(null);
  setPreview(null);
  if (table().submit(decision) === null) setOpened(null);
}

export function open({ board, setOpened, setDismissed }: Desk, stack: Stack, bare: boolean): void {
  setDismissed(null);
  setOpened({ key: stack.key, prompt: board.asked.prompt, bare });
}

export function select(desk: Desk, stack: Stack, ids: readonly UnitId[]): void {
  open(desk, stack, ids.length === 0);
  desk.table().selectUnits(ids);
}

/** Takes all usable units of a stack, but leaves the weakest behind where the area may not be emptied (R8.3). */
function selectStack(desk: Desk, stack: Stack): void {
  const { asked, selectables } = desk.board;
  const ids = selectionWith(asked, selectables, stack);
  select(desk, stack, ids);
  const { options } = desk.table();
  const possible = options.some(({ refusal }) => refusal === null);
  const empties = options.some(({ refusal }) => refusal?.code === 'leavesAreaEmpty');
  if (!possible && empties && ids.length > 1) select(desk, stack, withoutGarrison(asked.world, ids));
}

/** The player's own stack in an area, where another is under way and nothing is said yet about what it shall do. */
function rivalOf({ board }: Desk, area: AreaId): Stack | null {
  const { asked, stacks, selectables } = board;
  if (asked.intent !== null) return null;
  const own = stacks.find((stack) => stack.area === area && usableOf(selectables, stack).length > 0);
  return own && !own.units.some((id) => asked.selection.includes(id)) ? own : null;
}

export function chooseArea(desk: Desk, area: AreaId, stack: Stack | null): void {
  const offer = desk.board.offers.get(area);
  const [first, ...others] = offer?.legal ?? [];
  if (!offer || !first) return;
  if (others.length === 0 && stack === null) take(desk, first.decision);
  else desk.setChoice({ area, options: offer.legal, stack, offer });
}

export function takeStack(desk: Desk, stack: Stack, tray: Stack | null): void {
  const { asked } = desk.board;
  const again = tray?.key === stack.key && stack.units.some((id) => asked.selection.includes(id));
  if (again && !gathers(asked.prompt)) {
    desk.setOpened(null);
    desk.table().clearSelection();
  } else selectStack(desk, stack);
}

export function chooseStack(desk: Desk, stack: Stack, tray: Stack | null): void {
  const { asked, offers, selectables } = desk.board;
  const mode = trayModeOf(asked.prompt, selectables, stack);
  const lit = (offers.get(stack.area)?.legal.length ?? 0) > 0;
  const aimed = lit && asked.intent !== null && !stack.units.some((id) => asked.selection.includes(id));
  if (mode === 'choose' && lit && rivalOf(desk, stack.area) === stack) chooseArea(desk, stack.area, stack);
  else if (aimed) chooseArea(desk, stack.area, null);
  else if (mode === 'choose') takeStack(desk, stack, tray);
  else if (mode === 'look' && lit) chooseArea(desk, stack.area, null);
  else if (tray?.key === stack.key) desk.setOpened(null);
  else open(desk, stack, true);
}

/** A counter of the tray was pressed; with `anchor` all counters from there to it are added (R7.4). */
export function chooseUnit(desk: Desk, tray: Stack, mode: TrayMode, id: UnitId, anchor: UnitId | null): void {
  const { asked, selectables } = desk.board;
  if (mode === 'retreat' && asked.prompt?.at === 'retreat' && asked.prompt.units.includes(id)) {
    desk.table().selectUnits([id]);
  }
  if (mode === 'damage') {
    const hit = asked.options.find(({ decision }) => decision.type === 'damage' && decision.unit === id);
    if (hit?.refusal === null) take(desk, hit.decision);
  }
  if (mode !== 'choose' || selectables[id] !== null) return;
  const range = rangeOf([...tray.units].reverse(), anchor, id).filter((unit) => selectables[unit] === null);
  const added = anchor === null ? [] : range.filter((unit) => !asked.selection.includes(unit));
  open(desk, tray, added.length === 0 && asked.selection.every((other) => other === id));
  if (added.length > 0) desk.table().selectUnits([...asked.selection, ...added]);
  else desk.table().toggleUnit(id);
}

/** Adds a stack to the group, or takes it out again; what becomes of groups from several areas the engine says. */
export function addStack(desk: Desk, stack: Stack): void {
  const { asked, selectables } = desk.board;
  const mode = trayModeOf(asked.prompt, selectables, stack);
  if (mode !== 'choose') open(desk, stack, true);
  else select(desk, stack, selectionAdding(asked, selectables, stack));
}

/** Takes what a box was drawn around. */
export function takeBox(desk: Desk, stacks: readonly Stack[]): void {
  const { asked, selectables } = desk.board;
  const [first] = stacks;
  if (!first) return;
  if (gathers(asked.prompt)) select(desk, first, boxed(asked, selectables, stacks));
  else if (!boxed(asked, selectables, stacks).every((id) => asked.selection.includes(id))) selectStack(desk, first);
}

/** R9.9: the unit that retreats next, if it is one of these. */
function grabRetreating({ board, table }: Desk, units: readonly UnitId[]): readonly UnitId[] {
  const { prompt, selection } = board.asked;
  if (prompt?.at !== 'retreat') return [];
  const candidates = units.filter((id) => prompt.units.includes(id));
  const next = retreatingUnit(prompt, selection);
  const taken = candidates.find((id) => id === next) ?? candidates[0];
  if (taken) table().selectUnits([taken]);
  return taken ? [taken] : [];
}

/** What hangs at the pointer when a counter or a stack is dragged: the group it belongs to, else itself. */
export function grab(desk: Desk, grip: Stack | UnitId): readonly UnitId[] {
  const { asked } = desk.board;
  const units = typeof grip === 'string' ? [grip] : grip.units;
  if (asked.prompt?.at === 'retreat') return grabRetreating(desk, units);
  if (units.some((id) => asked.selection.includes(id))) return asked.selection;
  if (typeof grip === 'string') desk.table().selectUnits([grip]);
  else selectStack(desk, grip);
  return desk.table().selection;
}

/** The asked side's stack in an area, else the first there. */
export function stackOfArea({ board }: Desk, area: AreaId): Stack | null {
  const here = board.stacks.filter((stack) => stack.area === area);
  const modes = here.map((stack) => trayModeOf(board.asked.prompt, board.selectables, stack));
  return here.find((_, index) => modes[index] !== 'look') ?? here[0] ?? null;
}
