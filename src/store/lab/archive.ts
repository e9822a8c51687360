// The last experiments in the browser's storage: a short list, and each with its plan and results.
import { fieldsOf, isWhole } from '../fields';
import type { Keeper } from '../keeper';
import type { Storage } from '../storage';
import type { Experiment, ExperimentSummary } from './labState';

/** Experiments that are kept; older ones go. */
const MOST = 8;

const listKey = 'lab/experiments';
const experimentKey = (id: string): string => `lab/experiment/${id}`;

function summaryOf({ id, name, at, plan, results }: Experiment): ExperimentSummary {
  return { id, name, at, played: results.rows.length, total: plan.games * plan.lines.length };
}

function summariesIn(stored: unknown): ExperimentSummary[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((item) => {
    const { id, name, at, played, total } = fieldsOf(item);
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    if (!isWhole(at) || !isWhole(played) || !isWhole(total)) return [];
    return [{ id, name, at, played, total }];
  });
}

/** Whether a stored value can be an experiment; it was written by this program or an older one. */
function isExperiment(stored: unknown): stored is Experiment {
  const { id, name, at, plan, results } = fieldsOf(stored);
  const lines = fieldsOf(plan)['lines'];
  const tallies = fieldsOf(results)['lines'];
  const isList = Array.isArray(lines) && Array.isArray(tallies) && Array.isArray(fieldsOf(results)['rows']);
  return typeof id === 'string' && typeof name === 'string' && isWhole(at) && isList && lines.length === tallies.length;
}

export interface Archive {
  /** Summaries, the newest first. Rejects when storage fails. */
  list(): Promise<readonly ExperimentSummary[]>;
  /** null when there is none, or one that cannot be read. Rejects when storage fails. */
  take(id: string): Promise<Experiment | null>;
  /** Has it written; the new list. */
  put(list: readonly ExperimentSummary[], experiment: Experiment): readonly ExperimentSummary[];
  remove(list: readonly ExperimentSummary[], id: string): readonly ExperimentSummary[];
}

/** An archive in `storage`, written to through `keeper`. */
export function createArchive(storage: Storage, keeper: Keeper): Archive {
  const write = (list: readonly ExperimentSummary[]): void => keeper.write(listKey, list);
  return {
    list: async () => summariesIn(await storage.get(listKey)).toSorted((a, b) => b.at - a.at),
    take: async (id) => {
      await keeper.settled();
      const stored = await storage.get(experimentKey(id));
      return isExperiment(stored) ? stored : null;
    },
    put: (list, experiment) => {
      const others = list.filter(({ id }) => id !== experiment.id);
      const all = [summaryOf(experiment), ...others].toSorted((a, b) => b.at - a.at);
      for (const { id } of all.slice(MOST)) keeper.remove(experimentKey(id));
      keeper.write(experimentKey(experiment.id), structuredClone(experiment));
      write(all.slice(0, MOST));
      return all.slice(0, MOST);
    },
    remove: (list, id) => {
      const left = list.filter((summary) => summary.id !== id);
      keeper.remove(experimentKey(id));
      write(left);
      return left;
    },
  };
}
