// The timeline: chart and branches on one time axis, the branch and the position looked at, and the steps of its line.
import { type ReactNode, useEffect } from 'react';
import { Act } from '../layout/Act';
import { LineBar } from '../replay/LineBar';
import { useTable, useTableStore } from '../useTable';
import { BranchPanel } from './BranchPanel';
import { ChroniclePaper } from './ChroniclePaper';
import { PositionPanel } from './PositionPanel';
import { closeTimeline, lookAt } from './timelineStore';
import { type Looking, useLooking } from './useLooking';
import { useStepWords } from './useStepWords';
import '../charts/charts.css';
import './timeline.css';

/** The steps of the line looked at; playing shows them on the map. */
function Steps({ looking }: { looking: Looking }): ReactNode {
  const { said, brief } = useStepWords();
  const store = useTableStore();
  const { line, at, branch, entry } = looking;
  const play = (): void => {
    const { startReplay, seekReplay, playReplay } = store.getState();
    startReplay(branch.tip);
    seekReplay(at);
    playReplay(true);
    closeTimeline();
  };
  const seek = (step: number): void => {
    const target = line[step];
    if (target) lookAt(target.id, branch.tip);
  };
  return (
    <footer className="paper line-place" data-testid="line-bar">
      <LineBar line={line} at={at} told={brief(entry)} playing={false} onSeek={seek} onPlay={play} />
      <Act act="close-timeline" look="quiet" hotkey="Esc" onAct={closeTimeline}>
        {said.close}
      </Act>
    </footer>
  );
}

/** The tool that opens the timeline has the focus afterwards. */
function useFocusBack(): void {
  useEffect(() => {
    return () => document.querySelector<HTMLElement>('[data-testid="do-timeline"]')?.focus({ preventScroll: true });
  }, []);
}

export function TimelineScreen(): ReactNode {
  const { said } = useStepWords();
  const looking = useLooking();
  const side = useTable(({ view }) => view?.asked?.side ?? view?.outcome?.winner ?? 'neutral');
  useFocusBack();
  if (!looking) return null;
  return (
    <main className={`timeline ${side}`} data-testid="timeline" aria-label={said.title}>
      <ChroniclePaper looking={looking} />
      <aside>
        <BranchPanel looking={looking} />
        <PositionPanel looking={looking} />
      </aside>
      <Steps looking={looking} />
    </main>
  );
}
