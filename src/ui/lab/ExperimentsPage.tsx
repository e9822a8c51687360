// Experiments: what is to be played on the left, what has come of it beside it.
import type { ReactNode } from 'react';
import { ConditionsSlip } from './ConditionsSlip';
import { IdlePaper } from './IdlePaper';
import { KeptPaper } from './KeptPaper';
import { LineSlip } from './LineSlip';
import { useLabDesk } from './labDesk';
import { PlayedLines } from './PlayedLines';
import { ResultsView } from './results/ResultsView';
import { useLab } from './useLab';

/** Lines to be played; of an experiment that is looked at, those it was played with. */
export function ExperimentsPage(): ReactNode {
  const bench = useLab((lab) => lab.bench);
  const lines = useLabDesk((desk) => desk.lines);
  if (bench) {
    return (
      <div className="lab-table">
        <div className="lab-left">
          <PlayedLines bench={bench} />
          <KeptPaper />
        </div>
        <ResultsView bench={bench} />
      </div>
    );
  }
  return (
    <div className="lab-table preparing">
      <div className="lab-lines">
        {lines.map((line, index) => (
          // Lines have no identity but their letter.
          <LineSlip key={letters[index]} line={line} index={index} />
        ))}
      </div>
      <div className="lab-left">
        <ConditionsSlip />
        <KeptPaper />
        <IdlePaper />
      </div>
    </div>
  );
}

const letters = ['A', 'B', 'C', 'D'];
