// What the store's actions work with: the game on the table, the queue of writes, and how both reach the screen.
import type { UnitId, World } from '../engine';
import type { Keeper } from './keeper';
import type { Session } from './session';
import type { Shelf } from './shelf';
import type { Show } from './shown';
import type { Storage } from './storage';
import type { StoredHead } from './storedForm';
import type { Pointing, TableState } from './tableState';

export interface Workplace {
  readonly world: World;
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly keeper: Keeper;
  /** The latest of each game that has not reached storage yet. */
  readonly unsaved: Map<string, { readonly session: Session; readonly head: StoredHead }>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly get: () => TableState;
  readonly set: (patch: Partial<TableState>) => void;
  readonly session: () => Session | null;
  /** Puts a game on the table, or none, and shows it; nothing is selected or asked any more. */
  readonly lay: (session: Session | null) => void;
  /** Shows the game anew, changed in what leaves the prompt as it is; what is selected stays so. */
  readonly refresh: (session?: Session) => void;
  /** Asks for the table, for a game still to be read; tells later whether nothing else has asked since. */
  readonly claim: () => () => boolean;
  /** Selects units and shows what can be done with them. */
  readonly select: (selection: readonly UnitId[]) => void;
}

export const pointingAtNothing: Pointing = {
  selection: [],
  intent: null,
  handDraft: [],
  hovered: null,
  focusArea: null,
};

type Fixed = Pick<Workplace, 'world' | 'storage' | 'shelf' | 'keeper' | 'now' | 'get' | 'set'>;

function claiming(): Workplace['claim'] {
  let claims = 0;
  return () => {
    claims += 1;
    const own = claims;
    return () => own === claims;
  };
}

/** Actions' access to the game: it lives here, outside what the screen can read. */
export function createWorkplace(fixed: Fixed, show: Show): Workplace {
  let session: Session | null = null;
  const shownWith = (selection: readonly UnitId[]) => {
    const { warnings } = fixed.get().preferences;
    return show(session, { selection, warnings });
  };
  const lay = (next: Session | null): void => {
    session = next;
    const { hovered, focusArea } = fixed.get();
    fixed.set({ ...pointingAtNothing, hovered, focusArea, notice: null, question: null, ...shownWith([]) });
  };
  const refresh = (next = session): void => {
    session = next;
    fixed.set(shownWith(fixed.get().selection));
  };
  const select = (selection: readonly UnitId[]): void => {
    fixed.set({ selection, ...shownWith(selection) });
  };
  return { ...fixed, unsaved: new Map(), session: () => session, lay, refresh, claim: claiming(), select };
}
