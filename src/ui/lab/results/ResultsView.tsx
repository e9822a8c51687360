// What has come of an experiment so far.
import type { ReactNode } from 'react';
import type { Bench } from '../../../store/lab';
import { CardsPaper } from './CardsPaper';
import { CurvePaper } from './CurvePaper';
import { EndingsPaper } from './EndingsPaper';
import { ExportActs } from './ExportActs';
import { GamesPaper } from './GamesPaper';
import { RatePaper } from './RatePaper';
import './results.css';

export function ResultsView({ bench }: { bench: Bench }): ReactNode {
  return (
    <>
      <div className="lab-middle" data-testid="results">
        <RatePaper bench={bench} />
        <EndingsPaper bench={bench} />
        <CurvePaper bench={bench} />
      </div>
      <div className="lab-right">
        <GamesPaper bench={bench} />
        <CardsPaper bench={bench} />
        <ExportActs bench={bench} />
      </div>
    </>
  );
}
