// Actions of the pointer and the keyboard: selecting units, ticking cards, hovering. They decide nothing.
import { REFUSALS, type Refusal, type UnitId } from '../engine';
import { gathered, toggled } from './selection';
import type { TableActions } from './tableState';
import type { Workplace } from './workplace';

type PointingActions = Pick<
  TableActions,
  | 'toggleUnit'
  | 'selectUnits'
  | 'clearSelection'
  | 'setIntent'
  | 'toggleCard'
  | 'clearHandDraft'
  | 'hover'
  | 'focus'
  | 'dismissNotice'
>;

type CardActions = Pick<TableActions, 'toggleCard' | 'clearHandDraft'>;

const fullHand = (size: number): Refusal => ({
  code: 'wrongHandSize',
  rule: REFUSALS.wrongHandSize,
  need: size,
  have: size + 1,
});

function cardActions({ get, set }: Workplace): CardActions {
  return {
    toggleCard: (id) => {
      const { prompt, view, handDraft } = get();
      if (prompt?.at !== 'chooseHand') return;
      const own = view?.cards[prompt.side];
      if (handDraft.includes(id)) set({ handDraft: handDraft.filter((card) => card !== id) });
      else if (!own || own.hidden || !own.deck.includes(id)) return;
      else if (handDraft.length < prompt.size) set({ handDraft: [...handDraft, id] });
      else set({ notice: { kind: 'refused', refusal: fullHand(prompt.size) } });
    },
    clearHandDraft: () => set({ handDraft: [] }),
  };
}

/** Actions that change what is pointed at. */
export function pointingActions(workplace: Workplace): PointingActions {
  const { get, set, select } = workplace;
  const free = (id: UnitId): boolean => get().selectables[id] === null;
  return {
    ...cardActions(workplace),
    toggleUnit: (id) => {
      const { view, prompt, selection, selectables } = get();
      const refusal = selectables[id];
      if (!view || !prompt || refusal === undefined) return;
      if (refusal) set({ notice: { kind: 'refused', refusal } });
      else select(toggled(view, prompt, selection, id));
    },
    selectUnits: (ids) => {
      const { view, prompt } = get();
      if (view && prompt) select(gathered(view, prompt, ids.filter(free)));
    },
    clearSelection: () => {
      set({ intent: null });
      if (get().selection.length > 0) select([]);
    },
    setIntent: (intent) => set({ intent }),
    hover: (hovered) => set({ hovered }),
    focus: (focusArea) => set({ focusArea }),
    dismissNotice: () => set({ notice: null }),
  };
}
