// State and actions of the map in React: what lies open, what is chosen, what clicks, keys and drags do.
import { useRef, useState } from 'react';
import type { AreaId, Decision, Option, PromptFrame, UnitId } from '../../engine';
import { useTableStore } from '../useTable';
import {
  addStack,
  type Choice,
  chooseArea,
  chooseStack,
  chooseUnit,
  type Desk,
  grab,
  type Opened,
  open,
  select,
  stackOfArea,
  take,
  takeBox,
  takeStack,
} from './desk';
import type { AreaOffer } from './mapModel';
import type { Stack } from './stacks';
import { gathers, stackInTray, stackOfPrompt, type TrayMode, trayModeOf } from './tray';
import type { Board } from './useBoard';

export interface Play {
  readonly tray: Stack | null;
  readonly mode: TrayMode;
  readonly choice: Choice | null;
  /** The option pointed at in the choice. */
  readonly preview: Option | null;
  chooseArea(area: AreaId): void;
  chooseStack(stack: Stack): void;
  addStack(stack: Stack): void;
  /** The stack an area's space key stands for, in place of what is chosen or added to it. */
  chooseStackOf(area: AreaId, adds?: boolean): void;
  /** `extend`: with all counters from the one chosen last. */
  chooseUnit(id: UnitId, extend?: boolean): void;
  chooseUnits(ids: readonly UnitId[]): void;
  takeBox(stacks: readonly Stack[]): void;
  /** Takes a stack or a counter up; what hangs at the pointer then. */
  grab(grip: Stack | UnitId): readonly UnitId[];
  /** Lets it go over an area: as if the area had been chosen, but never over where it came from. */
  drop(area: AreaId | null): void;
  take(decision: Decision): void;
  setPreview(option: Option | null): void;
  /** Closes the choice, else the tray; false when neither was open. */
  close(): boolean;
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
  const anchor = useRef<UnitId | null>(null);
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
    addStack: (stack) => addStack(desk, stack),
    chooseStackOf: (area, adds = false) => {
      const stack = stackOfArea(desk, area);
      if (!stack) return;
      if (adds) addStack(desk, stack);
      else if (trayModeOf(board.asked.prompt, board.selectables, stack) === 'choose') takeStack(desk, stack, tray);
      else open(desk, stack, true);
    },
    chooseUnit: (id, extend = false) => {
      if (tray) chooseUnit(desk, tray, mode, id, extend ? anchor.current : null);
      anchor.current = id;
    },
    chooseUnits: (ids) => tray && select(desk, tray, ids),
    takeBox: (stacks) => takeBox(desk, stacks),
    grab: (grip) => grab(desk, grip),
    drop: (area) => area && !board.origins.includes(area) && chooseArea(desk, area, null),
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
