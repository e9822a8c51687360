// The end of the game: who won, by which clause, and how the three conditions of the decision stood (R1.2, R1.3).
import type { ReactNode } from 'react';
import type { Outcome } from '../../engine';
import { SideMark } from '../art/SideMark';
import { RuleRef } from '../dialogs/Reason';
import { Act } from '../layout/Act';
import { ConditionRows } from '../rail/Score';
import { useExport } from '../setup/useExport';
import { useTimelineDoor } from '../timeline/useTimelineDoor';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import './end.css';

function useClause({ winner, kind, axisPoints }: Outcome): string {
  const { words } = useWords();
  const { reason } = words.end;
  if (kind === 'decision') return reason.decision;
  return winner === 'axis' ? reason.axisSudden(axisPoints) : reason.alliesSudden(axisPoints);
}

export function EndScreen({ outcome, onLook }: { outcome: Outcome; onLook: () => void }): ReactNode {
  const { words, screen } = useWords();
  const close = useTable((table) => table.closeGame);
  const exportGame = useExport();
  const clause = useClause(outcome);
  const { said, toggle } = useTimelineDoor();
  const lookBack = (): void => {
    onLook();
    toggle();
  };
  const { winner, kind, rule, axisPoints, axisAreas, axisHoldsBerlin } = outcome;
  return (
    <div className={`ending ${winner}`} data-testid="end" data-winner={winner} data-kind={kind}>
      <section className="paper" aria-labelledby="end-title">
        <SideMark side={winner} size={72} />
        <p className="over">{screen.beside([words.end.title, words.end.kinds[kind]])}</p>
        <h1 id="end-title">{words.end.winner(words.sides[winner])}</h1>
        <p className="lead">
          {clause} <RuleRef rule={rule} />
        </p>
        <table className="verdict-table">
          <caption>
            {screen.end.conditions} <RuleRef rule="R1.3" />
          </caption>
          <tbody>
            <ConditionRows standing={{ points: axisPoints, areas: axisAreas, holdsBerlin: axisHoldsBerlin }} />
          </tbody>
        </table>
        <div className="acts">
          <Act act="look" look="go" hotkey="Enter" onAct={onLook}>
            {words.end.look}
          </Act>
          <Act act="look-back" hotkey="T" onAct={lookBack}>
            {said.title}
          </Act>
          <Act act="export-end" onAct={exportGame}>
            {words.rail.exportGame}
          </Act>
          <Act act="again" look="quiet" onAct={close}>
            {words.end.again}
          </Act>
        </div>
      </section>
    </div>
  );
}
