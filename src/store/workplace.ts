// What the store's actions work with: the game on the table, the queue of writes, and how both reach the screen.
import type { UnitId, World } from '../engine';
import type { Keeper } from './keeper';
import type { Session } from './session';
import type { Storage } from './storage';
import type { Pointing, Shown, TableState } from './tableState';

export interface Workplace {
  readonly world: World;
  readonly storage: Storage;
  readonly keeper: Keeper;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly get: () => TableState;
  readonly set: (patch: Partial<TableState>) => void;
  readonly session: () => Session | null;
  /** Puts a game on the table, or none, and shows it; nothing is selected any more. */
  readonly lay: (session: Session | null) => void;
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

type Show = (session: Session | null, selection: readonly UnitId[]) => Shown;

/** Actions' access to the game: it lives here, outside what the screen can read. */
export function createWorkplace(
  fixed: Pick<Workplace, 'world' | 'storage' | 'keeper' | 'now' | 'get' | 'set'>,
  show: Show,
): Workplace {
  let session: Session | null = null;
  let claims = 0;
  const claim = (): (() => boolean) => {
    claims += 1;
    const own = claims;
    return () => own === claims;
  };
  const lay = (next: Session | null): void => {
    session = next;
    const { hovered, focusArea } = fixed.get();
    fixed.set({ ...pointingAtNothing, hovered, focusArea, notice: null, ...show(next, []) });
  };
  const select = (selection: readonly UnitId[]): void => {
    fixed.set({ selection, ...show(session, selection) });
  };
  return { ...fixed, session: () => session, lay, claim, select };
}
