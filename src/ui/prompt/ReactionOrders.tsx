// Answers to an attack: ambush or not (R14), damage (R9.2), retreats (R10).
import type { ReactNode } from 'react';
import type { UnitId } from '../../engine';
import { adviceWords } from '../i18n/adviceWords';
import { Act } from '../layout/Act';
import { retreatingUnit } from '../map/mapModel';
import { UnitChoice } from '../panels/UnitChoice';
import { useInstruction } from '../useInstruction';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { isLegal, type OptionOf, type PromptAt, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

/** Standing instructions about the area of the occasion; like every instruction they do not look at the hand. */
function InstructionActs({ prompt: { side, area } }: { prompt: PromptAt<'ambush'> }): ReactNode {
  const { names, language } = useWords();
  const all = useTable(({ world }) => world.areas);
  const [{ mode, areas }, change] = useInstruction(side);
  const { askOnlyHere, askOnlyHereNote, askNotHere, askNotHereNote } = adviceWords(language);
  const asked = mode === 'onlyHere' ? areas : all.map(({ id }) => id);
  const elsewhere = asked.filter((id) => id !== area);
  return (
    <>
      <Act
        act="ambush-not-here"
        look="quiet"
        tip={{ text: askNotHereNote(names.area(area)) }}
        onAct={() => change({ mode: 'onlyHere', areas: elsewhere })}
      >
        {askNotHere}
      </Act>
      {elsewhere.length > 0 && (
        <Act
          act="ambush-only-here"
          look="quiet"
          tip={{ text: askOnlyHereNote(names.area(area)) }}
          onAct={() => change({ mode: 'onlyHere', areas: [area] })}
        >
          {askOnlyHere}
        </Act>
      )}
    </>
  );
}

export function AmbushOrder({ prompt }: { prompt: PromptAt<'ambush'> }): ReactNode {
  const { words, screen, names } = useWords();
  const cards = useOptions('ambush').filter(isLegal);
  const submit = useSubmit();
  const acts = (
    <>
      {cards.map(({ decision }) => (
        <Act key={decision.card} act="ambush" look="go" hotkey="B" onAct={() => submit(decision)}>
          {screen.slip.ambushWith(names.cardWithValue(decision.card))}
        </Act>
      ))}
      <Act act="decline" hotkey="X" onAct={() => submit({ type: 'decline' })}>
        {words.decisions.decline}
      </Act>
      <InstructionActs prompt={prompt} />
    </>
  );
  return <Slip prompt={prompt} note={cards.length === 0 ? screen.slip.noAmbush : null} acts={acts} tall />;
}

export function DamageOrder({ prompt }: { prompt: PromptAt<'damage'> }): ReactNode {
  const { screen } = useWords();
  const { slip } = screen;
  const note = prompt.limited ? `${slip.damageNote}${slip.limited}` : slip.damageNote;
  return <Slip prompt={prompt} note={note} />;
}

function RetreatAct({ option: { decision, refusal, violates } }: { option: OptionOf<'retreat'> }): ReactNode {
  const { words, names, reason } = useWords();
  const submit = useSubmit();
  const pool = decision.to === 'forcePool';
  const warning = violates === undefined ? null : { text: words.slip.violates(names.nation(violates)) };
  return (
    <Act
      act={`retreat-${decision.to}`}
      look={pool || warning ? 'danger' : 'plain'}
      tip={warning}
      reason={refusal && { title: names.place(decision.to), text: reason(refusal) }}
      onAct={() => submit(decision)}
    >
      {pool ? words.slip.toPool : names.place(decision.to)}
      {warning && <small>{'!'}</small>}
    </Act>
  );
}

function RetreatingUnits({ units, chosen }: { units: readonly UnitId[]; chosen: UnitId | null }): ReactNode {
  const select = useTable((table) => table.selectUnits);
  return (
    <div className="pick-row">
      {units.map((id) => (
        <UnitChoice
          key={id}
          id={id}
          testId={`pick-${id}`}
          size={36}
          chosen={id === chosen}
          onChoose={(unit) => select([unit])}
        />
      ))}
    </div>
  );
}

export function RetreatOrder({ prompt }: { prompt: PromptAt<'retreat'> }): ReactNode {
  const selection = useTable((table) => table.selection);
  const unit = retreatingUnit(prompt, selection);
  const options = useOptions('retreat').filter(({ decision }) => decision.unit === unit);
  const acts = options.map((option) => <RetreatAct key={option.decision.to} option={option} />);
  return (
    <Slip prompt={prompt} acts={acts} tall>
      <RetreatingUnits units={prompt.units} chosen={unit} />
    </Slip>
  );
}
