// At the end of an impulse or turn: units too many at sea (R8.8), controlling nations (R21.15), recovery (R13.6).
import type { ReactNode } from 'react';
import type { DecisionType, UnitId } from '../../engine';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct, ReselectAct } from './CommonActs';
import { ControllerChoices } from './ControllerChoices';
import { UnitRow, useCandidates } from './EventOrders';
import { type PromptAt, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

interface PickOrderProps {
  readonly prompt: PromptAt<'overload'> | PromptAt<'recovery'>;
  readonly count: number;
  readonly units: readonly UnitId[];
  readonly kind: DecisionType & ('sendToPool' | 'recover');
}

/** A number of units is picked, then confirmed. */
function PickOrder({ prompt, count, units, kind }: PickOrderProps): ReactNode {
  const { words, screen, reason } = useWords();
  const chosen = useTable(({ selection }) => selection.length);
  const [option] = useOptions(kind);
  const submit = useSubmit();
  const picked = screen.slip.picked(chosen, count);
  const why = option ? option.refusal && { text: reason(option.refusal) } : { text: picked };
  const acts = (
    <>
      <Act act={kind} look="go" hotkey="Enter" reason={why} onAct={() => option && submit(option.decision)}>
        {words.decisions[kind]}
        <small className="places">{picked}</small>
      </Act>
      <ReselectAct />
    </>
  );
  return (
    <Slip prompt={prompt} acts={acts} tall>
      <UnitRow units={units} />
    </Slip>
  );
}

export function OverloadOrder({ prompt }: { prompt: PromptAt<'overload'> }): ReactNode {
  const candidates = useCandidates();
  return <PickOrder prompt={prompt} count={prompt.excess} units={candidates} kind="sendToPool" />;
}

export function RecoveryOrder({ prompt }: { prompt: PromptAt<'recovery'> }): ReactNode {
  return <PickOrder prompt={prompt} count={prompt.count} units={prompt.candidates} kind="recover" />;
}

export function ControllersOrder({ prompt }: { prompt: PromptAt<'controllers'> }): ReactNode {
  const { words } = useWords();
  const acts = (
    <>
      <DoneAct hotkey="Enter">{words.slip.confirm}</DoneAct>
    </>
  );
  return (
    <Slip prompt={prompt} acts={acts} tall>
      <ControllerChoices />
    </Slip>
  );
}
