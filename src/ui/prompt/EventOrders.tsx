// Events with one thing to do: Vichy (R16.3), partisans (R17.3), raids (R17.1), bombing (R17.2), new weapons (R5.6).
import type { ReactNode } from 'react';
import type { PromptFrame, UnitId } from '../../engine';
import { Act } from '../layout/Act';
import { UnitChoice } from '../panels/UnitChoice';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct, ReselectAct } from './CommonActs';
import { useGroupWords } from './groupWords';
import { type Intent, IntentButtons } from './IntentButtons';
import { isLegal, type PromptAt, reasonAmong, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

export function VichyOrder({ prompt }: { prompt: PromptAt<'vichy'> }): ReactNode {
  const { words, reason } = useWords();
  const [option] = useOptions('proclaimVichy');
  const submit = useSubmit();
  const why = option?.refusal && { text: reason(option.refusal) };
  const acts = (
    <>
      <Act act="proclaimVichy" look="go" hotkey="Enter" reason={why} onAct={() => submit({ type: 'proclaimVichy' })}>
        {words.decisions.proclaimVichy}
      </Act>
      <DoneAct>{words.slip.finishEvent}</DoneAct>
    </>
  );
  return <Slip prompt={prompt} acts={acts} />;
}

export function PartisanOrder({ prompt }: { prompt: PromptAt<'partisan'> }): ReactNode {
  const { words, screen, reason } = useWords();
  const options = useOptions('placePartisan');
  const submit = useSubmit();
  const [first] = options.filter(isLegal);
  const refusal = reasonAmong(options);
  const acts = (
    <>
      <Act
        act="placePartisan"
        look="go"
        hotkey="Enter"
        reason={refusal && { text: reason(refusal) }}
        onAct={() => first && submit(first.decision)}
      >
        {words.decisions.placePartisan}
      </Act>
      <DoneAct>{screen.slip.skip}</DoneAct>
    </>
  );
  return <Slip prompt={prompt} acts={acts} />;
}

/** Units that may be used, the dim ones with their reason, as counters on the slip. */
export function UnitRow({ units }: { units: readonly UnitId[] }): ReactNode {
  return (
    <div className="pick-row">
      {units.map((id) => (
        <UnitChoice key={id} id={id} testId={`pick-${id}`} />
      ))}
    </div>
  );
}

/** Units a prompt might use, the usable ones first. */
export function useCandidates(): readonly UnitId[] {
  const selectables = useTable((table) => table.selectables);
  const units = useTable(({ world }) => world.units);
  const asked = units.map(({ id }) => id).filter((id) => selectables[id] !== undefined);
  return [...asked.filter((id) => selectables[id] === null), ...asked.filter((id) => selectables[id] !== null)];
}

interface UnitsOrderProps {
  readonly prompt: PromptFrame;
  readonly kinds: readonly Intent[];
  readonly note: string;
}

function UnitsOrder({ prompt, kinds, note }: UnitsOrderProps): ReactNode {
  const { words } = useWords();
  const group = useGroupWords();
  const candidates = useCandidates();
  const acts = (
    <>
      <IntentButtons kinds={kinds} />
      <ReselectAct />
      <DoneAct>{words.slip.finishEvent}</DoneAct>
    </>
  );
  return (
    <Slip prompt={prompt} note={group ?? note} acts={acts} tall>
      <UnitRow units={candidates} />
    </Slip>
  );
}

export function WolfpackOrder({ prompt }: { prompt: PromptAt<'wolfpack'> }): ReactNode {
  const { screen } = useWords();
  return <UnitsOrder prompt={prompt} kinds={['raid']} note={screen.slip.submarines} />;
}

export function BombingOrder({ prompt }: { prompt: PromptAt<'bombing'> }): ReactNode {
  const { screen } = useWords();
  return <UnitsOrder prompt={prompt} kinds={['bomb']} note={screen.slip.bombers} />;
}

export function ArsenalOrder({ prompt }: { prompt: PromptAt<'arsenal'> }): ReactNode {
  const { screen } = useWords();
  return <UnitsOrder prompt={prompt} kinds={['deploy', 'release']} note={screen.slip.weapons} />;
}
