// The door to the lab's part of the store, fetched when it is first needed.
import { builtInPack } from '../../data/pack';
import type { Side, World } from '../../engine';
import { browserWorkerCount, spawnBrowserWorker } from '../../lab/browserWorkers';
import { recordInWorker } from '../bots/workerThinker';
import type { PlayedStrategy } from '../players';
import { createBrowserStorage } from '../storage';
import type { Language } from '../tableState';
import { createLabStore, type LabStore } from './labStore';
import { playableStrategies } from './library';

export type { CardName, CardStrategy, Condition, Counting, PlayRule } from '../../bots/strategy/document';
export { ENDINGS, type Ending } from '../../lab/playedGame';
export type { LineReport } from '../../lab/results/report';
export type { GameRow } from '../../lab/results/results';
export type { Comparison } from '../../lab/statistics/comparison';
export type { Band, CurveBands } from '../../lab/statistics/summary';
export { candidatesIn } from './candidates';
export { checkText, type TextFault } from './checkText';
export type { Bench, LabState } from './labState';
export { createLabStore, type LabStore } from './labStore';
export type { Strategy } from './library';
export { type LineDraft, planOf, type SeatDraft, startingFrom } from './planning';

/** Sound strategies of a side, in the browser's storage and among the examples. */
export const playable = (world: World, side: Side, language: Language): Promise<readonly PlayedStrategy[]> =>
  playableStrategies(world, createBrowserStorage(), side, language);

let lab: LabStore | null = null;

/** The lab of this page; it goes on while nobody looks at it. */
export function browserLab(world: World): LabStore {
  const crew = { pack: builtInPack, spawn: spawnBrowserWorker, workers: browserWorkerCount(), record: recordInWorker };
  lab ??= createLabStore({ world, storage: createBrowserStorage(), crew });
  return lab;
}
