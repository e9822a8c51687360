// The slip when nothing is asked of those who look: the curtain is being looked past, or the game is over.
import type { ReactNode } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

export interface OrderSlipProps {
  /** Back to the curtain, when only the board is being looked at. */
  readonly onCurtain: () => void;
  readonly onResult: () => void;
}

export function QuietSlip({ onCurtain, onResult }: OrderSlipProps): ReactNode {
  const { words, screen } = useWords();
  const curtain = useTable((table) => table.curtain);
  const { slip } = screen;
  return (
    <section className="paper order waiting" data-testid="prompt" data-frame="none" aria-label={words.slip.title}>
      <h2 className="ttl">{words.slip.title}</h2>
      <div className="order-body">
        <p className="ask">{curtain ? slip.waiting(words.sides[curtain.to]) : slip.over}</p>
        <p className="meta">{curtain ? slip.waitingNote : slip.overNote}</p>
      </div>
      <div className="acts">
        {curtain ? (
          <Act act="back-to-curtain" look="go" hotkey="M" onAct={onCurtain}>
            {slip.backToCurtain}
          </Act>
        ) : (
          <Act act="show-result" look="go" hotkey="Enter" onAct={onResult}>
            {screen.end.result}
          </Act>
        )}
      </div>
    </section>
  );
}
