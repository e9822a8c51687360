// R15.3–R15.5, R16.4: a neutral joins, a track moves, France returns. What is not possible says why.
import type { ReactNode } from 'react';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { DoneAct } from './CommonActs';
import { isLegal, type OptionOf, type PromptAt, useOptions, useSubmit } from './offers';
import { Slip } from './Slip';

function TrackWords({ option: { decision } }: { option: OptionOf<'negotiate'> }): ReactNode {
  const { screen } = useWords();
  const length = useTable(({ world }) => world.nationById[decision.nation]?.track ?? null);
  const done = useTable(({ view }) => view?.nations[decision.nation]?.track ?? 0);
  if (length === null) return null;
  const { slip } = screen;
  return <small>{decision.move === 'back' ? slip.trackBack(done, length) : slip.track(done, length)}</small>;
}

function NegotiateAct({ option }: { option: OptionOf<'negotiate'> }): ReactNode {
  const { words, names, reason } = useWords();
  const submit = useSubmit();
  const { decision, refusal } = option;
  const name = words.diplomacy[decision.move](names.nation(decision.nation));
  return (
    <Act
      act={`negotiate-${decision.nation}-${decision.move}`}
      reason={refusal && { title: name, text: reason(refusal) }}
      onAct={() => submit(decision)}
    >
      {name}
      {refusal === null && <TrackWords option={option} />}
    </Act>
  );
}

const keyOf = ({ decision }: OptionOf<'negotiate'>): string => `${decision.nation}-${decision.move}`;

export function DiplomacyOrder({ prompt }: { prompt: PromptAt<'diplomacy'> }): ReactNode {
  const { words, screen } = useWords();
  const options = useOptions('negotiate');
  const legal = options.filter(isLegal);
  const refused = options.filter((option) => !isLegal(option));
  return (
    <Slip prompt={prompt} tall acts={<DoneAct>{words.slip.finishEvent}</DoneAct>}>
      <div className="choices">
        {legal.map((option) => (
          <NegotiateAct key={keyOf(option)} option={option} />
        ))}
      </div>
      {refused.length > 0 && (
        <details className="refused">
          <summary>{screen.slip.notPossible}</summary>
          <div className="choices">
            {refused.map((option) => (
              <NegotiateAct key={keyOf(option)} option={option} />
            ))}
          </div>
        </details>
      )}
    </Slip>
  );
}
