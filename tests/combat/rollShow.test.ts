// Which rolls are shown: those that a decision has just brought, in the order they fell.
import { describe, expect, it } from 'vitest';
import { builtInWorld, createMemoryStorage, createTableStore, lesson, type TableState } from '../../src/store';
import { freshRolls } from '../../src/ui/combat/rollShow';

/** Plays the guided first turn up to and with the attack on Warsaw; what the table was before each decision, and after. */
function played() {
  const store = createTableStore({ world: builtInWorld(), storage: createMemoryStorage() });
  const { seed, script, legs } = lesson;
  store.getState().newGame({ seed, script: [...script], name: 'x' });
  const steps: { before: TableState; now: TableState; type: string }[] = [];
  for (const decision of legs.flatMap((leg) => leg.decisions)) {
    store.getState().liftCurtain();
    const before = store.getState();
    store.getState().submit(decision);
    steps.push({ before, now: store.getState(), type: decision.type });
    if (decision.type === 'attack') break;
  }
  return { store, steps };
}

describe('rolls to be shown', () => {
  it('are those of the decision just made', () => {
    const { steps } = played();
    const shown = steps.map(({ now, before }) => freshRolls(now, before).length);
    expect(shown.at(-1)).toBe(1);
    expect(shown.slice(0, -1).every((count) => count === 0)).toBe(true);
  });

  it('are none when going back, or forth again over dice that are known', () => {
    const { store } = played();
    const after = store.getState();
    after.undo();
    store.getState().answer(true);
    const back = store.getState();
    expect(freshRolls(back, after)).toEqual([]);
    store.getState().liftCurtain();
    store.getState().redo();
    expect(store.getState().log.length).toBeGreaterThan(back.log.length);
    expect(freshRolls(store.getState(), back)).toEqual([]);
  });

  it('are none in a replay', () => {
    const { store } = played();
    const before = store.getState();
    before.startReplay(0);
    const began = store.getState();
    began.seekReplay(began.replay?.length ?? 0);
    expect(freshRolls(store.getState(), began)).toEqual([]);
  });
});
