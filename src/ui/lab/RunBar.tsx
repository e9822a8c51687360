// How far the run is, how long it will take, and how to stop it or go on with it.
import type { ReactNode } from 'react';
import type { Bench } from '../../store/lab';
import { Act } from '../layout/Act';
import { useLab, useLabWords } from './useLab';

const playedOf = ({ experiment }: Bench): number => experiment.results.rows.length;
const totalOf = ({ experiment: { plan } }: Bench): number => plan.games * plan.lines.length;

/** How it goes, in words. */
function useTold(bench: Bench): readonly string[] {
  const { run } = useLabWords();
  const { running, progress, broken } = bench;
  const failures = bench.report.lines.reduce((sum, line) => sum + line.failures, 0);
  const failed = failures > 0 ? [run.failed(failures)] : [];
  if (broken !== null) return [run.broken(broken)];
  if (!running) return [playedOf(bench) < totalOf(bench) ? run.stopped : run.done, ...failed];
  if (!progress || progress.secondsLeft === null) return [run.waiting];
  return [run.left(progress.secondsLeft), run.speed(progress.gamesPerSecond), ...failed];
}

function RunActs({ bench }: { bench: Bench }): ReactNode {
  const { run } = useLabWords();
  const cancel = useLab((lab) => lab.cancel);
  const goOn = useLab((lab) => lab.goOn);
  if (bench.running) {
    return (
      <Act act="lab-stop" look="danger" onAct={cancel}>
        {run.stop}
      </Act>
    );
  }
  if (playedOf(bench) >= totalOf(bench)) return null;
  return (
    <Act act="lab-go-on" onAct={goOn}>
      {run.goOn}
    </Act>
  );
}

function Running({ bench }: { bench: Bench }): ReactNode {
  const { run } = useLabWords();
  const [played, total] = [playedOf(bench), totalOf(bench)];
  return (
    <div className="lab-run" data-testid="lab-run" data-played={played} data-running={bench.running}>
      <span className="num">{run.of(played, total)}</span>
      <progress max={total} value={played} aria-label={run.of(played, total)} />
      <span role="status">{useTold(bench).join(' ')}</span>
      <RunActs bench={bench} />
    </div>
  );
}

export function RunBar(): ReactNode {
  const bench = useLab((lab) => lab.bench);
  return <div className="lab-run-place">{bench && <Running bench={bench} />}</div>;
}
