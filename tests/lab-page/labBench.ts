// A lab with the toy war whose workers are in this thread, for tests of its store.
import type { FromWorker, Spawn, ToWorker } from '../../src/lab/pool/protocol';
import { serve } from '../../src/lab/pool/serve';
import { replayOf } from '../../src/lab/replayOf';
import { createMemoryStorage, type Storage } from '../../src/store';
import { createLabStore, type LabStore } from '../../src/store/lab';
import { pack, world } from '../lab/toyLab';

/** Workers that answer a little later, one message at a time. */
const spawn: Spawn = ({ said }) => {
  let isAlive = true;
  const answer = serve((message: FromWorker) => isAlive && said(structuredClone(message)));
  return {
    send: (message: ToWorker) => void setTimeout(() => isAlive && answer(structuredClone(message)), 0),
    stop: () => {
      isAlive = false;
    },
  };
};

/** A clock that goes on by a second at every look. */
function ticking(): () => number {
  let time = 1_700_000_000_000;
  return () => {
    time += 1000;
    return time;
  };
}

export const toyLab = (storage: Storage = createMemoryStorage()): LabStore =>
  createLabStore({
    world,
    storage,
    now: ticking(),
    crew: { pack, spawn, workers: 1, record: async (plan, { line, n }) => replayOf(world, plan, line, n) },
  });

/** Waits until the run has ended. */
export async function ended(lab: LabStore): Promise<void> {
  for (let looks = 0; lab.getState().bench?.running && looks < 2000; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
