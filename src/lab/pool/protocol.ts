// What a pool and its workers say to each other: plain JSON, the same for threads of Node and workers of a browser.
import type { Plan, Task } from '../plan';
import type { PlayedGame } from '../playedGame';

export interface Job {
  /** The data pack as JSON; every worker parses it for itself. */
  readonly pack: unknown;
  readonly plan: Plan;
}

/** `start` comes first; games are played in the order they are asked for. */
export type ToWorker = { readonly type: 'start'; readonly job: Job } | { readonly type: 'play'; readonly task: Task };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'played'; readonly game: PlayedGame }
  /** The job itself makes no sense to the worker: no other worker would fare better. */
  | { readonly type: 'refused'; readonly reason: string };

/** A worker as the pool sees it. */
export interface LabWorker {
  send(message: ToWorker): void;
  /** Ends it at once, whatever it is doing; it is not heard of again. */
  stop(): void;
}

export interface WorkerEvents {
  said(message: FromWorker): void;
  /** It ended without having been told to. */
  died(reason: string): void;
}

/** Starts a worker. */
export type Spawn = (events: WorkerEvents) => LabWorker;
