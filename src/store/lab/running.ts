// Runs of experiments in workers: shown a few times a second, kept every few seconds and at the end.
import type { Save } from '../../engine';
import type { Plan, Task } from '../../lab/plan';
import type { Spawn } from '../../lab/pool/protocol';
import { type Progress, type Run, runPlan } from '../../lab/pool/runPlan';
import { reportOf } from '../../lab/results/report';
import { emptyResults } from '../../lab/results/results';
import { reasonOf } from '../fields';
import type { Archive } from './archive';
import type { Bench, Experiment, LabActions, LabState } from './labState';

type RunningActions = Pick<LabActions, 'begin' | 'cancel' | 'goOn' | 'openExperiment' | 'removeExperiment' | 'clear'>;

export interface Crew {
  /** The data pack as JSON, for the workers. */
  readonly pack: unknown;
  /** Plays a game again. */
  readonly record: (plan: Plan, task: Task) => Promise<Save>;
  readonly spawn: Spawn;
  readonly workers: number;
}

export interface Bay {
  readonly get: () => LabState;
  readonly set: (patch: Partial<LabState>) => void;
  readonly archive: Archive;
  readonly crew: Crew;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Tells of a storage that fails. */
  readonly report: (error: unknown) => void;
}

const showEvery = 400;
const keepEvery = 5000;

const laidOut = (experiment: Experiment): Bench => ({
  experiment,
  report: reportOf(experiment.plan, experiment.results),
  running: false,
  progress: null,
  broken: null,
});

function keep({ get, set, archive }: Bay, experiment: Experiment): void {
  set({ experiments: archive.put(get().experiments, experiment) });
}

/** Shows the experiment as it stands, if it is still the one that is looked at. */
function show({ get, set }: Bay, experiment: Experiment, patch: Partial<Bench>): void {
  const { bench } = get();
  if (bench?.experiment !== experiment) return;
  set({ bench: { ...bench, report: reportOf(experiment.plan, experiment.results), ...patch } });
}

/** What is told while games are played: not of every game, for they may come by the hundred. */
function paced(bay: Bay, experiment: Experiment): (progress: Progress) => void {
  let [shown, kept] = [0, bay.now()];
  return (progress) => {
    const time = bay.now();
    if (time - shown >= showEvery) {
      shown = time;
      show(bay, experiment, { progress });
    }
    if (time - kept >= keepEvery) {
      kept = time;
      keep(bay, experiment);
    }
  };
}

function start(bay: Bay, experiment: Experiment): Run {
  const { plan, results } = experiment;
  const { pack, spawn, workers } = bay.crew;
  let last: Progress | null = null;
  const tell = paced(bay, experiment);
  const onProgress = (progress: Progress): void => {
    last = progress;
    tell(progress);
  };
  bay.set({ bench: { ...laidOut(experiment), running: true } });
  const run = runPlan({ pack, plan }, { spawn, workers, results, onProgress });
  run.ended.then((end) => {
    show(bay, experiment, { running: false, progress: last, broken: end.how === 'broken' ? end.reason : null });
    keep(bay, experiment);
  });
  return run;
}

async function opened({ archive, report }: Bay, id: string): Promise<Experiment | null> {
  try {
    return await archive.take(id);
  } catch (error) {
    report(error);
    return null;
  }
}

/** Actions that play experiments and look at them again. */
export function runningActions(bay: Bay): RunningActions {
  const { get, set, archive, now, newId } = bay;
  let run: Run | null = null;
  const cancel = (): void => {
    run?.cancel();
    run = null;
  };
  const begun = (experiment: Experiment): void => {
    cancel();
    try {
      run = start(bay, experiment);
    } catch (error) {
      set({ bench: { ...laidOut(experiment), broken: reasonOf(error) } });
    }
  };
  const begin = (name: string, plan: Plan): void => {
    const results = emptyResults(get().world, plan);
    begun({ id: newId(), name, at: now(), plan, results });
  };
  return {
    begin,
    cancel,
    goOn: () => {
      const { bench } = get();
      if (bench && !bench.running) begun(bench.experiment);
    },
    openExperiment: async (id) => {
      const experiment = await opened(bay, id);
      if (!experiment) return;
      cancel();
      set({ bench: laidOut(experiment) });
    },
    removeExperiment: (id) => {
      if (get().bench?.experiment.id === id) {
        cancel();
        set({ bench: null });
      }
      set({ experiments: archive.remove(get().experiments, id) });
    },
    clear: () => {
      cancel();
      set({ bench: null });
    },
  };
}
