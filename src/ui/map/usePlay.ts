// What clicks and keys on the map do: choose stacks and counters, choose an area, decide between several decisions there.
import { useState } from 'react';
import type { AreaId, Decision, Option, PromptFrame, UnitId } from '../../engine';
import type { TableState } from '../../store';
import { useTableStore } from '../useTable';
import type { AreaOffer } from './mapModel';
import type { Stack } from './stacks';
import {
  gathers,
  selectionWith,
  stackInTray,
  stackOfPrompt,
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

interface Opened {
  readonly key: string;
  readonly prompt: PromptFrame | null;
  /** It stays open without a chosen unit. */
  readonly bare: boolean;
}

export interface Play {
  readonly tray: Stack | null;
  readonly mode: TrayMode;
  readonly choice: Choice | null;
  /** The option pointed at in the choice. */
  readonly preview: Option | null;
  chooseArea(area: AreaId): void;
  chooseStack(stack: Stack): void;
  /** The stack an area's space key stands for. */
  chooseStackOf(area: AreaId): void;
  chooseUnit(id: UnitId): void;
  chooseUnits(ids: readonly UnitId[]): void;
  take(decision: Decision): void;
  setPreview(option: Option | null): void;
  /** Closes the choice, else the tray; false when neither was open. */
  close(): boolean;
}

interface Desk {
  readonly board: Board;
  readonly table: () => TableState;
  readonly setOpened: (opened: Opened | null) => void;
  readonly setChoice: (choice: (Choice & { offer: AreaOffer }) | null) => void;
  readonly setDismissed: (prompt: PromptFrame | null) => void;
  readonly setPreview: (option: Option | null) => void;
}

function take({ table, setOpened, setChoice, setPreview }: Desk, decision: Decision): void {
  setChoice(null);
  setPreview(null);
  if (table().submit(decision) === null) setOpened(null);
}

function open({ board, setOpened, setDismissed }: Desk, stack: Stack, bare: boolean): void {
  setDismissed(null);
  setOpened({ key: stack.key, prompt: board.asked.prompt, bare });
}

function select(desk: Desk, stack: Stack, ids: readonly UnitId[]): void {
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

function chooseArea(desk: Desk, area: AreaId, stack: Stack | null): void {
  const offer = desk.board.offers.get(area);
  const [first, ...others] = offer?.legal ?? [];
  if (!offer || !first) return;
  if (others.length === 0 && stack === null) take(desk, first.decision);
  else desk.setChoice({ area, options: offer.legal, stack, offer });
}

function takeStack(desk: Desk, stack: Stack, tray: Stack | null): void {
  const { asked } = desk.board;
  const again = tray?.key === stack.key && stack.units.some((id) => asked.selection.includes(id));
  if (again && !gathers(asked.prompt)) {
    desk.setOpened(null);
    desk.table().clearSelection();
  } else selectStack(desk, stack);
}

function chooseStack(desk: Desk, stack: Stack, tray: Stack | null): void {
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

function chooseUnit(desk: Desk, tray: Stack, mode: TrayMode, id: UnitId): void {
  const { asked, selectables } = desk.board;
  if (mode === 'retreat' && asked.prompt?.at === 'retreat' && asked.prompt.units.includes(id)) {
    desk.table().selectUnits([id]);
  }
  if (mode === 'damage') {
    const hit = asked.options.find(({ decision }) => decision.type === 'damage' && decision.unit === id);
    if (hit?.refusal === null) take(desk, hit.decision);
  }
  if (mode !== 'choose' || selectables[id] !== null) return;
  open(
    desk,
    tray,
    asked.selection.every((other) => other === id),
  );
  desk.table().toggleUnit(id);
}

/** The asked side's stack in an area, else the first there. */
function stackOfArea({ board }: Desk, area: AreaId): Stack | null {
  const here = board.stacks.filter((stack) => stack.area === area);
  const modes = here.map((stack) => trayModeOf(board.asked.prompt, board.selectables, stack));
  return here.find((_, index) => modes[index] !== 'look') ?? here[0] ?? null;
}

/** The stack a prompt is about lies open by itself until it is closed. */
function trayNow({ asked, stacks }: Board, opened: Opened | null, dismissed: PromptFrame | null): Stack | null {
  const live = opened !== null && opened.prompt === asked.prompt ? opened : null;
  const shown = live && (live.bare || asked.selection.length > 0 || gathers(asked.prompt)) ? live.key : null;
  return stackInTray(asked, stacks, shown) ?? (asked.prompt === dismissed ? null : stackOfPrompt(asked, stacks));
}

/** State and actions of the map. */
export function usePlay(board: Board): Play {
  const store = useTableStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pending, setChoice] = useState<(Choice & { offer: AreaOffer }) | null>(null);
  const [dismissed, setDismissed] = useState<PromptFrame | null>(null);
  const [preview, setPreview] = useState<Option | null>(null);
  const desk: Desk = { board, table: store.getState, setOpened, setChoice, setDismissed, setPreview };
  const tray = trayNow(board, opened, dismissed);
  const choice = pending && board.offers.get(pending.area) === pending.offer ? pending : null;
  const mode = tray ? trayModeOf(board.asked.prompt, board.selectables, tray) : 'look';
  return {
    tray,
    mode,
    choice,
    preview: choice ? preview : null,
    chooseArea: (area) => chooseArea(desk, area, null),
    chooseStack: (stack) => chooseStack(desk, stack, tray),
    chooseStackOf: (area) => {
      const stack = stackOfArea(desk, area);
      if (!stack) return;
      if (trayModeOf(board.asked.prompt, board.selectables, stack) === 'choose') takeStack(desk, stack, tray);
      else open(desk, stack, true);
    },
    chooseUnit: (id) => tray && chooseUnit(desk, tray, mode, id),
    chooseUnits: (ids) => tray && select(desk, tray, ids),
    take: (decision) => take(desk, decision),
    setPreview,
    close: () => {
      if (choice) setChoice(null);
      else if (tray) {
        setOpened(null);
        setDismissed(board.asked.prompt);
        if (mode === 'choose') store.getState().clearSelection();
      }
      return choice !== null || tray !== null;
    },
  };
}
