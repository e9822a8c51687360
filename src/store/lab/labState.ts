// What the lab shows and what can be done in it: the contract between its store and its screen.
import type { Save, World } from '../../engine';
import type { Plan, Task } from '../../lab/plan';
import type { Progress } from '../../lab/pool/runPlan';
import type { Report } from '../../lab/results/report';
import type { Results } from '../../lab/results/results';
import type { StorageTrouble } from '../storage';
import type { Strategy } from './library';

export interface Experiment {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly plan: Plan;
  /** Games are added to it in place. */
  readonly results: Results;
}

/** An experiment in the list of those kept. */
export interface ExperimentSummary {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly played: number;
  readonly total: number;
}

/** The experiment that is looked at. */
export interface Bench {
  readonly experiment: Experiment;
  /** A new one with every look at results that have changed. */
  readonly report: Report;
  readonly running: boolean;
  /** Of the run that is under way or was last. */
  readonly progress: Progress | null;
  /** Why it cannot be played at all. */
  readonly broken: string | null;
}

export interface LabActions {
  /** To call when the lab is entered: own strategies and kept experiments. */
  resume(): Promise<void>;
  /** Keeps a strategy as it is written, sound or not; a new one without an id. Its id. */
  writeStrategy(id: string | null, text: string): string;
  removeStrategy(id: string): void;
  /** Plays a plan; its results are kept, whole or not. */
  begin(name: string, plan: Plan): void;
  /** Ends the run; what has been played is kept. */
  cancel(): void;
  /** Plays what is left of the experiment. */
  goOn(): void;
  openExperiment(id: string): Promise<void>;
  removeExperiment(id: string): void;
  /** Puts the experiment away. */
  clear(): void;
  /** Plays a game of the experiment again: a save with every decision; null without an experiment. Rejects when it fails. */
  record(task: Task): Promise<Save | null>;
  /** The figures as JSON, and tables of games and cards as CSV; empty without an experiment. */
  reportJson(): string;
  gamesCsv(): string;
  cardsCsv(): string;
  /** Resolves when everything is in storage, or has failed to get there. */
  settled(): Promise<void>;
}

export interface LabState extends LabActions {
  readonly world: World;
  readonly ready: boolean;
  /** Own ones first. */
  readonly strategies: readonly Strategy[];
  readonly experiments: readonly ExperimentSummary[];
  readonly bench: Bench | null;
  /** Storage is full or blocked: the lab goes on, but nothing is kept. */
  readonly storageTrouble: StorageTrouble | null;
}
