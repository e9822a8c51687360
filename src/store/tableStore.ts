// The table store (vanilla zustand): the only caller of the engine's decide from the screen.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { World } from '../engine';
import { decidingActions, obey } from './deciding';
import { gameActions, preferencesKey } from './games';
import { createKeeper } from './keeper';
import { pointingActions } from './pointing';
import { counterSizeWithin, defaultPreferences } from './preferences';
import { createShow } from './shown';
import type { Storage } from './storage';
import type { Desk, TableActions, TableState } from './tableState';
import { createWorkplace, pointingAtNothing, type Workplace } from './workplace';

export type TableStore = StoreApi<TableState>;

export interface TableSetup {
  readonly world: World;
  readonly storage: Storage;
  /** Milliseconds since 1970; the clock unless given. */
  readonly now?: () => number;
}

const emptyDesk = (world: World): Desk => ({
  world,
  ready: false,
  preferences: defaultPreferences,
  notice: null,
  question: null,
  storageTrouble: null,
  saves: [],
});

type Rest = Pick<
  TableActions,
  | 'goTo'
  | 'answer'
  | 'nameBranch'
  | 'compare'
  | 'startReplay'
  | 'seekReplay'
  | 'playReplay'
  | 'setReplaySpeed'
  | 'endReplay'
  | 'exportCode'
  | 'importCode'
  | 'openSample'
  | 'renameGame'
  | 'duplicateGame'
>;
const missing = { ok: false, error: { code: 'missing', path: '', reason: '' } } as const;
const rest: Rest = {
  goTo: () => {},
  answer: () => {},
  nameBranch: () => {},
  compare: () => null,
  startReplay: () => {},
  seekReplay: () => {},
  playReplay: () => {},
  setReplaySpeed: () => {},
  endReplay: () => {},
  exportCode: async () => '',
  importCode: async () => missing,
  openSample: () => missing,
  renameGame: async () => {},
  duplicateGame: async () => {},
};

type PreferenceActions = Pick<TableActions, 'setPreference' | 'settled'>;

function preferenceActions(workplace: Workplace): PreferenceActions {
  const { get, set, keeper } = workplace;
  return {
    setPreference: (key, value) => {
      const changed = { ...get().preferences, [key]: value };
      const preferences = { ...changed, counterSize: counterSizeWithin(changed.counterSize) };
      set({ preferences });
      keeper.write(preferencesKey, preferences);
      if (key === 'ambush') obey(workplace);
    },
    settled: () => keeper.settled(),
  };
}

/**
 * A table for games of one data pack. Nothing is read from storage before `resume`.
 * Behind the curtain none of what it holds names a card of a hand, except `state`, which no screen renders.
 */
export function createTableStore({ world, storage, now = Date.now }: TableSetup): TableStore {
  return createStore<TableState>()((set, get) => {
    const keeper = createKeeper(storage, (storageTrouble) => set({ storageTrouble }));
    const show = createShow(world);
    const workplace = createWorkplace({ world, storage, keeper, now, get, set }, show);
    return {
      ...emptyDesk(world),
      ...pointingAtNothing,
      ...show(null, []),
      ...gameActions(workplace),
      ...decidingActions(workplace),
      ...pointingActions(workplace),
      ...preferenceActions(workplace),
      ...rest,
    };
  });
}
