// The table store (vanilla zustand): the only caller of the engine's decide from the screen.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { World } from '../engine';
import { createDriver } from './bots/driver';
import type { Thinker } from './bots/thinker';
import { decidingActions, obey } from './deciding';
import { fileActions } from './gameFiles';
import { gameActions, preferencesKey } from './games';
import { createKeeper } from './keeper';
import { lookingActions } from './looking';
import { pointingActions } from './pointing';
import { counterSizeWithin, defaultPreferences } from './preferences';
import { createShelf } from './shelf';
import { createShow } from './shown';
import type { Storage } from './storage';
import type { Desk, TableActions, TableState } from './tableState';
import { createWorkplace, pointingAtNothing, type Workplace } from './workplace';

export type TableStore = StoreApi<TableState>;

export interface TableSetup {
  readonly world: World;
  readonly storage: Storage;
  /** Works out what bots decide; without one they never do. */
  readonly thinker?: Thinker;
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

const idle: Thinker = () => new Promise(() => {});

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
      if (key === 'warnings') workplace.refresh();
    },
    settled: () => keeper.settled(),
  };
}

/**
 * A table for games of one data pack. Nothing is read from storage before `resume`.
 * Behind the curtain none of what it holds names a card of a hand, except `state`, which no screen renders.
 */
export function createTableStore({ world, storage, thinker = idle, now = Date.now }: TableSetup): TableStore {
  let look = (): void => {};
  const table = createStore<TableState>()((set, get) => {
    const keeper = createKeeper(storage, (storageTrouble) => set({ storageTrouble }));
    const show = createShow(world);
    const workplace = createWorkplace({ world, storage, shelf: createShelf(storage), keeper, now, get, set }, show);
    const driver = createDriver(workplace, thinker);
    look = driver.look;
    return {
      ...emptyDesk(world),
      ...pointingAtNothing,
      ...show(null, { selection: [], warnings: defaultPreferences.warnings }),
      ...gameActions(workplace),
      ...fileActions(workplace),
      ...decidingActions(workplace),
      ...pointingActions(workplace),
      ...lookingActions(workplace),
      ...preferenceActions(workplace),
      ...driver.actions,
    };
  });
  table.subscribe(look);
  return table;
}
