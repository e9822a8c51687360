// Actions that look without changing the game: replays, names of branches, comparisons.

import { comparisonOf } from './comparing';
import { keep } from './keeping';
import { isKnownTo } from './knowledge';
import { running, showingFrom, soughtTo, stepped } from './replaying';
import type { Showing } from './session';
import type { TableActions } from './tableState';
import { named } from './timeline';
import type { Workplace } from './workplace';

type ReplayActions = Pick<TableActions, 'startReplay' | 'seekReplay' | 'playReplay' | 'setReplaySpeed' | 'endReplay'>;
type LookingActions = ReplayActions & Pick<TableActions, 'nameBranch' | 'compare'>;

const slowest = 0.25;
const fastest = 16;

/** Changes the showing, if a line is being shown. */
function change({ session, lay }: Workplace, how: (showing: Showing) => Showing): Showing | null {
  const current = session();
  if (!current?.showing) return null;
  const showing = how(current.showing);
  lay({ ...current, showing });
  return showing;
}

function replayActions(workplace: Workplace): ReplayActions {
  let speed = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (showing: Showing | null): void => {
    clearTimeout(timer);
    if (showing?.playing) timer = setTimeout(() => wait(change(workplace, stepped)), 1000 / showing.speed);
  };
  return {
    startReplay: (from = 0) => {
      const session = workplace.session();
      if (!session || !isKnownTo(session.timeline, workplace.get().seat, from)) return;
      workplace.lay({ ...session, showing: showingFrom(session, from, speed) });
      wait(null);
    },
    seekReplay: (at) => wait(change(workplace, (showing) => soughtTo(showing, at))),
    playReplay: (on) => wait(change(workplace, (showing) => running(showing, on))),
    setReplaySpeed: (wanted) => {
      speed = Math.min(fastest, Math.max(slowest, wanted));
      wait(change(workplace, (showing) => ({ ...showing, speed })));
    },
    endReplay: () => {
      const session = workplace.session();
      if (session?.showing) workplace.lay({ ...session, showing: null });
      wait(null);
    },
  };
}

function nameBranch(workplace: Workplace, tip: number, name: string): void {
  const session = workplace.session();
  if (!session || !isKnownTo(session.timeline, workplace.get().seat, tip)) return;
  const renamed = { ...session, timeline: named(session.timeline, tip, name.trim()) };
  workplace.refresh(renamed);
  keep(workplace, renamed);
}

/** Actions that look at other positions. */
export function lookingActions(workplace: Workplace): LookingActions {
  return {
    ...replayActions(workplace),
    nameBranch: (tip, name) => nameBranch(workplace, tip, name),
    compare: (a, b) => {
      const session = workplace.session();
      return session && comparisonOf(workplace.world, session.timeline, workplace.get().seat, a, b);
    },
  };
}
