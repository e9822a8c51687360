// R13.1, R13.6: recovery goes nation by nation; how far it has come, and a choice to be taken over as it is.
import { useMemo } from 'react';
import type { UnitDef, UnitId } from '../../engine';
import type { TimelineView } from '../../store';
import { useTable } from '../useTable';
import type { PromptAt } from './offers';

type RecoveryPrompt = PromptAt<'recovery'>;

/** Nations of the side that have chosen already: recoveries right before the present position. */
function doneBefore({ entries, cursor }: TimelineView, { side }: RecoveryPrompt): number {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let done = 0;
  for (let step = byId.get(cursor); step?.decision === 'recover' && step.side === side; done += 1) {
    step = byId.get(step.parent ?? -1);
  }
  return done;
}

/** Which of the nations that must choose this is. */
export function useRecoveryProgress(prompt: RecoveryPrompt): { at: number; of: number } {
  const timeline = useTable((table) => table.timeline);
  const waiting = useTable(({ state }) => state?.frames.filter((frame) => frame.at === 'recovery').length ?? 1);
  return useMemo(() => {
    const done = timeline ? doneBefore(timeline, prompt) : 0;
    return { at: done + 1, of: done + waiting };
  }, [timeline, waiting, prompt]);
}

/** Dearer units before cheaper ones, then by attack or air strength, then by durability. */
const worth = ({ cost, attack, air, durability }: UnitDef): number =>
  cost * 100 + Math.max(attack, air) * 10 + durability;

/** As many candidates as may recover, those of most worth; alike ones in the order of the pack. */
export function mostWorth(byId: Readonly<Record<UnitId, UnitDef>>, { candidates, count }: RecoveryPrompt): UnitId[] {
  const worthOf = (id: UnitId): number => {
    const unit = byId[id];
    return unit ? worth(unit) : 0;
  };
  return candidates.toSorted((one, other) => worthOf(other) - worthOf(one)).slice(0, count);
}
