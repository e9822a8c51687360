// At the end of an impulse or turn: units too many at sea (R8.8), controlling nations (R21.15), recovery (R13.6).
import type { ReactNode } from 'react';
import type { DecisionType, UnitId } from '../../engine';
import { recoveryWords } from '../i18n/recoveryWords';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct, ReselectAct } from './CommonActs';
import { ControllerChoices } from './ControllerChoices';
import { UnitRow, useCandidates } from './EventOrders';
import { type PromptAt, useOptions, useSubmit } from './offers';
import { mostWorth, useRecoveryProgress } from './recovery';
import { Slip } from './Slip';

interface PickOrderProps {
  readonly note?: string | null;
  /** Another way than picking one by one. */
  readonly besides?: ReactNode;
  readonly prompt: PromptAt<'overload'> | PromptAt<'recovery'>;
  readonly count: number;
  readonly units: readonly UnitId[];
  readonly kind: DecisionType & ('sendToPool' | 'recover');
}

/** A number of units is picked, then confirmed. */
function PickOrder({ prompt, count, units, kind, note, besides }: PickOrderProps): ReactNode {
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
      {besides}
      <ReselectAct />
    </>
  );
  return (
    <Slip prompt={prompt} note={note} acts={acts} tall>
      <UnitRow units={units} />
    </Slip>
  );
}

export function OverloadOrder({ prompt }: { prompt: PromptAt<'overload'> }): ReactNode {
  const candidates = useCandidates();
  return <PickOrder prompt={prompt} count={prompt.excess} units={candidates} kind="sendToPool" />;
}

/** Recovers those of most worth at once, without picking. */
function RecoverBestAct({ prompt }: { prompt: PromptAt<'recovery'> }): ReactNode {
  const { words, names, language } = useWords();
  const submit = useSubmit();
  const byId = useTable(({ world }) => world.unitById);
  const best = mostWorth(byId, prompt);
  const said = recoveryWords(language);
  return (
    <Act
      act="recover-best"
      hotkey="R"
      tip={{ title: said.best, text: words.list([said.bestNote, names.units(best)]) }}
      onAct={() => submit({ type: 'recover', units: [...best] })}
    >
      {said.best}
    </Act>
  );
}

export function RecoveryOrder({ prompt }: { prompt: PromptAt<'recovery'> }): ReactNode {
  const { names, language } = useWords();
  const { at, of } = useRecoveryProgress(prompt);
  return (
    <PickOrder
      prompt={prompt}
      count={prompt.count}
      units={prompt.candidates}
      kind="recover"
      note={of > 1 ? recoveryWords(language).progress(names.nation(prompt.nation), at, of) : null}
      besides={<RecoverBestAct prompt={prompt} />}
    />
  );
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
