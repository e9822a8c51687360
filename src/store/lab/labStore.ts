// The store of the lab (vanilla zustand): strategies, experiments, and the one that is looked at.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { World } from '../../engine';
import { cardsCsv, gamesCsv } from '../../lab/results/csv';
import { createKeeper, type Keeper } from '../keeper';
import { type Storage, troubleOf } from '../storage';
import { createArchive } from './archive';
import type { LabActions, LabState } from './labState';
import { checkedStrategy, exampleStrategies, type Strategy, storedStrategies, strategiesKey } from './library';
import { type Bay, type Crew, runningActions } from './running';

export type LabStore = StoreApi<LabState>;

export interface LabSetup {
  readonly world: World;
  readonly storage: Storage;
  readonly crew: Crew;
  /** Milliseconds since 1970; the clock unless given. */
  readonly now?: () => number;
}

type StrategyActions = Pick<LabActions, 'writeStrategy' | 'removeStrategy'>;
type OutputActions = Pick<LabActions, 'record' | 'reportJson' | 'gamesCsv' | 'cardsCsv'>;

function strategyActions({ get, set, now, newId }: Bay, keeper: Keeper): StrategyActions {
  const change = (own: readonly Strategy[]): void => {
    const examples = get().strategies.filter(({ origin }) => origin === 'example');
    set({ strategies: [...own, ...examples] });
    const written = own.map(({ id, text, updated }) => ({ id, text, updated }));
    keeper.write(strategiesKey, written);
  };
  const own = (): readonly Strategy[] => get().strategies.filter(({ origin }) => origin === 'own');
  return {
    writeStrategy: (id, text) => {
      const place = own().findIndex((one) => one.id === id);
      const written = { id: id ?? newId(), origin: 'own' as const, text, updated: now() };
      const strategy = checkedStrategy(get().world, written);
      change(place < 0 ? [strategy, ...own()] : own().with(place, strategy));
      return written.id;
    },
    removeStrategy: (id) => change(own().filter((one) => one.id !== id)),
  };
}

function outputActions({ get, crew }: Bay): OutputActions {
  return {
    record: async (task) => {
      const { bench } = get();
      return bench && crew.record(bench.experiment.plan, task);
    },
    reportJson: () => {
      const { bench } = get();
      if (!bench) return '';
      const { name, at, plan } = bench.experiment;
      return JSON.stringify({ name, at, plan, report: bench.report, games: bench.experiment.results.rows }, null, 1);
    },
    gamesCsv: () => {
      const { bench } = get();
      return bench ? gamesCsv(bench.experiment.results) : '';
    },
    cardsCsv: () => {
      const { world, bench } = get();
      return bench ? cardsCsv(world, bench.experiment.results) : '';
    },
  };
}

async function resume({ get, set, archive, report }: Bay, storage: Storage): Promise<void> {
  const { world } = get();
  try {
    const [own, experiments] = await Promise.all([storedStrategies(world, storage), archive.list()]);
    set({ strategies: [...own, ...exampleStrategies(world)], experiments });
  } catch (error) {
    report(error);
    set({ strategies: exampleStrategies(world) });
  }
  set({ ready: true });
}

/** Ids that go up with the time, each used once. */
function counting(now: () => number): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now());
    return last.toString(36);
  };
}

/** A lab for games of the built-in pack. Nothing is read from storage before `resume`. */
export function createLabStore({ world, storage, crew, now = Date.now }: LabSetup): LabStore {
  return createStore<LabState>()((set, get) => {
    const keeper = createKeeper(storage, (storageTrouble) => set({ storageTrouble }));
    const report = (error: unknown): void => set({ storageTrouble: troubleOf(error) });
    const archive = createArchive(storage, keeper);
    const bay: Bay = { get, set, archive, crew, now, newId: counting(now), report };
    return {
      world,
      ready: false,
      strategies: [],
      experiments: [],
      bench: null,
      storageTrouble: null,
      resume: () => resume(bay, storage),
      settled: () => keeper.settled(),
      ...strategyActions(bay, keeper),
      ...runningActions(bay),
      ...outputActions(bay),
    };
  });
}
