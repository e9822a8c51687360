// What is wrong with the text of a strategy: where, why, by which rule, and what stands there.
import type { ReactNode } from 'react';
import type { TextFault } from '../../../store/lab';
import { RuleRef } from '../../dialogs/Reason';
import { useLabWords } from '../useLab';

/** What stands there, short. */
function shortly(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
}

interface FaultProps {
  readonly fault: TextFault;
  readonly onGo: (offset: number) => void;
}

function Fault({ fault, onGo }: FaultProps): ReactNode {
  const { strategies: said } = useLabWords();
  const { line, column, offset, path, value, reason, rule, details } = fault;
  const found = shortly(value);
  return (
    <li data-testid="strategy-fault" data-reason={reason}>
      <button type="button" className="lab-go" onClick={() => onGo(offset)}>
        {said.at(line, column)}
      </button>
      <span>
        {path && <code>{path}</code>} {said.reasons[reason](details?.expected, details?.min, details?.max)}{' '}
        {found && <code>{found}</code>} {rule && <RuleRef rule={rule} />}
      </span>
    </li>
  );
}

export function FaultList({ faults, onGo }: { faults: readonly TextFault[]; onGo: FaultProps['onGo'] }): ReactNode {
  const { strategies: said } = useLabWords();
  return (
    <div className="lab-faults" role="status" data-testid="strategy-faults" data-count={faults.length}>
      {faults.length === 0 ? (
        <p className="sound">{said.noFaults}</p>
      ) : (
        <ul aria-label={said.faults}>
          {faults.map((fault) => (
            <Fault key={`${fault.offset} ${fault.path} ${fault.reason}`} fault={fault} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}
